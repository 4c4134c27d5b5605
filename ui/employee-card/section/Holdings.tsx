import { Button } from '@mantine/core'
import { sizeForPpe } from '@osh/core/employees/sizes/size-for-ppe.ts'
import { findAskedReturn } from '@osh/core/obligations/ppe/hand-in.ts'
import { type Holding, isPastReturn } from '@osh/core/obligations/ppe/holding.ts'
import { describeDeadline, formatDate } from '@osh/core/wording/formats/dates.ts'
import { formatPieces } from '@osh/core/wording/ppe.ts'
import { absent } from '@osh/core/wording/sections.ts'
import { observer } from 'mobx-react-lite'
import { Suspense, useState } from 'react'
import { May } from '#ui/app/session/May.tsx'
import { fetchPart, makeLazyPart } from '#ui/kit/connection/fetch-part.ts'
import { SaveTable } from '#ui/kit/tables/SaveTable.tsx'
import { InMemo } from '#ui/memos/MemoLink.tsx'
import { sectionTexts as texts } from '../texts.ts'
import { useCard } from '../use-card.ts'
import styles from './Section.module.css'

const ReturnModal = makeLazyPart(async () => ({ default: (await import('./ReturnModal.tsx')).ReturnModal }))

/** The PPE that the employee holds, oldest first; what is past its day of return is marked. */
export const Holdings = observer(function Holdings({ held }: { readonly held: readonly Holding[] }) {
  const { employee } = useCard()
  const [returning, setReturning] = useState<Holding | null>(null)
  return (
    <section className={styles.holdings}>
      <div className={styles.head}>
        <h2 id="held">{texts.held}</h2>
        <SaveTable
          of={texts.heldTable}
          ask={async () => {
            const { makeHoldingsFile } = await fetchPart(() => import('./duties-file.ts'))
            return makeHoldingsFile(employee, held)
          }}
        />
      </div>
      <ul className={styles.list} aria-labelledby="held">
        {held.map((holding) => (
          <HoldingItem key={holding.issuance} holding={holding} onReturn={() => setReturning(holding)} />
        ))}
      </ul>
      {returning && (
        <Suspense>
          <ReturnModal holding={returning} onClose={() => setReturning(null)} />
        </Suspense>
      )}
    </section>
  )
})

type ItemProps = { readonly holding: Holding; readonly onReturn: () => void }

const HoldingItem = observer(function HoldingItem({ holding, onReturn }: ItemProps) {
  const { duties, employee } = useCard()
  const { name, quantity, unit, norm, size, issuedOn, returnBy } = holding
  const past = isPastReturn(holding, duties.today)
  return (
    <li className={styles.item}>
      <div className={`${styles.due} ${past ? styles.overdue : ''}`}>
        <span className={styles.date}>{returnBy === null ? absent : formatDate(returnBy)}</span>
        <span className={styles.second}>
          {returnBy === null ? texts.untilWornOut : describeDeadline(returnBy, duties.today)}
        </span>
      </div>
      <div className={styles.what}>
        <h3 className={styles.name}>{name}</h3>
        <p className={styles.second}>
          {texts.onHand(
            formatPieces(quantity, unit),
            size ?? sizeForPpe(name, employee),
            norm,
            formatDate(issuedOn),
            returnBy === null ? null : formatDate(returnBy),
          )}
        </p>
      </div>
      <div className={styles.actions}>
        <HandIn holding={holding} past={past} onReturn={onReturn} />
      </div>
    </li>
  )
})

/** «Вернуть»; a return that is in a memo is done there. */
const HandIn = observer(function HandIn({
  holding: { name, unit, issuedOn },
  past,
  onReturn,
}: ItemProps & { readonly past: boolean }) {
  const memo = findAskedReturn({ name, unit }, useCard().duties.all)?.memo
  if (memo) return <InMemo memo={memo} className={styles.second} />
  return (
    <May right="change">
      <Button variant={past ? 'default' : 'subtle'} size="xs" onClick={onReturn}>
        {texts.giveBack}
        <span className="visually-hidden">{texts.aboutHolding(name, formatDate(issuedOn))}</span>
      </Button>
    </May>
  )
})
