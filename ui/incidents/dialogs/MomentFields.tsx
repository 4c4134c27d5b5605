import { TextInput } from '@mantine/core'
import type { LocalDate } from '@osh/core/shared/dates/local-date.ts'
import { type LocalMoment, takeMomentDay, takeMomentTime } from '@osh/core/shared/dates/local-moment.ts'
import { DateField } from '#ui/kit/forms/DateField.tsx'
import styles from '../Incidents.module.css'

/** A moment as it is typed: a day and a time. */
export type TypedMoment = { readonly day: LocalDate | null; readonly time: string }

export const splitMoment = (moment: LocalMoment | null): TypedMoment =>
  moment === null ? { day: null, time: '' } : { day: takeMomentDay(moment), time: takeMomentTime(moment) }

/** What is sent of it; null where no day is typed. */
export const encodeMoment = ({ day, time }: TypedMoment): string | null =>
  day === null ? null : `${day}T${time}`

type Props = {
  readonly labels: readonly [day: string, time: string]
  readonly typed: TypedMoment
  readonly error: string | undefined
  readonly first?: boolean
  readonly onChange: (typed: TypedMoment) => void
}

/** A day and a time side by side. */
export function MomentFields({
  labels: [dayLabel, timeLabel],
  typed,
  error,
  first = false,
  onChange,
}: Props) {
  return (
    <div className={styles.pair}>
      <DateField
        {...(first && { 'data-autofocus': true })}
        label={dayLabel}
        clearable
        value={typed.day}
        error={error}
        onChange={(day) => onChange({ ...typed, day })}
      />
      <TextInput
        label={timeLabel}
        inputMode="numeric"
        maxLength={5}
        autoComplete="off"
        value={typed.time}
        onChange={({ currentTarget }) => onChange({ ...typed, time: currentTarget.value })}
      />
    </div>
  )
}
