import { findWindowEnd, isOverdue, listWindowMonths } from '../deadlines/window.ts'
import type { Section } from '../sections/section.ts'
import type { LocalDate } from '../shared/dates/local-date.ts'
import { COUNTED_TO } from '../shared/page.ts'
import type { DeadlineRow, Horizon } from './deadline-table.ts'

type Dated = Pick<DeadlineRow, 'deadline' | 'away' | 'fullName'>

/**
 * The horizon of a section out of all its rows, those beyond its window included, in the table's order by
 * deadline.
 *
 * @param isAssigned whether those at work have any obligation of the section, one that never falls due again included
 */
export function computeHorizon(
  section: Section,
  rows: readonly Dated[],
  today: LocalDate,
  isAssigned = rows.length > 0,
): Horizon {
  const end = findWindowEnd(section, today)
  const inWindow = rows.filter(({ deadline }) => deadline === null || deadline <= end)
  const due = inWindow.filter(({ away }) => away === null)
  const next = inWindow.length === 0 ? rows.find(hasDeadline) : undefined
  return {
    total: cap(inWindow.length),
    overdue: cap(due.filter(({ deadline }) => isOverdue(deadline, today, false)).length),
    waiting: cap(inWindow.length - due.length),
    months: listWindowMonths(section, today).map(({ from, to }) => ({
      from,
      to,
      count: cap(due.filter(({ deadline }) => isWithin(deadline, from, to)).length),
    })),
    next: next ? { deadline: next.deadline, fullName: next.fullName } : null,
    allDone: isAssigned && rows.length === 0,
  }
}

const hasDeadline = (row: Dated): row is Dated & { readonly deadline: LocalDate } => row.deadline !== null

const isWithin = (deadline: LocalDate | null, from: LocalDate, to: LocalDate): boolean =>
  deadline !== null && deadline >= from && deadline <= to

const cap = (rows: number): number => Math.min(rows, COUNTED_TO)
