import {
  addMonths,
  countDaysBetween,
  countWholeMonthsBetween,
  type LocalDate,
} from '../../shared/dates/local-date.ts'
import { formatCount } from '../../shared/texts/plural.ts'
import { keepTogether } from './no-break.ts'

const MONTHS = [
  'января',
  'февраля',
  'марта',
  'апреля',
  'мая',
  'июня',
  'июля',
  'августа',
  'сентября',
  'октября',
  'ноября',
  'декабря',
] as const

/** «20.11.2026». */
export const formatDate = (date: LocalDate): string => date.split('-').reverse().join('.')

/** «20» ноября 2026 г., as papers date themselves: quotes around the day are part of it, blanks don't break. */
export function formatLongDate(date: LocalDate): string {
  const [year, month, day] = date.split('-')
  return `«${day}»\u00a0${MONTHS[Number(month) - 1]}\u00a0${year}\u00a0г.`
}

/** «20 декабря», with a no-break blank. */
export function formatDayMonth(date: LocalDate): string {
  const [, month, day] = date.split('-').map(Number)
  return `${day}\u00a0${MONTHS[(month ?? 1) - 1]}`
}

/** «до 20 декабря»: the end of a month of a deadline table's window. */
export const formatUntilDay = (date: LocalDate): string => `до\u00a0${formatDayMonth(date)}`

/**
 * What a deadline means today: «просрочено на 11 дн.», «сегодня», «через 4 дн.», from a year on «через 2 года 11 мес.»; «сегодня» where there
 * is none because it was never done. Blanks don't break.
 */
export function describeDeadline(deadline: LocalDate | null, today: LocalDate): string {
  if (deadline === null) return 'сегодня'
  const days = countDaysBetween(today, deadline)
  if (days === 0) return 'сегодня'
  return keepTogether(
    days < 0 ? `просрочено на ${describeSpan(deadline, today)}` : `через ${describeSpan(today, deadline)}`,
  )
}

function describeSpan(from: LocalDate, to: LocalDate): string {
  if (to < addMonths(from, 12)) return `${countDaysBetween(from, to)} дн.`
  const whole = countWholeMonthsBetween(from, to)
  const months = whole % 12
  const years = formatCount(Math.floor(whole / 12), ['год', 'года', 'лет'])
  return months === 0 ? years : `${years} ${months} мес.`
}
