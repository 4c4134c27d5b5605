import { severities } from '@osh/core/norms/accidents/degree.ts'
import { severityWords } from '@osh/core/wording/incidents.ts'
import { useState } from 'react'
import { SelectField } from '#ui/kit/forms/SelectField.tsx'
import styles from '../Incidents.module.css'
import { ChangeModal, type DialogProps } from './ChangeModal.tsx'
import { encodeMoment, MomentFields, splitMoment } from './MomentFields.tsx'
import { dialogTexts } from './texts.ts'
import { useChange } from './use-change.ts'

const choices = severities.map((value) => ({ value, label: severityWords[value] }))

/** When medical information came, and how badly each of the injured is hurt by it. */
export function MedicalModal({ store, incident, onClose }: DialogProps) {
  const { messages, busy, submit } = useChange(store, onClose)
  const [typed, setTyped] = useState(splitMoment(incident.medicalReportAt ?? store.now))
  const [said, setSaid] = useState(incident.injured.map(({ severity }) => severity))
  return (
    <ChangeModal
      title={dialogTexts.medicalTitle}
      fields={['medicalReportAt', 'severities']}
      submit={submit(() => ({ medicalReportAt: encodeMoment(typed), severities: said }))}
      {...{ messages, busy, onClose }}
    >
      <p className={styles.muted}>{dialogTexts.medicalHint}</p>
      <MomentFields
        first
        labels={[dialogTexts.reportDay, dialogTexts.reportTime]}
        typed={typed}
        error={messages.medicalReportAt}
        onChange={setTyped}
      />
      {incident.injured.map(({ employeeId, fullName }, row) => (
        <SelectField
          key={employeeId ?? fullName}
          label={dialogTexts.severityOf(fullName)}
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
