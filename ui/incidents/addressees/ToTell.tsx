import { listToTell } from '@osh/core/incidents/addressees/list-to-tell.ts'
import type { PlanStep } from '@osh/core/incidents/plan.ts'
import { findStepName } from '@osh/core/norms/accidents/investigation-steps.ts'
import { describeDue } from '@osh/core/wording/incidents.ts'
import { observer } from 'mobx-react-lite'
import styles from '../Incidents.module.css'
import type { IncidentStore } from '../page/incident-store.ts'
import { incidentTexts } from '../texts.ts'
import { Addressees } from './Addressees.tsx'
import { addresseeTexts as texts } from './texts.ts'

type Props = { readonly store: IncidentStore }

/** All who have still to be told of the accident: by when, in which step, and how the company reaches them. */
export const ToTell = observer(function ToTell({ store }: Props) {
  const told = store.plan ? listToTell(store.plan) : []
  if (told.length === 0) return null
  return (
    <section aria-labelledby="to-tell">
      <h2 id="to-tell" className={styles.part}>
        {texts.toTell(told.length)}
      </h2>
      <ul className={styles.toTell}>
        {told.map(({ addressee, steps }) => (
          <li key={addressee}>
            <Addressees addressees={[addressee]} />
            {steps.map((step) => (
              <Term key={`${step.key}/${step.number}`} step={step} store={store} />
            ))}
          </li>
        ))}
      </ul>
    </section>
  )
})

const Term = observer(function Term({ step, store }: Props & { readonly step: PlanStep }) {
  const { key, number, due, deadline, overdue } = step
  const left = store.tellLeft(due)
  return (
    <p className={styles.toTellBy}>
      <a href={`#step-${key}`}>{incidentTexts.stepOf(number, findStepName(key))}</a>
      <span className={overdue ? styles.late : ''}>
        {[describeDue(due, deadline), left].filter((said) => said !== null).join(', ')}
      </span>
    </p>
  )
})
