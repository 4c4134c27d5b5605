import type { JournalLine } from '../../../commands/journal.ts'
import { computeMomentIn } from '../../../companies/time-zones.ts'
import type { DepartmentId } from '../../../departments/department.ts'
import type { Employee, EmployeeId } from '../../../employees/employee.ts'
import type { PositionId } from '../../../positions/position.ts'
import type { LocalDate } from '../../../shared/dates/local-date.ts'
import { takeMomentDay } from '../../../shared/dates/local-moment.ts'

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

type Placed = Place & Pick<Employee, 'id'>

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
  const { departmentId, positionId, positionStaff } = takeBack(employee, listLater(changes, day, dayOf))
  const now = positions.get(positionId) ?? employee.position.name
  return {
    employee,
    position: positionStaff || now,
    department: departments.get(departmentId) ?? '',
    movedSince: departmentId !== employee.departmentId || positionId !== employee.positionId,
  }
}

type PlacedStaff = {
  readonly people: readonly Placed[]
  /** As of `placeOnDay`, from the earliest day on that is asked for. */
  readonly changes: readonly JournalLine[]
  /** The company's, in which lines were entered. */
  readonly timeZone: string
  readonly departments: Names['departments']
}

/** In which department someone of the staff worked on a day, by name, '' for no one of it; and on which days their card was changed. */
export function makeStaffPlaces({ people, changes, timeZone, departments }: PlacedStaff) {
  const staff = new Map(people.map((one) => [one.id, one]))
  const dayOf = ({ at }: JournalLine) => takeMomentDay(computeMomentIn(timeZone, at))
  const ofEach = groupByEmployee(changes)
  const linesOf = (id: EmployeeId) => ofEach.get(id) ?? []
  return {
    movesOf: (id: EmployeeId): readonly LocalDate[] => linesOf(id).map(dayOf),
    departmentOn: (id: EmployeeId, day: LocalDate): string => {
      const one = staff.get(id)
      const of = one && takeBack(one, listLater(linesOf(id), day, dayOf)).departmentId
      return (of && departments.get(of)) ?? ''
    },
  }
}

/** In which department and at which position someone worked on a day. */
export function findPlaceOn(
  person: Pick<Placed, 'id' | 'departmentId' | 'positionId'>,
  changes: readonly JournalLine[],
  day: LocalDate,
  dayOf: (line: JournalLine) => LocalDate,
): Pick<Place, 'departmentId' | 'positionId'> {
  const placed = { ...person, positionStaff: null }
  const { departmentId, positionId } = takeBack(placed, listLater(changes, day, dayOf))
  return { departmentId, positionId }
}

function groupByEmployee(lines: readonly JournalLine[]): ReadonlyMap<number, readonly JournalLine[]> {
  const named = lines.flatMap((line) => {
    const ids = line.changes.flatMap(({ record, ids }) => (record === 'employee' ? ids : []))
    return [...new Set(ids)].map((id) => ({ id, line }))
  })
  const groups = Map.groupBy(named, ({ id }) => id)
  return new Map([...groups].map(([id, of]) => [id, of.map(({ line }) => line)]))
}

/** Latest first. */
const listLater = (
  changes: readonly JournalLine[],
  day: LocalDate,
  dayOf: (line: JournalLine) => LocalDate,
): readonly JournalLine[] => changes.filter((line) => dayOf(line) > day).toReversed()

/** The place of work before the lines, latest first. */
function takeBack(employee: Placed, lines: readonly JournalLine[]): Place {
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
