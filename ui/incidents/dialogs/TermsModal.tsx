import { TextInput } from '@mantine/core'
import type { Injured } from '@osh/core/incidents/incident.ts'
import { keyInjured } from '@osh/core/incidents/papers-of-file.ts'
import { useState } from 'react'
import { DateField } from '#ui/kit/forms/DateField.tsx'
import styles from '../Incidents.module.css'
import { ChangeModal, type DialogProps } from './ChangeModal.tsx'
import { encodeMoment, MomentFields, splitMoment } from './MomentFields.tsx'
import { dialogTexts } from './texts.ts'
import { useChange } from './use-change.ts'

const own = [
  'days',
  'reason',
  'decidedAt',
  'until',
  'body',
  'grantedAt',
  'reportedLateAt',
  'disabilityEndedOn',
  'finalDiagnosisOn',
  'lostDays',
]

/** What moves the terms: extensions, a late report, recovery. */
export function TermsModal({ store, incident, onClose }: DialogProps) {
  const { messages, busy, submit } = useChange(store, onClose)
  const { extension, furtherExtension, reportedLateAt, disabilityEndedOn, finalDiagnosisOn } = incident
  const [typed, setTyped] = useState({
    days: String(extension?.days ?? ''),
    reason: extension?.reason ?? '',
    until: furtherExtension?.until ?? null,
    body: furtherExtension?.body ?? '',
    decided: splitMoment(extension ? (extension.decidedAt ?? null) : store.now),
    granted: splitMoment(furtherExtension ? (furtherExtension.grantedAt ?? null) : store.now),
    late: splitMoment(reportedLateAt),
    disabilityEndedOn,
    finalDiagnosisOn,
  })
  const [days, typeDays] = useState<Readonly<Record<string, string>>>({})
  const daysOf = (one: Injured) => days[keyInjured(one)] ?? String(incident.lostDays[keyInjured(one)] ?? '')
  const type = (changes: Partial<typeof typed>) => setTyped({ ...typed, ...changes })
  const patch = () => {
    const { days: longer, reason, decided, until, body, granted, late, ...dates } = typed
    return {
      ...dates,
      ...(Object.keys(days).length > 0 && {
        lostDays: incident.injured.map(daysOf),
        seen: { detailsVersion: incident.detailsVersion },
      }),
      reportedLateAt: encodeMoment(late),
      extension:
        longer.trim() === '' && reason.trim() === ''
          ? null
          : { days: longer.trim(), reason, decidedAt: encodeMoment(decided) },
      furtherExtension:
        until === null && body.trim() === ''
          ? null
          : { until: until ?? '', body, grantedAt: encodeMoment(granted) },
    }
  }
  return (
    <ChangeModal
      title={dialogTexts.termsTitle}
      fields={own}
      submit={submit(patch)}
      {...{ messages, busy, onClose }}
    >
      <div className={styles.pair}>
        <TextInput
          data-autofocus
          label={dialogTexts.extensionDays}
          inputMode="numeric"
          maxLength={2}
          value={typed.days}
          error={messages.days}
          onChange={({ currentTarget }) => type({ days: currentTarget.value })}
        />
        <TextInput
          label={dialogTexts.extensionReason}
          maxLength={500}
          value={typed.reason}
          error={messages.reason}
          onChange={({ currentTarget }) => type({ reason: currentTarget.value })}
        />
      </div>
      {typed.days.trim() !== '' && (
        <MomentFields
          labels={[dialogTexts.decidedDay, dialogTexts.decidedTime]}
          typed={typed.decided}
          error={messages.decidedAt}
          onChange={(decided) => type({ decided })}
        />
      )}
      <p className={styles.muted}>{dialogTexts.furtherHint}</p>
      <DateField
        label={dialogTexts.furtherUntil}
        clearable
        value={typed.until}
        error={messages.until}
        onChange={(until) => type({ until })}
      />
      <TextInput
        label={dialogTexts.furtherBody}
        maxLength={500}
        value={typed.body}
        error={messages.body}
        onChange={({ currentTarget }) => type({ body: currentTarget.value })}
      />
      {typed.until !== null && (
        <MomentFields
          labels={[dialogTexts.grantedDay, dialogTexts.decidedTime]}
          typed={typed.granted}
          error={messages.grantedAt}
          onChange={(granted) => type({ granted })}
        />
      )}
      <p className={styles.muted}>{dialogTexts.lateHint}</p>
      <MomentFields
        labels={[dialogTexts.lateDay, dialogTexts.lateTime]}
        typed={typed.late}
        error={messages.reportedLateAt}
        onChange={(late) => type({ late })}
      />
      <div className={styles.pair}>
        <DateField
          label={dialogTexts.disability}
          clearable
          value={typed.disabilityEndedOn}
          error={messages.disabilityEndedOn}
          onChange={(day) => type({ disabilityEndedOn: day })}
        />
        <DateField
          label={dialogTexts.diagnosis}
          clearable
          value={typed.finalDiagnosisOn}
          error={messages.finalDiagnosisOn}
          onChange={(day) => type({ finalDiagnosisOn: day })}
        />
      </div>
      <p className={styles.muted}>{dialogTexts.lostDaysHint}</p>
      {incident.injured.map((one) => (
        <TextInput
          key={keyInjured(one)}
          label={dialogTexts.lostDays(one.fullName)}
          inputMode="numeric"
          maxLength={4}
          value={daysOf(one)}
          error={messages.lostDays}
          onChange={({ currentTarget }) => typeDays({ ...days, [keyInjured(one)]: currentTarget.value })}
        />
      ))}
    </ChangeModal>
  )
}
