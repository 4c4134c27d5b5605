import { Textarea, TextInput } from '@mantine/core'
import type { LocalDate } from '@osh/core/shared/dates/local-date.ts'
import { DateField } from '#ui/kit/forms/DateField.tsx'
import type { Messages } from '#ui/kit/forms/refused-fields.ts'
import styles from './Incidents.module.css'
import { incidentTexts as texts } from './texts.ts'

/** When and where an accident was, as typed. */
export type TypedCircumstances = {
  readonly date: LocalDate | null
  readonly time: string
  readonly place: string
  readonly description: string
}

type Props = {
  readonly typed: TypedCircumstances
  readonly messages: Messages
  readonly onType: (changes: Partial<TypedCircumstances>) => void
}

/** Day, time, place and what happened. */
export function CircumstanceFields({ typed, messages, onType }: Props) {
  return (
    <>
      <div className={styles.pair}>
        <DateField
          id="date"
          label={texts.fields.date}
          value={typed.date}
          error={messages.date}
          onChange={(date) => onType({ date })}
        />
        <TextInput
          id="time"
          label={texts.fields.time}
          inputMode="numeric"
          maxLength={5}
          autoComplete="off"
          value={typed.time}
          error={messages.time}
          onChange={({ currentTarget }) => onType({ time: currentTarget.value })}
        />
      </div>
      <TextInput
        id="place"
        label={texts.fields.place}
        maxLength={500}
        value={typed.place}
        error={messages.place}
        onChange={({ currentTarget }) => onType({ place: currentTarget.value })}
      />
      <Textarea
        id="description"
        label={texts.fields.description}
        autosize
        minRows={2}
        maxRows={8}
        maxLength={2000}
        value={typed.description}
        error={messages.description}
        onChange={({ currentTarget }) => onType({ description: currentTarget.value })}
      />
    </>
  )
}
