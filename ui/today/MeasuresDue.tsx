import type { MeasuresToday } from '@osh/core/today/today.ts'
import { formatDate } from '@osh/core/wording/formats/dates.ts'
import { describeSource, describeTerm } from '@osh/core/wording/measures.ts'
import { observer } from 'mobx-react-lite'
import { Link } from 'react-router-dom'
import { Loaded } from '#ui/kit/states/Loaded.tsx'
import { PartHead } from './PartHead.tsx'
import styles from './Today.module.css'
import { todayTexts } from './texts.ts'
import type { TodayStore } from './today-store.ts'

const texts = todayTexts.measures

/** «Мероприятия»: what is overdue and what is due within a week; each row leads to its own. */
export const MeasuresDue = observer(function MeasuresDue({ store }: { readonly store: TodayStore }) {
  const { measures, today } = store
  if (measures.is === 'pending' || (measures.is === 'ready' && measures.value.items.length === 0)) return null
  return (
    <section className={styles.part} aria-labelledby="measures-today">
      <PartHead
        id="measures-today"
        title={texts.title}
        count={
          measures.is === 'ready'
            ? texts.count(measures.value.counts.overdue, measures.value.counts.soon)
            : undefined
        }
      />
      <Loaded state={measures} onRetry={() => void store.read()} rows={2}>
        {(told) => <Rows told={told} today={today} />}
      </Loaded>
    </section>
  )
})

type RowsProps = { readonly told: MeasuresToday; readonly today: TodayStore['today'] }

function Rows({ told: { items, counts }, today }: RowsProps) {
  const left = counts.overdue + counts.soon - items.length
  return (
    <ul className={styles.rows}>
      {items.map(({ measure: { id, what, dueOn, responsible, origin }, source }) => (
        <li key={id} className={styles.row}>
          <div className={styles.when}>
            {formatDate(dueOn)}
            <span className={styles.second}>{describeTerm(dueOn, today)}</span>
          </div>
          <div className={styles.what}>
            <span className={styles.subject}>{what}</span>
            <span className={styles.second}>
              {[responsible, describeSource(source, origin.is === 'inspector-order' ? origin.point : '')]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </div>
          <Link className={styles.verb} to={`/notifications/measures?state=open#measure-${id}`}>
            {texts.open}
            <span className="visually-hidden"> {what}</span>
          </Link>
        </li>
      ))}
      {left > 0 && (
        <li className={styles.others}>
          <Link to="/notifications/measures?state=open">{texts.all(left)}</Link>
        </li>
      )}
    </ul>
  )
}
