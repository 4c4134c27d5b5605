import { type Employee, type EmployeeId, isDismissed } from '../../employees/employee.ts'
import type { MemoReference } from '../../obligations/memo-reference.ts'
import { fallsDue } from '../../obligations/standing/standing.ts'
import type { StandingObligation } from '../../obligations/standing/standing-obligation.ts'
import type { PpeEvent, Subject } from '../../obligations/subject.ts'
import type { Section } from '../../sections/section.ts'
import type { LocalDate } from '../../shared/dates/local-date.ts'

type Row = { readonly subject: Subject }

/** The one event that all PPE rows of a memo have; null while there are no such rows. */
export function findRowEvent([first]: readonly Row[]): PpeEvent | null {
  return first?.subject.section === 'ppe' ? first.subject.event : null
}

/** The event of the rows that may be added to a memo; null outside PPE. A memo without rows yet issues. */
export const findEventToAdd = (section: Section, rows: readonly Row[]): PpeEvent | null =>
  section === 'ppe' ? (findRowEvent(rows) ?? 'issuance') : null

/** Whether an obligation may be in a memo with rows of that event: no other active memo has it. */
export const canStand = (
  { memo, subject }: Row & { readonly memo: MemoReference | null },
  event: PpeEvent | null,
): boolean => memo === null && (event === null || (subject.section === 'ppe' && subject.event === event))

/** Whether an obligation is offered for a row: it can be there, and falls due or was never done. */
export const isOfferedForRow = (obligation: StandingObligation, event: PpeEvent | null): boolean =>
  !obligation.closed && fallsDue(obligation) && canStand(obligation, event)

/** Who may be added to a memo: the employed who are not in it yet. */
export function listAddableEmployees<E extends Pick<Employee, 'id' | 'dismissalDate'>>(
  rows: readonly { readonly employeeId: EmployeeId }[],
  employees: readonly E[],
  today: LocalDate,
): readonly E[] {
  const taken = new Set(rows.map(({ employeeId }) => employeeId))
  return employees.filter((employee) => !taken.has(employee.id) && !isDismissed(employee, today))
}
