import '@mantine/dates/styles.layer.css'
import 'dayjs/locale/ru'
import { DatePicker, DatesProvider } from '@mantine/dates'
import { type LocalDate, parseLocalDate } from '@osh/core/shared/dates/local-date.ts'
import { kitTexts } from '../texts.ts'

type Props = {
  readonly value: LocalDate | null
  readonly min?: LocalDate | undefined
  readonly max?: LocalDate | undefined
  readonly onPick: (value: LocalDate | null) => void
}

/** The calendar of a `DateField`; a second click on the day takes it back. It comes when a calendar is first opened. */
export default function DateCalendar({ value, min, max, onPick }: Props) {
  return (
    <DatesProvider settings={{ locale: 'ru', firstDayOfWeek: 1, weekendDays: [] }}>
      <DatePicker
        allowDeselect
        hideOutsideDates // they are 2:1 on white
        ariaLabels={kitTexts.calendar}
        __stopPropagation
        value={value}
        {...(value === null ? {} : { defaultDate: value })}
        {...(min === undefined ? {} : { minDate: min })}
        {...(max === undefined ? {} : { maxDate: max })}
        onChange={(picked) => {
          const day = picked === null ? null : parseLocalDate(picked)
          onPick(day?.ok ? day.value : null)
        }}
      />
    </DatesProvider>
  )
}
