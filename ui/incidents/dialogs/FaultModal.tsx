import { Checkbox, TextInput } from '@mantine/core'
import type { Incident } from '@osh/core/incidents/incident.ts'
import { keyInjured } from '@osh/core/incidents/papers-of-file.ts'
import type { LocalDate } from '@osh/core/shared/dates/local-date.ts'
import { useState } from 'react'
import { DateField } from '#ui/kit/forms/DateField.tsx'
import styles from '../Incidents.module.css'
import type { IncidentStore } from '../page/incident-store.ts'
import { paperTexts as texts } from '../papers/texts.ts'
import { ChangeModal } from './ChangeModal.tsx'
import { useChange } from './use-change.ts'

type Props = {
  readonly store: IncidentStore
  readonly incident: Incident
  /** Place among the injured. */
  readonly row: number
  readonly onClose: () => void
}

type Typed = {
  readonly percent: string
  readonly grossNegligence: boolean
  readonly noBody: boolean
  readonly body: string
  readonly opinionOn: LocalDate | null
  readonly opinion: string
}

const blank: Typed = {
  percent: '',
  grossNegligence: false,
  noBody: false,
  body: '',
  opinionOn: null,
  opinion: '',
}

/** The degree of fault by gross negligence, with the opinion that was taken into account. */
export function FaultModal({ store, incident, row, onClose }: Props) {
  const { messages, busy, submit } = useChange(store, onClose)
  const injured = incident.injured[row]
  const known = injured && incident.faults[keyInjured(injured)]
  const [typed, setTyped] = useState<Typed>(
    known
      ? { ...known, percent: String(known.percent), grossNegligence: true, noBody: known.opinionOn === null }
      : blank,
  )
  const type = (changes: Partial<Typed>) => setTyped({ ...typed, ...changes })
  return (
    <ChangeModal
      title={texts.faultTitle}
      fields={['grossNegligence', 'percent', 'body', 'opinionOn', 'opinion']}
      submit={submit(() => ({
        seen: { detailsVersion: incident.detailsVersion },
        fault: { ...typed, injured: row, percent: typed.percent === '' ? null : Number(typed.percent) },
      }))}
      {...{ messages, busy, onClose }}
    >
      <p className={styles.muted}>
        {injured?.fullName}. {texts.faultHint}
      </p>
      <Checkbox
        label={texts.gross}
        checked={typed.grossNegligence}
        error={messages.grossNegligence}
        onChange={({ currentTarget }) => type({ grossNegligence: currentTarget.checked })}
      />
      <TextInput
        data-autofocus
        label={texts.percent}
        inputMode="numeric"
        maxLength={3}
        autoComplete="off"
        value={typed.percent}
        error={messages.percent}
        onChange={({ currentTarget }) => type({ percent: currentTarget.value })}
      />
      <Checkbox
        label={texts.noBody}
        checked={typed.noBody}
        onChange={({ currentTarget }) => type({ noBody: currentTarget.checked })}
      />
      {!typed.noBody && (
        <>
          <TextInput
            label={texts.opinionBody}
            description={texts.opinionBodyHint}
            maxLength={500}
            value={typed.body}
            error={messages.body}
            onChange={({ currentTarget }) => type({ body: currentTarget.value })}
          />
          <DateField
            label={texts.opinionOn}
            clearable
            value={typed.opinionOn}
            error={messages.opinionOn}
            onChange={(opinionOn) => type({ opinionOn })}
          />
          <TextInput
            label={texts.opinion}
            maxLength={500}
            value={typed.opinion}
            error={messages.opinion}
            onChange={({ currentTarget }) => type({ opinion: currentTarget.value })}
          />
        </>
      )}
    </ChangeModal>
  )
}
