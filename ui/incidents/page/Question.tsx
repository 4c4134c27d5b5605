import { SegmentedControl } from '@mantine/core'
import { useMay } from '#ui/app/session/May.tsx'
import '@mantine/core/styles/FloatingIndicator.layer.css'
import '@mantine/core/styles/SegmentedControl.layer.css'
import type { PlanStep } from '@osh/core/incidents/plan.ts'
import { observer } from 'mobx-react-lite'
import styles from '../Incidents.module.css'
import { incidentTexts as texts } from '../texts.ts'
import type { IncidentStore } from './incident-store.ts'

type Props = { readonly step: PlanStep; readonly store: IncidentStore }

/** What decides whether other steps are taken: yes or no. */
export const Question = observer(function Question({ step, store }: Props) {
  const { key, question, answer } = step
  const may = useMay('change')
  if (!question) return null
  return (
    <div className={styles.question}>
      <span id={`question-${key}`}>{question.text}</span>
      <SegmentedControl
        aria-labelledby={`question-${key}`}
        size="xs"
        disabled={!may}
        data={[
          { value: 'yes', label: texts.yes },
          { value: 'no', label: texts.no },
        ]}
        value={answer ? 'yes' : 'no'}
        onChange={(value) => void store.answer(key, value === 'yes')}
      />
    </div>
  )
})
