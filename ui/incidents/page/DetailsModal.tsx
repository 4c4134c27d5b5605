import { TextInput } from '@mantine/core'
import { degreeOfIncident } from '@osh/core/incidents/plan.ts'
import { degrees, isGroup } from '@osh/core/norms/accidents/degree.ts'
import { dayOfMoment, timeOfMoment } from '@osh/core/shared/dates/local-moment.ts'
import { degreeWords } from '@osh/core/wording/incidents.ts'
import { useState } from 'react'
import { DateField } from '#ui/kit/forms/DateField.tsx'
import { SelectField } from '#ui/kit/forms/SelectField.tsx'
import styles from '../Incidents.module.css'
import { incidentTexts as texts } from '../texts.ts'
import { ChangeModal, type DialogProps } from './ChangeModal.tsx'
import { useChange } from './use-change.ts'

const own = [
  'degree',
  'medicalReportAt',
  'reportedLateOn',
  'days',
  'reason',
  'disabilityEndedOn',
  'finalDiagnosisOn',
  'place',
]

/** What becomes known as the investigation goes on: severity, medical report, extension, recovery. */
export function DetailsModal({ store, incident, onClose }: DialogProps) {
  const { messages, busy, submit } = useChange(store, onClose)
  const degree = degreeOfIncident(incident)
  const [typed, setTyped] = useState({
    degree,
    place: incident.place,
    reportDay: incident.medicalReportAt && dayOfMoment(incident.medicalReportAt),
    reportTime: incident.medicalReportAt ? timeOfMoment(incident.medicalReportAt) : '',
    reportedLateOn: incident.reportedLateOn,
    days: String(incident.extension?.days ?? ''),
    reason: incident.extension?.reason ?? '',
    disabilityEndedOn: incident.disabilityEndedOn,
    finalDiagnosisOn: incident.finalDiagnosisOn,
  })
  const type = (changes: Partial<typeof typed>) => setTyped({ ...typed, ...changes })
  const patch = () => {
    const { reportDay, reportTime, days, reason, degree: chosen, ...others } = typed
    return {
      ...others,
      ...(chosen === degree ? {} : { degree: chosen }),
      medicalReportAt: reportDay === null ? null : `${reportDay}T${reportTime || '12:00'}`,
      extension: days.trim() === '' ? null : { days: days.trim(), reason },
    }
  }
  const choices = degrees
    .filter((one) => isGroup(one) === isGroup(degree))
    .map((value) => ({ value, label: degreeWords[value] }))
  return (
    <ChangeModal
      title={texts.detailsTitle}
      fields={own}
      submit={submit(patch)}
      {...{ messages, busy, onClose }}
    >
      <SelectField
        data-autofocus
        label={texts.degree}
        searchable={false}
        clearable={false}
        choices={choices}
        value={typed.degree}
        error={messages.degree}
        onChange={(chosen) => chosen !== null && type({ degree: chosen })}
      />
      <TextInput
        label={texts.fields.place}
        maxLength={500}
        value={typed.place}
        error={messages.place}
        onChange={({ currentTarget }) => type({ place: currentTarget.value })}
      />
      <div className={styles.pair}>
        <DateField
          label={texts.reportDay}
          clearable
          value={typed.reportDay}
          error={messages.medicalReportAt}
          onChange={(reportDay) => type({ reportDay })}
        />
        <TextInput
          label={texts.reportTime}
          inputMode="numeric"
          maxLength={5}
          placeholder="12:00"
          value={typed.reportTime}
          onChange={({ currentTarget }) => type({ reportTime: currentTarget.value })}
        />
      </div>
      <div className={styles.pair}>
        <TextInput
          label={texts.extensionDays}
          inputMode="numeric"
          maxLength={2}
          value={typed.days}
          error={messages.days}
          onChange={({ currentTarget }) => type({ days: currentTarget.value })}
        />
        <TextInput
          label={texts.extensionReason}
          maxLength={500}
          value={typed.reason}
          error={messages.reason}
          onChange={({ currentTarget }) => type({ reason: currentTarget.value })}
        />
      </div>
      <DateField
        label={texts.lateOn}
        description={texts.lateHint}
        clearable
        value={typed.reportedLateOn}
        error={messages.reportedLateOn}
        onChange={(reportedLateOn) => type({ reportedLateOn })}
      />
      <div className={styles.pair}>
        <DateField
          label={texts.disability}
          clearable
          value={typed.disabilityEndedOn}
          error={messages.disabilityEndedOn}
          onChange={(disabilityEndedOn) => type({ disabilityEndedOn })}
        />
        <DateField
          label={texts.diagnosis}
          clearable
          value={typed.finalDiagnosisOn}
          error={messages.finalDiagnosisOn}
          onChange={(finalDiagnosisOn) => type({ finalDiagnosisOn })}
        />
      </div>
    </ChangeModal>
  )
}
