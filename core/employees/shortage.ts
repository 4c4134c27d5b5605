import { nearnessOf } from '../deadlines/window.ts'
import { rulesOf, type Section, sections } from '../sections/section.ts'
import type { LocalDate } from '../shared/dates/local-date.ts'

/** How an employee stands in a section: no obligation, in order, due within a month, overdue. */
export type SectionState = 'none' | 'ok' | 'soon' | 'overdue'

export type SectionStates = Readonly<Record<Section, SectionState>>

/**
 * State of one section from its earliest deadline.
 *
 * @param earliest the earliest deadline of the section's obligations; null when none falls due;
 *   undefined when there is no obligation at all.
 */
export function sectionState(earliest: LocalDate | null | undefined, today: LocalDate): SectionState {
  if (earliest === undefined) return 'none'
  if (earliest === null) return 'ok'
  const nearness = nearnessOf(earliest, today)
  return nearness === 'later' ? 'ok' : nearness
}

/** Short of something: overdue, or without an obligation where there must be one. */
export const isShort = (section: Section, state: SectionState): boolean =>
  state === 'overdue' || (state === 'none' && rulesOf(section).isObligatory)

/** States of all sections out of the earliest deadline of each. */
export const sectionStates = (
  earliest: ReadonlyMap<Section, LocalDate | null>,
  today: LocalDate,
): SectionStates =>
  Object.fromEntries(sections.map((s) => [s, sectionState(earliest.get(s), today)])) as SectionStates
