import {
  type CalendarDay,
  computeWeekday,
  type ProductionCalendar,
} from '@osh/core/calendar/production-calendar.ts'
import { countWorkingDaysIn } from '@osh/core/calendar/working-days.ts'
import { addDays, countDaysInMonth, type LocalDate } from '@osh/core/shared/dates/local-date.ts'
import { describeDay } from '@osh/core/wording/calendar.ts'
import styles from './Calendar.module.css'
import { calendarTexts as texts } from './texts.ts'

type Props = {
  readonly year: number
  readonly calendar: ProductionCalendar
  readonly today: LocalDate
}

/** Twelve months of a year; days off, and what is not as its weekday says, look different. */
export const YearGrid = ({ year, ...shown }: Props) => (
  <div className={styles.year}>
    {texts.months.map((name, at) => (
      <Month key={name} name={name} first={findFirstDay(year, at + 1)} {...shown} />
    ))}
  </div>
)

const findFirstDay = (year: number, month: number): LocalDate =>
  `${year}-${String(month).padStart(2, '0')}-01` as LocalDate

type MonthProps = Omit<Props, 'year'> & { readonly name: string; readonly first: LocalDate }

function Month({ name, first, calendar, today }: MonthProps) {
  const last = addDays(first, countDaysInMonth(Number(first.slice(0, 4)), Number(first.slice(5, 7))) - 1)
  return (
    <table className={styles.month}>
      <caption>
        {name} <small>{texts.ofMonth(countWorkingDaysIn(first, last, calendar))}</small>
      </caption>
      <thead>
        <tr>
          {texts.weekdays.map((weekday) => (
            <th key={weekday} scope="col">
              {weekday}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {splitIntoWeeks(first, last).map((week) => (
          <tr key={week.find((day) => day !== null)}>
            {week.map((day, at) =>
              day === null ? (
                // biome-ignore lint/suspicious/noArrayIndexKey: a blank cell has no other name
                <td key={at} />
              ) : (
                <Day key={day} day={calendar(day)} isToday={day === today} />
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Weeks of seven days from Monday; null outside the month. */
function splitIntoWeeks(first: LocalDate, last: LocalDate): readonly (readonly (LocalDate | null)[])[] {
  const before = computeWeekday(first) - 1
  const count = Number(last.slice(8))
  const cells = Array.from({ length: Math.ceil((before + count) / 7) * 7 }, (_, i) =>
    i < before || i >= before + count ? null : addDays(first, i - before),
  )
  return Array.from({ length: cells.length / 7 }, (_, week) => cells.slice(week * 7, week * 7 + 7))
}

function Day({ day, isToday }: { readonly day: CalendarDay; readonly isToday: boolean }) {
  const isSpecial = day.why.is !== 'week'
  const look = [
    day.works ? '' : styles.off,
    isSpecial ? styles.special : '',
    day.why.is === 'company' ? styles.own : '',
    isToday ? styles.today : '',
  ]
  return (
    <td className={look.join(' ')} title={isSpecial ? describeDay(day) : undefined}>
      {Number(day.day.slice(8))}
      {!day.works && <span className="visually-hidden">, {describeDay(day)}</span>}
    </td>
  )
}
