import '../form-styles.ts'
import '@mantine/dates/styles.layer.css'
import 'dayjs/locale/ru'
import type { DateInputProps } from '@mantine/dates'
import { DateInput, DatesProvider } from '@mantine/dates'
import type { LocalDate } from '@osh/core/shared/local-date.ts'
import { useRef, useState } from 'react'
import { kitTexts } from '../texts.ts'
import { parseTypedDate, parseWhileTyping } from './typed-date.ts'
import { useUnreadGuard } from './unread-dates.ts'

type Props = Omit<
  DateInputProps,
  'value' | 'onChange' | 'onBlur' | 'onKeyDown' | 'minDate' | 'maxDate' | 'dateParser' | 'fixOnBlur' | 'ref'
> & {
  readonly value: LocalDate | null
  readonly onChange: (value: LocalDate | null) => void
  readonly min?: LocalDate
  readonly max?: LocalDate
}

const isReadable = (text: string): boolean => text === '' || parseTypedDate(text) !== null

/**
 * A day, typed as dd.mm.yyyy or picked. What can't be read as a day stays in the field with an error and keeps its form from
 * being sent; a day outside
 * the limits goes to the form like any other, which says what is wrong with it. However it
 * was typed, a day is shown as dd.mm.yyyy once the field is left.
 */
export function DateField({ value, onChange, min, max, error, ...others }: Props) {
  const [unread, setUnread] = useState(false)
  const [readable, setReadable] = useState(true)
  const input = useRef<HTMLInputElement>(null)
  useUnreadGuard(input, unread)
  const limits = {
    ...(min === undefined ? {} : { minDate: min }),
    ...(max === undefined ? {} : { maxDate: max }),
  }
  const take = (text: string) => {
    const day = parseTypedDate(text)
    setUnread(!isReadable(text))
    if (day !== null && day !== value) onChange(day)
  }
  return (
    <DatesProvider settings={{ locale: 'ru', firstDayOfWeek: 1, weekendDays: [] }}>
      <DateInput
        {...others}
        {...limits}
        ref={input}
        allowDeselect
        inputMode="numeric"
        value={value}
        error={unread ? kitTexts.dateUnrecognised : error}
        fixOnBlur={readable}
        dateParser={parseWhileTyping}
        onInput={({ currentTarget }) => setReadable(isReadable(currentTarget.value))}
        onChange={(picked) => {
          setUnread(false)
          setReadable(true)
          onChange(picked === null ? null : parseTypedDate(picked))
        }}
        onBlur={({ currentTarget }) => take(currentTarget.value)}
        onKeyDown={({ key, currentTarget }) => key === 'Enter' && take(currentTarget.value)}
      />
    </DatesProvider>
  )
}
