import { countMinutesLeft, type PlanStep } from '@osh/core/incidents/plan.ts'
import { findStepName } from '@osh/core/norms/accidents/investigation-steps.ts'
import { describeDue } from '@osh/core/wording/incidents.ts'
import { observer } from 'mobx-react-lite'
import styles from '../Incidents.module.css'
import { incidentTexts as texts } from '../texts.ts'
import type { IncidentStore } from './incident-store.ts'

type Props = { readonly store: IncidentStore }

/** What is next: what the law wants at once, and the clock of the term that ends first. */
export const NearestTerm = observer(function NearestTerm({ store }: Props) {
  const { next = null, atOnce = [] } = store.plan ?? {}
  return (
    <>
      {atOnce.length > 0 && <AtOnce steps={atOnce} />}
      {next && <Clock store={store} next={next} />}
      {!next && atOnce.length === 0 && <p className={styles.calm}>{texts.allInTime}</p>}
    </>
  )
})

function AtOnce({ steps }: { readonly steps: readonly PlanStep[] }) {
  return (
    <section className={styles.atOnce}>
      <p>{texts.atOnce}</p>
      <ul>
        {steps.map(({ key, number }) => (
          <li key={key}>
            <a href={`#step-${key}`}>{texts.stepOf(number, findStepName(key))}</a>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** It stays in sight; the time is told without being read aloud each minute. */
const Clock = observer(function Clock({ store, next }: Props & { readonly next: PlanStep }) {
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
