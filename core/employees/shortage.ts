import { deriveNearness } from '../deadlines/window.ts'
import { findRules, type Section, sections } from '../sections/section.ts'
import type { LocalDate } from '../shared/dates/local-date.ts'
import type { Away } from './absences/absence.ts'
import { type Employee, isDismissed } from './employee.ts'

/** How it is with an employee in a section: no obligation, in order, due within a month, overdue; unknown where it was not read. */
export type SectionState = 'none' | 'ok' | 'soon' | 'overdue' | 'unknown'

export type SectionStates = Readonly<Record<Section, SectionState>>

export type EmployeeWithStates = Employee & {
  readonly states: SectionStates
  /** Why the employee is away today, and until when; null while at work. */
  readonly away: Away | null
}

/**
 * The earliest deadline of a section's obligations; null when none falls due. `atOnce`: one was never done and has no day, or its check was failed
 * and keeps its employee from work.
 */
export type Earliest = LocalDate | 'atOnce' | null

/**
 * State of one section from its earliest deadline.
 *
 * @param earliest undefined when there is no obligation at all.
 */
export function deriveSectionState(
  earliest: Earliest | undefined,
  today: LocalDate,
  isAway = false,
): SectionState {
  if (earliest === undefined) return 'none'
  if (earliest === null) return 'ok'
  const nearness = deriveNearness(earliest === 'atOnce' ? null : earliest, today, isAway)
  return nearness === 'later' || nearness === 'waiting' ? 'ok' : nearness
}

/**
 * Whether an employee is short of something in the section: it is overdue, or there is no obligation where there must be one. Whoever is away is
 * short of nothing: their obligations wait.
 */
export function isShort(
  section: Section,
  { states, away }: Pick<EmployeeWithStates, 'states' | 'away'>,
): boolean {
  const state = states[section]
  return away === null && (state === 'overdue' || (state === 'none' && findRules(section).isObligatory))
}

/** To whom of the staff anything is assigned in a section; unknown where it was not read of someone. */
export type AssignedTo = 'unknown' | 'no-one' | 'some' | 'all'

/** Of those given: leave out who is dismissed. Of no staff it is no one. */
export function tellAssignedTo(
  section: Section,
  staff: readonly Pick<EmployeeWithStates, 'states'>[],
): AssignedTo {
  const states = staff.map((one) => one.states[section])
  if (states.includes('unknown')) return 'unknown'
  if (states.every((state) => state === 'none')) return 'no-one'
  return states.includes('none') ? 'some' : 'all'
}

type Known = {
  /** Of each section in which there is an obligation. */
  readonly earliest: ReadonlyMap<Section, Earliest>
  readonly away: Away | null
  readonly today: LocalDate
}

/**
 * An employee with the states of all sections. Of whoever is away nothing falls due; whoever is dismissed has no states, and is not
 * away any more.
 */
export function withStates(employee: Employee, { earliest, today, ...known }: Known): EmployeeWithStates {
  const isGone = isDismissed(employee, today)
  const away = isGone ? null : known.away
  const stateOf = (section: Section): SectionState =>
    deriveSectionState(isGone ? undefined : earliest.get(section), today, away !== null)
  const states = Object.fromEntries(sections.map((section) => [section, stateOf(section)])) as SectionStates
  return { ...employee, states, away }
}
