import { isEveryRow } from '@osh/core/deadline-tables/row-filter.ts'
import type { DepartmentId } from '@osh/core/departments/department.ts'
import { isDismissed, joinFullName, namePosition } from '@osh/core/employees/employee.ts'
import { describeSought, type Findable, isFound } from '@osh/core/employees/find-people.ts'
import type { EmployeeWithStates } from '@osh/core/employees/shortage.ts'
import type { LocalDate } from '@osh/core/shared/dates/local-date.ts'
import { foldName } from '@osh/core/shared/names/name-search.ts'
import type { DeadlineTableStore } from './deadline-table-store.ts'

/** So many of those who were searched for are named. */
const NAMED = 5
/** A shorter search means nobody in particular. */
const SHORTEST = 3

type Shown = Pick<DeadlineTableStore, 'rows' | 'complete' | 'filter' | 'part'>

/** Whether the search alone narrows the table. */
export const isSearchedAlone = ({ filter, part }: Pick<Shown, 'filter' | 'part'>): boolean =>
  part.is === 'all' && isEveryRow({ ...filter, search: '' })

/** Whether a table may lack whom it is searched for: its rows are all there, and a name is meant. */
export const isSearched = ({ rows, complete, filter }: Shown): boolean =>
  (complete || rows.length === 0) && foldName(filter.search).length >= (rows.length === 0 ? 1 : SHORTEST)

/** Who is searched among. */
export type Staff = {
  readonly employees: readonly EmployeeWithStates[]
  readonly departments: ReadonlyMap<DepartmentId, string>
}

const describe = (one: EmployeeWithStates, departments: Staff['departments']): Findable => ({
  ...{ fullName: joinFullName(one), personnelNumber: one.personnelNumber, position: namePosition(one) },
  department: departments.get(one.departmentId) ?? '',
})

/** Employees whom the search finds, and who are in none of the rows: those who left last. */
export function listNotThere(
  { employees: all, departments }: Staff,
  shown: Shown,
  today: LocalDate,
): readonly EmployeeWithStates[] {
  if (!isSearched(shown)) return []
  const there = new Set(shown.rows.map(({ employeeId }) => employeeId))
  const absent = all.filter(
    (one) => !there.has(one.id) && isFound(describeSought(describe(one, departments)), shown.filter.search),
  )
  const [gone, employed] = [true, false].map((is) => absent.filter((one) => isDismissed(one, today) === is))
  return [...(employed ?? []), ...(gone ?? [])].slice(0, NAMED)
}
