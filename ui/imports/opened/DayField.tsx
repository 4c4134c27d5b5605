import { TextInput } from '@mantine/core'
import { readDay } from '@osh/core/imports/rows/read-day.ts'
import { type LocalDate, parseLocalDate } from '@osh/core/shared/dates/local-date.ts'
import { formatDate } from '@osh/core/wording/formats/dates.ts'
import { useState } from 'react'
import { leavingTexts as texts } from '../decision-texts.ts'
import styles from '../Imports.module.css'

type Props = {
  readonly label: string
  readonly description?: string
  readonly error?: string | null
  readonly today: LocalDate
  /** Beneath a choice of one person. */
  readonly isOwn?: boolean
  readonly value: LocalDate | null
  /** Null while what is typed is no day. */
  readonly onChange: (day: LocalDate | null) => void
}

/** A day, typed as files have it; what can't be read stays in the field. */
export function DayField({ label, description, error, today, isOwn, value, onChange }: Props) {
  const [typed, setTyped] = useState<string | null>(null)
  const read = (text: string): LocalDate | null => {
    const day = parseLocalDate(readDay(text, today))
    return day.ok ? day.value : null
  }
  return (
    <TextInput
      className={isOwn ? (styles.day ?? '') : ''}
      label={label}
      description={description}
      placeholder={texts.dayHint}
      inputMode="numeric"
      autoComplete="off"
      error={error ?? (typed !== null && typed !== '' && value === null && texts.dayMissing)}
      value={typed ?? (value === null ? '' : formatDate(value))}
      onChange={({ currentTarget }) => {
        setTyped(currentTarget.value)
        onChange(read(currentTarget.value))
      }}
      onBlur={() => value !== null && setTyped(null)}
    />
  )
}
