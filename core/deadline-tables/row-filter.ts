import type { DepartmentId } from '../departments/department.ts'
import { describeSought, type Findable, isFound, splitSearch } from '../employees/find-people.ts'
import type { Subject } from '../obligations/subject.ts'
import type { Section } from '../sections/section.ts'

/** Whose rows a table shows, and of what; whatever is blank or null leaves all. */
export type RowFilter = {
  /** Each of its words begins one of what the person is found by (`isFound`). */
  readonly search: string
  readonly departmentId: DepartmentId | null
  /** As `takeSubjectKey` names it. */
  readonly subject: string | null
}

export const everyRow: RowFilter = { search: '', departmentId: null, subject: null }

/** A table of the section, as far as its filter leaves it. */
export type Filtered = { readonly section: Section; readonly filter: RowFilter }

/** By what rows of a section are alike: the name, the point of order 29н, the class or the level as it is now. */
export function takeSubjectKey(subject: Subject): string {
  if ('name' in subject) return subject.name
  return 'factorNumber' in subject ? subject.factorNumber : subject.established
}

type Filterable = Findable & {
  readonly departmentId: DepartmentId
  readonly subject: Subject
}

/** Whether the filter leaves the row. */
export const fits = (
  { departmentId, subject, ...person }: Filterable,
  { search, departmentId: wanted, subject: sought }: RowFilter,
): boolean =>
  (wanted === null || wanted === departmentId) &&
  (sought === null || sought === takeSubjectKey(subject)) &&
  (search === '' || isFound(describeSought(person), search))

/** Whether it leaves everything. */
export const isEveryRow = ({ search, departmentId, subject }: RowFilter): boolean =>
  search.trim() === '' && departmentId === null && subject === null

/** The filter without a search that has a word of the name or the number of the person, who is erased; null where it leaves everything then. */
export function forgetSearch(
  filter: RowFilter,
  person: Pick<Findable, 'fullName' | 'personnelNumber'>,
): RowFilter | null {
  const sought = describeSought({ ...person, position: '', department: '' })
  if (!splitSearch(filter.search).some((word) => isFound(sought, word))) return filter
  const left = { ...filter, search: '' }
  return isEveryRow(left) ? null : left
}
