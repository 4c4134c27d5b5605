import { findRules, type Section } from '../sections/section.ts'
import { addDays, addMonths, type LocalDate } from '../shared/dates/local-date.ts'

/** The last day that the section's table shows. */
export const findWindowEnd = (section: Section, today: LocalDate): LocalDate =>
  addMonths(today, findRules(section).windowMonths)

/**
 * Whether the day has passed, or there is none because it has to be done now (не пройдено); what whoever is away has to do waits, and is
 * not overdue.
 */
export const isOverdue = (deadline: LocalDate | null, today: LocalDate, isAway = false): boolean =>
  !isAway && (deadline === null || deadline < today)

/** How near a deadline is: its day has passed, a month before it has come, or neither; or it waits for someone who is away. */
export type Nearness = 'overdue' | 'soon' | 'later' | 'waiting'

export function deriveNearness(deadline: LocalDate | null, today: LocalDate, isAway = false): Nearness {
  if (isAway) return 'waiting'
  if (deadline === null || isOverdue(deadline, today)) return 'overdue'
  return addMonths(deadline, -1) <= today ? 'soon' : 'later'
}

/** The months of a section's window from today on: each begins the day after the previous one's end. */
export function listWindowMonths(
  section: Section,
  today: LocalDate,
): readonly { readonly from: LocalDate; readonly to: LocalDate }[] {
  const ends = Array.from({ length: findRules(section).windowMonths }, (_, i) => addMonths(today, i + 1))
  return ends.map((to, i) => ({ from: i === 0 ? today : findDayAfter(ends[i - 1] as LocalDate), to }))
}

const findDayAfter = (day: LocalDate): LocalDate => addDays(day, 1)
