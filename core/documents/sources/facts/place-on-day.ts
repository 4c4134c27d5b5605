import type { JournalLine } from '../../../commands/journal.ts'
import type { DepartmentId } from '../../../departments/department.ts'
import type { Employee } from '../../../employees/employee.ts'
import type { PositionId } from '../../../positions/position.ts'
import type { LocalDate } from '../../../shared/dates/local-date.ts'

/** An employee with where they worked on a day. */
export type PlaceOnDay = {
  readonly employee: Employee
  /** As the staffing table words it, or the catalogue. */
  readonly position: string
  readonly department: string
  /** Whether they were transferred since. */
  readonly movedSince: boolean
}

/** What a transfer changes. */
type Place = Pick<Employee, 'departmentId' | 'positionId' | 'positionStaff'>

type Names = {
  readonly departments: ReadonlyMap<DepartmentId, string>
  readonly positions: ReadonlyMap<PositionId, string>
}

/**
 * Where an employee worked on a day: the card as it is, less the transfers that were entered after the day. Only the place of work is taken
 * back so: a name, a birth date or a СНИЛС that was mended since was always that.
 *
 * @param changes lines of the journal that changed employees, of the day and later, oldest first
 * @param dayOf on which day of the company a line was entered
 */
export function placeOnDay(
  employee: Employee,
  changes: readonly JournalLine[],
  day: LocalDate,
  dayOf: (line: JournalLine) => LocalDate,
  { departments, positions }: Names,
): PlaceOnDay {
  const later = changes.filter((line) => dayOf(line) > day).toReversed()
  const { departmentId, positionId, positionStaff } = takeBack(employee, later)
  const now = positions.get(positionId) ?? employee.position.name
  return {
    employee,
    position: positionStaff || now,
    department: departments.get(departmentId) ?? '',
    movedSince: departmentId !== employee.departmentId || positionId !== employee.positionId,
  }
}

/** The place of work before the lines, latest first. */
function takeBack(employee: Employee, lines: readonly JournalLine[]): Place {
  const place = { ...employee }
  for (const { record, ids, before, after } of lines.flatMap(({ changes }) => changes))
    if (record === 'employee' && ids.includes(employee.id) && after !== null)
      Object.assign(place, placeIn(before ?? {}))
  return place
}

/** Of what a line says was before, the place of work alone. */
function placeIn({
  departmentId,
  positionId,
  positionStaff,
}: Readonly<Record<string, unknown>>): Partial<Place> {
  return {
    ...(typeof departmentId === 'number' ? { departmentId: departmentId as DepartmentId } : {}),
    ...(typeof positionId === 'number' ? { positionId: positionId as PositionId } : {}),
    ...(typeof positionStaff === 'string' || positionStaff === null ? { positionStaff } : {}),
  }
}
