import { severities } from '@osh/core/norms/accidents/degree.ts'
import { severityWords } from '@osh/core/wording/incidents.ts'
import { useState } from 'react'
import { SelectField } from '#ui/kit/forms/SelectField.tsx'
import styles from '../Incidents.module.css'
import { incidentTexts as texts } from '../texts.ts'
import { ChangeModal, type DialogProps } from './ChangeModal.tsx'
import { MomentFields, sentMoment, typedMoment } from './MomentFields.tsx'
import { useChange } from './use-change.ts'

const choices = severities.map((value) => ({ value, label: severityWords[value] }))

/** When medical information came, and how badly each of the injured is hurt by it. */
export function MedicalModal({ store, incident, onClose }: DialogProps) {
  const { messages, busy, submit } = useChange(store, onClose)
  const [typed, setTyped] = useState(typedMoment(incident.medicalReportAt ?? store.now))
  const [said, setSaid] = useState(incident.injured.map(({ severity }) => severity))
  return (
    <ChangeModal
      title={texts.medicalTitle}
      fields={['medicalReportAt', 'severities']}
      submit={submit(() => ({ medicalReportAt: sentMoment(typed), severities: said }))}
      {...{ messages, busy, onClose }}
    >
      <p className={styles.muted}>{texts.medicalHint}</p>
      <MomentFields
        first
        labels={[texts.reportDay, texts.reportTime]}
        typed={typed}
        error={messages.medicalReportAt}
        onChange={setTyped}
      />
      {incident.injured.map(({ employeeId, fullName }, row) => (
        <SelectField
          key={employeeId ?? fullName}
          label={texts.severityOf(fullName)}
          searchable={false}
          clearable={false}
          choices={choices}
          value={said[row] ?? 'easy'}
          error={messages.severities}
          onChange={(chosen) =>
            chosen !== null && setSaid(said.map((one, at) => (at === row ? chosen : one)))
          }
        />
      ))}
    </ChangeModal>
  )
}
