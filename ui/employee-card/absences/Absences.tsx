import { Button } from '@mantine/core'
import { type Absence, covers } from '@osh/core/employees/absences/absence.ts'
import { absenceKindWords } from '@osh/core/wording/absences.ts'
import { formatDate } from '@osh/core/wording/formats/dates.ts'
import { observer } from 'mobx-react-lite'
import { lazy, Suspense, useState } from 'react'
import { May, useHidden } from '#ui/app/session/May.tsx'
import { Hidden } from '#ui/kit/states/Hidden.tsx'
import { Loaded } from '#ui/kit/states/Loaded.tsx'
import card from '../EmployeeCard.module.css'
import { useCard } from '../use-card.ts'
import styles from './Absences.module.css'
import { RemoveAbsence } from './RemoveAbsence.tsx'
import { absenceTexts as texts } from './texts.ts'

const AbsenceModal = lazy(() => import('./AbsenceModal.tsx'))

/** When the employee is, was or will be away for long. */
export const Absences = observer(function Absences() {
  const { employee, absences } = useCard()
  const [edited, setEdited] = useState<Absence | 'new' | null>(null)
  return (
    <section className={card.group}>
      <h2>{texts.title}</h2>
      <p className={card.muted}>{texts.hint}</p>
      <Loaded state={absences.state} rows={1} onRetry={() => void absences.open(employee.id)}>
        {(all) =>
          all.length === 0 ? (
            <p>{texts.none}</p>
          ) : (
            <ul className={styles.list}>
              {all.map((absence) => (
                <Line key={absence.id} absence={absence} onChange={() => setEdited(absence)} />
              ))}
            </ul>
          )
        }
      </Loaded>
      <May right="change">
        <Button variant="default" onClick={() => setEdited('new')}>
          {texts.add}
        </Button>
      </May>
      {edited && (
        <Suspense>
          <AbsenceModal absence={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />
        </Suspense>
      )}
    </section>
  )
})

type LineProps = { readonly absence: Absence; readonly onChange: () => void }

const Line = observer(function Line({ absence, onChange }: LineProps) {
  const { absences } = useCard()
  const { kind, from, to } = absence
  // An illness comes from the server as `other`, so that no kind is left to be guessed.
  const hidden = useHidden()
  const days = to === null ? texts.since(formatDate(from)) : texts.between(formatDate(from), formatDate(to))
  const about = <span className="visually-hidden">{texts.about(days)}</span>
  return (
    <li className={styles.line}>
      <div>
        <span className={styles.days}>{days}</span>
        {covers(absence, absences.today) && <span className={styles.now}>{texts.now}</span>}
        <span className={styles.kind}>
          {kind === 'other' && hidden.includes('medical') ? <Hidden /> : absenceKindWords[kind]}
        </span>
      </div>
      <May right="change">
        <div className={styles.actions}>
          <Button variant="subtle" size="xs" onClick={onChange}>
            {texts.change}
            {about}
          </Button>
          <RemoveAbsence absence={absence} days={days} />
        </div>
      </May>
    </li>
  )
})
