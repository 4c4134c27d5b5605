import '#ui/kit/form-styles.ts'
import { Checkbox, Textarea } from '@mantine/core'
import { deriveIncidentSeverity } from '@osh/core/incidents/severity.ts'
import type { LocalDate } from '@osh/core/shared/dates/local-date.ts'
import { formatDate } from '@osh/core/wording/formats/dates.ts'
import { useState } from 'react'
import { DateField } from '#ui/kit/forms/DateField.tsx'
import styles from '../Incidents.module.css'
import { ChangeModal, type DialogProps } from './ChangeModal.tsx'
import { dialogTexts } from './texts.ts'
import { useChange } from './use-change.ts'

const conditions = [
  'qualificationStands',
  'nothingExcludes',
  'unanimous',
  'fundAgrees',
  'inspectorAgrees',
] as const

/** An act Н-1С: considered once, made on its conditions or declined; void later, where the case is not of production. */
export function InterimActModal(props: DialogProps) {
  return props.incident.interimAct === null ? <Considering {...props} /> : <Considered {...props} />
}

function Considering({ store, incident, onClose }: DialogProps) {
  const { messages, busy, submit } = useChange(store, onClose)
  const asked = conditions.filter(
    (one) => one !== 'inspectorAgrees' || deriveIncidentSeverity(incident) !== 'easy',
  )
  const [days, setDays] = useState<Readonly<Record<'consideredOn' | 'approvedOn', LocalDate | null>>>({
    consideredOn: null,
    approvedOn: null,
  })
  const [declinedBecause, setDeclined] = useState('')
  const [met, setMet] = useState<ReadonlySet<string>>(new Set())
  const patch = () => ({
    interimAct: {
      consideredOn: days.consideredOn ?? '',
      approvedOn: days.approvedOn ?? '',
      declinedBecause,
      ...Object.fromEntries(asked.map((one) => [one, met.has(one)])),
    },
  })
  return (
    <ChangeModal
      title={dialogTexts.interimActTitle}
      fields={['consideredOn', 'approvedOn', 'declinedBecause', ...conditions]}
      submit={submit(patch)}
      {...{ messages, busy, onClose }}
    >
      <p className={styles.muted}>{dialogTexts.interimActHint}</p>
      <DateField
        data-autofocus
        label={dialogTexts.consideredOn}
        value={days.consideredOn}
        error={messages.consideredOn}
        onChange={(consideredOn) => setDays({ ...days, consideredOn })}
      />
      {asked.map((one) => (
        <Checkbox
          key={one}
          label={dialogTexts.conditions[one]}
          checked={met.has(one)}
          error={messages[one]}
          onChange={({ currentTarget }) =>
            setMet(new Set(currentTarget.checked ? [...met, one] : [...met].filter((other) => other !== one)))
          }
        />
      ))}
      <DateField
        label={dialogTexts.approvedOn}
        value={days.approvedOn}
        error={messages.approvedOn}
        onChange={(approvedOn) => setDays({ ...days, approvedOn })}
      />
      <Textarea
        label={dialogTexts.declinedBecause}
        autosize
        minRows={2}
        maxLength={500}
        value={declinedBecause}
        error={messages.declinedBecause}
        onChange={({ currentTarget }) => setDeclined(currentTarget.value)}
      />
    </ChangeModal>
  )
}

function Considered({ store, incident, onClose }: DialogProps) {
  const { messages, busy, submit } = useChange(store, onClose)
  const act = incident.interimAct
  const [annulledOn, setAnnulled] = useState(act?.annulledOn ?? null)
  if (!act) return null
  const { approvedOn, consideredOn, declinedBecause } = act
  return (
    <ChangeModal
      title={dialogTexts.interimActTitle}
      fields={['annulledOn']}
      submit={submit(() => ({ interimAct: { annulledOn } }))}
      {...{ messages, busy, onClose }}
    >
      <p>
        {approvedOn
          ? dialogTexts.interimActIs(formatDate(approvedOn))
          : dialogTexts.interimActDeclined(formatDate(consideredOn), declinedBecause ?? '')}
      </p>
      {approvedOn && (
        <>
          <p className={styles.muted}>{dialogTexts.annulHint}</p>
          <DateField
            data-autofocus
            label={dialogTexts.annulledOn}
            clearable
            value={annulledOn}
            error={messages.annulledOn}
            onChange={setAnnulled}
          />
        </>
      )}
    </ChangeModal>
  )
}
