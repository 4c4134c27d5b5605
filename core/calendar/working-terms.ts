import { type DeadlineRule, deadlineRules } from '../norms/deadline-rules.ts'
import type { LocalDate } from '../shared/dates/local-date.ts'
import type { ProductionCalendar } from './production-calendar.ts'
import { countWorkingDays, type WorkingTerm } from './working-days.ts'

/** A term that the law sets in working days (срок в рабочих днях). */
export type TermInWorkingDays = DeadlineRule & { readonly amount: number; readonly unit: 'workingDays' }

const isInWorkingDays = (rule: DeadlineRule): rule is TermInWorkingDays =>
  rule.unit === 'workingDays' && rule.amount !== null

export const termsInWorkingDays: readonly TermInWorkingDays[] = deadlineRules.filter(isInWorkingDays)

/** Terms that end so many days before what they are counted from. */
const BACKWARDS = /\(назад\)$/u

/** By when it is to be done if what it counts from is on that day. */
export const computeDueInWorkingDays = (
  { amount, anchor }: Pick<TermInWorkingDays, 'amount' | 'anchor'>,
  start: LocalDate,
  calendar: ProductionCalendar,
): WorkingTerm => countWorkingDays(start, BACKWARDS.test(anchor) ? -amount : amount, calendar)
