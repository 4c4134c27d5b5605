import { addDays, daysBetween, type LocalDate } from '@osh/core/shared/dates/local-date.ts'

const A_MONDAY = '2024-01-01' as LocalDate

/** The days off that recur every year; those that the Government moves are not looked at. Law: ТК РФ ст. 112. */
const HOLIDAYS = new Set([
  ...[1, 2, 3, 4, 5, 6, 7, 8].map((day) => `01-0${day}`),
  ...['02-23', '03-08', '05-01', '05-09', '06-12', '11-04'],
])

/** The day itself, or the nearest working day after it (`step` -1: before it). */
export function workingDay(day: LocalDate, step: 1 | -1 = 1): LocalDate {
  const weekday = (((daysBetween(A_MONDAY, day) % 7) + 7) % 7) + 1
  const isOff = weekday > 5 || HOLIDAYS.has(day.slice(5))
  return isOff ? workingDay(addDays(day, step), step) : day
}
