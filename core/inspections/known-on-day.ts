import type { JournalLine, Values } from '../commands/journal.ts'
import type { Department, DepartmentId } from '../departments/department.ts'
import type { Employee } from '../employees/employee.ts'
import type { ObligationFacts } from '../obligations/facts/obligation-facts.ts'
import type { Obligation } from '../obligations/obligation.ts'
import { fixDeadline } from '../obligations/standing/fixed-deadline.ts'
import type { Instant } from '../shared/dates/instant.ts'
import type { LocalDate } from '../shared/dates/local-date.ts'
import type { CompanyId } from '../shared/identity.ts'

/** On which day of the company a moment falls. */
export type DayOf = (moment: Instant) => LocalDate

/** What a record's changed values were at the end of the day; null where it was not there yet. */
export type Earlier = (id: number) => Values

/**
 * What records of a kind were at the end of a day, where they have changed since.
 *
 * @param lines of the journal, of the day and later, oldest first
 */
export function makeEarlier(
  lines: readonly JournalLine[],
  record: string,
  day: LocalDate,
  dayOf: DayOf,
): Earlier {
  const before = new Map<number, Values>()
  for (const change of listLaterChanges(lines, record, day, dayOf)) {
    if (change.after === null) continue
    for (const id of change.ids)
      before.set(id, change.before === null ? null : { ...before.get(id), ...change.before })
  }
  return (id) => (before.has(id) ? (before.get(id) ?? null) : {})
}

/** What was changed in records of a kind after the day, the latest lines first. */
const listLaterChanges = (
  lines: readonly JournalLine[],
  record: string,
  day: LocalDate,
  dayOf: DayOf,
): JournalLine['changes'] =>
  lines
    .filter(({ at }) => dayOf(at) > day)
    .toReversed()
    .flatMap(({ changes }) => changes.filter((change) => change.record === record))

/**
 * What was known of obligations at the end of a day: one that was made later is not there yet, one that was removed by then is there no more, what
 * was changed later is as it was. A completion that was entered later, whatever its own day, is not there either, and one that was taken back
 * later still is. Of a deadline that a person has replaced since, the journal says the day alone: it is taken to have held.
 */
export const keepKnownOnDay = (
  histories: readonly ObligationFacts[],
  earlier: Earlier,
  day: LocalDate,
  dayOf: DayOf,
): readonly ObligationFacts[] =>
  histories.flatMap((history) => {
    const completions = history.completions
      .filter(({ enteredAt }) => dayOf(enteredAt) <= day)
      .map((one) => (one.takenBack && dayOf(one.takenBack.at) > day ? { ...one, takenBack: null } : one))
    const was = earlier(history.obligation.id)
    if (was === null) return []
    const { deadline, ...values } = was as Partial<Obligation> & { readonly deadline?: LocalDate | null }
    const fixed = deadline ? fixDeadline(deadline, completions) : null
    const obligation = { ...history.obligation, ...values, ...(deadline === undefined ? {} : { fixed }) }
    return obligation.removed ? [] : [{ obligation, completions }]
  })

/** The employee's card as it was known then, as of `makeEarlier`; null for one who was not entered yet. The place of work is `placeOnDay`'s. */
export function restoreEmployee(employee: Employee, earlier: Earlier): Employee | null {
  const was: Partial<Employee> | null = earlier(employee.id)
  if (was === null) return null
  const { departmentId, positionId, positionStaff } = employee
  return { ...employee, ...was, departmentId, positionId, positionStaff }
}

/** The departments by the names that they had at the end of the day, those that were removed since among them. */
export function restoreDepartments(
  departments: readonly Department[],
  lines: readonly JournalLine[],
  {
    companyId,
    day,
    dayOf,
  }: { readonly companyId: CompanyId; readonly day: LocalDate; readonly dayOf: DayOf },
): readonly Department[] {
  const names = new Map(departments.map(({ id, name }) => [id, name]))
  for (const { ids, before } of listLaterChanges(lines, 'department', day, dayOf))
    if (typeof before?.name === 'string') for (const id of ids) names.set(id as DepartmentId, before.name)
  return [...names].map(([id, name]) => ({ id, companyId, name }))
}
