import { Textarea, TextInput } from '@mantine/core'
import { timeZones } from '@osh/core/companies/time-zones.ts'
import type { LocalDate } from '@osh/core/shared/dates/local-date.ts'
import { timeZoneWords } from '@osh/core/wording/companies.ts'
import { DateField } from '#ui/kit/forms/DateField.tsx'
import type { Messages } from '#ui/kit/forms/refused-fields.ts'
import { SelectField } from '#ui/kit/forms/SelectField.tsx'
import styles from './Incidents.module.css'
import { incidentTexts as texts } from './texts.ts'

const zones = timeZones.map((zone) => ({ value: zone as string, label: timeZoneWords[zone] }))

/** When and where an accident was, as typed. */
export type TypedCircumstances = {
  readonly date: LocalDate | null
  readonly time: string
  /** IANA name of the place's zone. */
  readonly timeZone: string
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
      <SelectField
        id="timeZone"
        label={texts.fields.timeZone}
        description={texts.fields.timeZoneHint}
        searchable={false}
        clearable={false}
        choices={zones}
        value={typed.timeZone}
        error={messages.timeZone}
        onChange={(timeZone) => timeZone !== null && onType({ timeZone })}
      />
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
