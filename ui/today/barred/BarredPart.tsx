import { Button } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { groundOf } from '@osh/core/norms/admission-grounds.ts'
import { isConfirmed } from '@osh/core/norms/confidence.ts'
import { fines } from '@osh/core/norms/fines.ts'
import type { BarredToday } from '@osh/core/today/today.ts'
import { formatDate } from '@osh/core/wording/formats/dates.ts'
import { keepTogether } from '@osh/core/wording/formats/no-break.ts'
import { cite, notCompared } from '@osh/core/wording/law/norms.ts'
import { observer } from 'mobx-react-lite'
import { Suspense } from 'react'
import { makeLazyPart } from '#ui/kit/connection/fetch-part.ts'
import { Loaded } from '#ui/kit/states/Loaded.tsx'
import { WhoIsMissing } from '#ui/requirements/absence/WhoIsMissing.tsx'
import { PartHead } from '../PartHead.tsx'
import styles from '../Today.module.css'
import { todayTexts, wordAssigned, wordFine } from '../texts.ts'
import type { TodayStore } from '../today-store.ts'
import { BarredList } from './BarredList.tsx'
import { BarredTable } from './BarredTable.tsx'
import { BARRED_HEAD, keepCursor, useOrderDialog } from './use-order-dialog.ts'

const IssueModal = makeLazyPart(() => import('#ui/documents/issue/IssueModal.tsx'))
const texts = todayTexts.barred

type Props = { readonly store: TodayStore }

/** «Не допускать сегодня»: never empty without a word, for «no one» must not look like «not read». */
export const BarredPart = observer(function BarredPart({ store }: Props) {
  const { barred } = store
  const some = barred.is === 'ready' && barred.value.total > 0 ? barred.value : null
  return (
    <section className={styles.part} aria-labelledby={BARRED_HEAD}>
      <div className={styles.head}>
        <PartHead
          id={BARRED_HEAD}
          title={texts.title}
          count={some ? texts.count(some.total, some.more, some.suspended) : undefined}
          isUrgent={some !== null}
        />
        {some && <FineNote store={store} />}
      </div>
      <Loaded state={barred} onRetry={() => void store.read()} rows={4}>
        {(value) => (value.total === 0 ? <NoOne barred={value} /> : <Some store={store} barred={value} />)}
      </Loaded>
      <WhoIsMissing />
    </section>
  )
})

function NoOne({ barred: { next, assigned } }: { readonly barred: BarredToday }) {
  if (assigned === null) return null
  return (
    <p className={styles.allIn}>
      {wordAssigned(assigned)}
      {next && ` ${texts.next(formatDate(next.deadline), next.fullName)}`}
    </p>
  )
}

/** What admitting someone costs, by the grounds that there are. */
const FineNote = observer(function FineNote({ store }: Props) {
  const grounds = new Set(store.shown.flatMap(({ bars }) => bars.map(({ ground }) => groundOf(ground).fine)))
  const told = fines.filter(({ id }) => grounds.has(id)).map((fine) => wordFine(fine, store.inn))
  return told.length > 0 ? <p className={styles.note}>{told.join('. ')}</p> : null
})

const Some = observer(function Some({ store, barred }: Props & { readonly barred: BarredToday }) {
  const phone = useMediaQuery('(max-width: 699.98px)', undefined, { getInitialValueInEffect: false })
  const dialog = useOrderDialog()
  const View = phone ? BarredList : BarredTable
  const left = barred.total - store.shown.length
  return (
    <>
      <View
        people={store.shown}
        marks={store.marks}
        today={store.today}
        factorOf={store.factorOf}
        dialog={dialog}
      />
      {(left > 0 || barred.more) && (
        <Button
          variant="default"
          loading={store.busy}
          className={styles.more}
          onClick={() => void store.readMore()}
        >
          {barred.more ? texts.moreUncounted : texts.more(left)}
        </Button>
      )}
      <NotCompared store={store} />
      {dialog.opened && (
        <Suspense fallback={null}>
          <IssueModal
            template={dialog.opened.template}
            date={store.today}
            about={dialog.opened.about}
            onIssued={() => void store.read().then(() => requestAnimationFrame(keepCursor))}
            onClose={dialog.close}
          />
        </Suspense>
      )}
    </>
  )
})

/** The points of law that were not compared with their text are told once, not in every row. */
const NotCompared = observer(function NotCompared({ store }: Props) {
  const grounds = store.shown.flatMap(({ bars }) => bars.map(({ ground }) => groundOf(ground)))
  const points = grounds
    .filter(({ confidence }) => !isConfirmed(confidence))
    .map(({ citation }) => cite(citation))
  if (points.length === 0) return null
  return <p className={styles.note}>{keepTogether(`${[...new Set(points)].join('; ')}: ${notCompared}`)}</p>
})
