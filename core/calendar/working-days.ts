import { addDays, type LocalDate } from '../shared/dates/local-date.ts'
import type { CalendarDay, ProductionCalendar } from './production-calendar.ts'

/** Where a term in working days ends, and what it met on its way that a mere five-day week has not. */
export type WorkingTerm = { readonly on: LocalDate; readonly met: readonly CalendarDay[] }

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
  return { on, met }
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
