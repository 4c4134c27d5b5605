import { findWindowEnd } from '../../deadlines/window.ts'
import type { Section } from '../../sections/section.ts'
import { addDays, type LocalDate } from '../../shared/dates/local-date.ts'

/** For how many days what has happened is told, today among them. The product's own choice. */
export const TOLD_DAYS = 14

/** Days of deadlines, both inclusive. */
export type Days = { readonly from: LocalDate; readonly to: LocalDate }

/** The first day that is told of. */
export const findFirstToldDay = (today: LocalDate): LocalDate => addDays(today, 1 - TOLD_DAYS)

/** Which deadlines have become overdue on a day that is told of. */
export const boundNewlyOverdue = (today: LocalDate): Days => ({
  from: addDays(findFirstToldDay(today), -1),
  to: addDays(today, -1),
})

/** Which deadlines have come into the section's window on a day that is told of, and are not overdue. */
export const cameIntoWindow = (section: Section, today: LocalDate): Days => ({
  from: addDays(findWindowEnd(section, addDays(findFirstToldDay(today), -1)), 1),
  to: findWindowEnd(section, today),
})

/** On which day that is told of a deadline came into the section's window: the first whose window has it. */
export function findEntryDay(section: Section, due: LocalDate, today: LocalDate): LocalDate {
  let day = today
  for (let back = 1; back < TOLD_DAYS; back++) {
    const before = addDays(today, -back)
    if (findWindowEnd(section, before) < due) return day
    day = before
  }
  return day
}
