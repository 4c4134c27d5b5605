import { countMinutesLeft } from '@osh/core/incidents/plan.ts'
import { describeDue } from '@osh/core/wording/incidents.ts'
import { observer } from 'mobx-react-lite'
import styles from '../Incidents.module.css'
import { incidentTexts as texts } from '../texts.ts'
import type { IncidentStore } from './incident-store.ts'

/** The clock of the term that ends first. It stays in sight; the time is told without being read aloud each minute. */
export const NearestTerm = observer(function NearestTerm({ store }: { readonly store: IncidentStore }) {
  const next = store.plan?.next
  if (!next) return <p className={styles.calm}>{texts.allInTime}</p>
  const left = countMinutesLeft(next.due, store.now) ?? 0
  return (
    <section className={`${styles.nearest} ${left < 0 ? styles.isLate : ''}`}>
      <div>
        <p>{texts.nearest(next.number, next.action)}</p>
        <p className={styles.clock} role="timer" aria-live="off">
          {store.tellLeft(next.due)}
        </p>
      </div>
      <div className={styles.until}>
        <span>{describeDue(next.due, next.deadline)}</span>
        <a href={`#step-${next.key}`}>{texts.toStep(next.number)}</a>
      </div>
    </section>
  )
})
