import type { Department, DepartmentId } from '@osh/core/departments/department.ts'
import { type EmployeeId, isDismissed, joinFullName, namePosition } from '@osh/core/employees/employee.ts'
import { describeSought, searchFor } from '@osh/core/employees/find-people.ts'
import { type EmployeeWithStates, isShort } from '@osh/core/employees/shortage.ts'
import type { LocalDate } from '@osh/core/shared/dates/local-date.ts'
import { foldName } from '@osh/core/shared/names/name-search.ts'
import { wordNamesakes } from '@osh/core/wording/formats/namesakes.ts'

/** The sections that have a column in the list, in its order. */
export const listedSections = ['briefing', 'instruction', 'training', 'medicalExamination', 'ppe'] as const

export type ListedSection = (typeof listedSections)[number]

/** One employee as the list shows them. */
export type StaffRow = {
  readonly employee: EmployeeWithStates
  readonly fullName: string
  /** The name as searching compares it. */
  readonly folded: string
  /** What tells them from namesakes of the company: «таб. 00117»; null where they have none. */
  readonly mark: string | null
  readonly position: string
  readonly department: string
  /** Position number in the whole list; null for the dismissed. */
  readonly number: number | null
}

/** A department with its rows, the dismissed ones last. */
export type StaffGroup = {
  readonly department: Department
  readonly rows: readonly StaffRow[]
  /** How many of its employees are overdue in each section. */
  readonly overdue: Readonly<Record<ListedSection, number>>
}

export type StaffFilter = {
  readonly search: string
  readonly shortage: ListedSection | null
  readonly withDismissed: boolean
}

/** The register by departments, in the order in which both were given. */
export function groupStaff(
  departments: readonly Department[],
  employees: readonly EmployeeWithStates[],
  today: LocalDate,
): readonly StaffGroup[] {
  const marks = wordNamesakes(employees.map((one) => ({ ...one, name: joinFullName(one) })))
  const members = Map.groupBy(employees, ({ departmentId }) => departmentId)
  let last = 0
  return departments.map((department) => {
    const [employed, dismissed] = split(members.get(department.id) ?? [], today)
    const rows = [
      ...employed.map((employee) => {
        last += 1
        return makeStaffRow(employee, { department, marks }, last)
      }),
      ...dismissed.map((employee) => makeStaffRow(employee, { department, marks }, null)),
    ]
    return { department, rows, overdue: countOverdue(employed) }
  })
}

/** Who is employed, and who is not any more. */
function split(members: readonly EmployeeWithStates[], today: LocalDate) {
  const isGone = (employee: EmployeeWithStates) => isDismissed(employee, today)
  return [members.filter((employee) => !isGone(employee)), members.filter(isGone)] as const
}

type Place = { readonly department: Department; readonly marks: ReadonlyMap<EmployeeId, string> }

function makeStaffRow(
  employee: EmployeeWithStates,
  { department, marks }: Place,
  number: number | null,
): StaffRow {
  const [fullName, position] = [joinFullName(employee), namePosition(employee)]
  const mark = marks.get(employee.id) ?? null
  return {
    employee,
    fullName,
    mark,
    folded: foldName(fullName),
    position,
    department: department.name,
    number,
  }
}

/** Finds rows by part of the name, or by words that each begin one of what they are found by. */
export function findRow(search: string): (row: StaffRow) => boolean {
  const [name, finds] = [foldName(search), searchFor(search)]
  return (row) => row.folded.includes(name) || finds(takeSought(row))
}

/** Made once someone searches: a list is read without it. */
const known = new WeakMap<StaffRow, string>()

function takeSought(row: StaffRow): string {
  const sought = known.get(row) ?? describeSought({ ...row, personnelNumber: row.employee.personnelNumber })
  known.set(row, sought)
  return sought
}

function countOverdue(employed: readonly EmployeeWithStates[]): StaffGroup['overdue'] {
  const count = (section: ListedSection) =>
    employed.filter(({ states }) => states[section] === 'overdue').length
  return Object.fromEntries(
    listedSections.map((section) => [section, count(section)]),
  ) as StaffGroup['overdue']
}

/** What the filter leaves; a department where it leaves no one goes, unless nothing is searched for. */
export function filterStaff(
  groups: readonly StaffGroup[],
  { search, shortage, withDismissed }: StaffFilter,
): readonly StaffGroup[] {
  const sought = foldName(search)
  const isFoundRow = findRow(search)
  const fits = (row: StaffRow) =>
    (withDismissed || row.number !== null) &&
    isFoundRow(row) &&
    (shortage === null || (row.number !== null && isShort(shortage, row.employee)))
  const found = groups.map((group) => ({ ...group, rows: group.rows.filter(fits) }))
  return sought === '' && shortage === null ? found : found.filter(({ rows }) => rows.length > 0)
}

/** A line of the table: a department, or one of its employees. */
export type StaffLine =
  | { readonly is: 'department'; readonly group: StaffGroup; readonly folded: boolean }
  | { readonly is: 'employee'; readonly group: StaffGroup; readonly row: StaffRow }

export const listStaffLines = (
  groups: readonly StaffGroup[],
  folded: ReadonlySet<DepartmentId>,
): readonly StaffLine[] =>
  groups.flatMap((group): readonly StaffLine[] => {
    const isFolded = folded.has(group.department.id)
    const rows = isFolded ? [] : group.rows.map((row) => ({ is: 'employee' as const, group, row }))
    return [{ is: 'department', group, folded: isFolded }, ...rows]
  })
