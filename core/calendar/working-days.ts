import { findTransfers } from '../norms/production-calendar.ts'
import { addDays, type LocalDate } from '../shared/dates/local-date.ts'
import type { CalendarDay, ProductionCalendar } from './production-calendar.ts'

/** Where a term in working days ends, and what it met on its way that a mere five-day week has not. */
export type WorkingTerm = {
  readonly on: LocalDate
  readonly met: readonly CalendarDay[]
  /** As of `findUnknownYear`: the day is computed without what may yet be moved in that year. */
  readonly unknownYear: number | null
}

/**
 * The day that is so many working days after `from`, which is not counted itself; before it where `amount` is negative. None: `from` itself.
 * Stops at the edges of the calendar.
 * Law: ТК РФ, ст. 14. See docs/legal-sources.md.
 */
export function countWorkingDays(from: LocalDate, amount: number, calendar: ProductionCalendar): WorkingTerm {
  const met: CalendarDay[] = []
  let on = from
  for (let left = Math.abs(amount); left > 0; ) {
    const next = addDays(on, Math.sign(amount))
    if (next === on) break
    on = next
    const day = calendar(on)
    if (day.why.is !== 'week') met.push(day)
    if (day.works) left -= 1
  }
  return { on, met, unknownYear: findUnknownYear(from, on) }
}

/**
 * The first year between two days, whichever is earlier, of which is not known what the Government has moved; null: it is known of all.
 *
 * @example findUnknownYear('2026-12-30', '2027-01-11') // null; a day of 2028 is computed before the resolution on that year is there
 */
export function findUnknownYear(from: LocalDate, to: LocalDate): number | null {
  const [first, last] = [from, to].map((day) => Number(day.slice(0, 4))).toSorted((a, b) => a - b)
  for (let year = first ?? 0; year <= (last ?? 0); year++) if (findTransfers(year) === null) return year
  return null
}

/** The day itself, or the nearest working day after it (`step` -1: before it). Law: ТК РФ, ст. 14 ч. 4. See docs/legal-sources.md. */
export function findNearestWorkingDay(
  day: LocalDate,
  calendar: ProductionCalendar,
  step: 1 | -1 = 1,
): LocalDate {
  const next = addDays(day, step)
  return calendar(day).works || next === day ? day : findNearestWorkingDay(next, calendar, step)
}

/** How many days from `from` to `to`, both inclusive, are worked. */
export function countWorkingDaysIn(from: LocalDate, to: LocalDate, calendar: ProductionCalendar): number {
  let count = 0
  for (let day = from; day <= to; day = addDays(day, 1)) {
    if (calendar(day).works) count += 1
    if (day === addDays(day, 1)) break
  }
  return count
}
