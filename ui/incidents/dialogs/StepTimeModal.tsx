import type { PlanStep } from '@osh/core/incidents/plan.ts'
import { useState } from 'react'
import styles from '../Incidents.module.css'
import type { IncidentStore } from '../page/incident-store.ts'
import { ChangeModal } from './ChangeModal.tsx'
import { encodeMoment, MomentFields, splitMoment } from './MomentFields.tsx'
import { dialogTexts } from './texts.ts'
import { useChange } from './use-change.ts'

type Props = { readonly store: IncidentStore; readonly step: PlanStep; readonly onClose: () => void }

/** When a step was done, where that is not when it was ticked. */
export function StepTimeModal({ store, step, onClose }: Props) {
  const { messages, busy, submit } = useChange(store, onClose)
  const [typed, setTyped] = useState(splitMoment(step.done?.at ?? store.now))
  return (
    <ChangeModal
      title={dialogTexts.stepTimeTitle}
      fields={['done']}
      submit={submit(() => ({ done: { [step.key]: encodeMoment(typed) ?? '' } }))}
      {...{ messages, busy, onClose }}
    >
      <p className={styles.muted}>
        {step.number}. {step.action}
      </p>
      <MomentFields
        first
        labels={[dialogTexts.stepDay, dialogTexts.stepTime]}
        typed={typed}
        error={messages.done}
        onChange={setTyped}
      />
    </ChangeModal>
  )
}
