import { Textarea, TextInput } from '@mantine/core'
import type { IncidentId } from '@osh/core/incidents/incident.ts'
import { type Severity, severities } from '@osh/core/norms/accidents/degree.ts'
import type { LocalDate } from '@osh/core/shared/dates/local-date.ts'
import { severityWords } from '@osh/core/wording/incidents.ts'
import { useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { DateField } from '#ui/kit/forms/DateField.tsx'
import type { Messages } from '#ui/kit/forms/refused-fields.ts'
import { SelectField } from '#ui/kit/forms/SelectField.tsx'
import styles from '../../Incidents.module.css'
import { microtraumaTexts as texts } from '../texts.ts'
import type { CardDialogProps } from './card-dialog.ts'
import { FormModal } from './FormModal.tsx'

const labels = texts.fields
const choices = severities.map((value) => ({ value, label: severityWords[value] }))

type Typed = {
  readonly severity: Severity
  readonly date: LocalDate | null
  readonly time: string
  readonly because: string
}

/** Goes on with it as an accident; its page opens. */
export function AccidentModal({ store, microtrauma, onClose }: CardDialogProps) {
  const navigate = useNavigate()
  const became = useRef<IncidentId | null>(null)
  const send = async ({ date, ...typed }: Typed): Promise<Messages> => {
    const answer = await store.becomeAccident(microtrauma, { ...typed, date: date ?? '' })
    if (typeof answer !== 'number') return answer
    became.current = answer
    return {}
  }
  const begin: Typed = { severity: 'easy', date: store.findToday(microtrauma), time: '', because: '' }
  return (
    <FormModal
      title={texts.becomeTitle}
      save={texts.becomeConfirm}
      begin={begin}
      fields={['severity', 'date', 'time', 'because']}
      send={send}
      onStored={() => void navigate(`/notifications/incident/${became.current}`)}
      onClose={onClose}
    >
      {(typed, type, messages) => (
        <>
          <p className={styles.muted}>{texts.becomeHint}</p>
          <SelectField
            id="severity"
            data-autofocus
            label={labels.severity}
            searchable={false}
            clearable={false}
            choices={choices}
            value={typed.severity}
            error={messages.severity}
            onChange={(severity) => severity !== null && type({ severity })}
          />
          <div className={styles.pair}>
            <DateField
              id="date"
              label={labels.appliedDate}
              value={typed.date}
              error={messages.date}
              onChange={(date) => type({ date })}
            />
            <TextInput
              id="time"
              label={labels.appliedTime}
              inputMode="numeric"
              maxLength={5}
              autoComplete="off"
              value={typed.time}
              error={messages.time}
              onChange={({ currentTarget }) => type({ time: currentTarget.value })}
            />
          </div>
          <Textarea
            id="because"
            label={labels.because}
            autosize
            minRows={2}
            maxLength={500}
            value={typed.because}
            error={messages.because}
            onChange={({ currentTarget }) => type({ because: currentTarget.value })}
          />
          <p className={styles.muted}>{texts.becomeLate}</p>
        </>
      )}
    </FormModal>
  )
}
