import { Textarea, TextInput } from '@mantine/core'
import type { LocalDate } from '@osh/core/shared/dates/local-date.ts'
import { DateField } from '#ui/kit/forms/DateField.tsx'
import { type Messages, nameInRow } from '#ui/kit/forms/refused-fields.ts'
import styles from '../Incidents.module.css'
import { dialogTexts as texts } from './texts.ts'

/** A medical conclusion as it is typed. */
export type TypedConclusion = {
  readonly number: string
  readonly date: LocalDate | null
  readonly issuedBy: string
  readonly harm: string
  readonly icd: string
}

/** The fields of a conclusion, in which the server names what it refuses. */
export const conclusionFields = ['number', 'date', 'issuedBy', 'harm', 'icd'] as const

type Props = {
  /** Place among the injured. */
  readonly row: number
  readonly typed: TypedConclusion
  readonly messages: Messages
  readonly onChange: (typed: TypedConclusion) => void
}

/** What the medical conclusion on one of the injured says. */
export function ConclusionFields({ row, typed, messages, onChange }: Props) {
  const type = (changes: Partial<TypedConclusion>) => onChange({ ...typed, ...changes })
  const errorOf = (field: (typeof conclusionFields)[number]) => messages[nameInRow(row, field)]
  return (
    <>
      <div className={styles.pair}>
        <TextInput
          label={texts.conclusionNumber}
          maxLength={50}
          value={typed.number}
          error={errorOf('number')}
          onChange={({ currentTarget }) => type({ number: currentTarget.value })}
        />
        <DateField
          label={texts.conclusionDate}
          clearable
          value={typed.date}
          error={errorOf('date')}
          onChange={(date) => type({ date })}
        />
      </div>
      <TextInput
        label={texts.issuedBy}
        maxLength={500}
        value={typed.issuedBy}
        error={errorOf('issuedBy')}
        onChange={({ currentTarget }) => type({ issuedBy: currentTarget.value })}
      />
      <Textarea
        label={texts.harm}
        autosize
        minRows={2}
        maxLength={1000}
        value={typed.harm}
        error={errorOf('harm')}
        onChange={({ currentTarget }) => type({ harm: currentTarget.value })}
      />
      <TextInput
        label={texts.icd}
        maxLength={50}
        value={typed.icd}
        error={errorOf('icd')}
        onChange={({ currentTarget }) => type({ icd: currentTarget.value })}
      />
    </>
  )
}
