import type { DepartmentId } from '../departments/department.ts'
import type { Subject } from '../obligations/subject.ts'
import type { Section } from '../sections/section.ts'
import { beginsWords } from '../shared/names/name-search.ts'

/** Whose rows a table shows, and of what; whatever is blank or null leaves all. */
export type RowFilter = {
  /** Each of its words begins a word of the person's name. */
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

type Filterable = {
  readonly fullName: string
  readonly departmentId: DepartmentId
  readonly subject: Subject
}

/** Whether the filter leaves the row. */
export const fits = (
  { fullName, departmentId, subject }: Filterable,
  { search, departmentId: wanted, subject: sought }: RowFilter,
): boolean =>
  (wanted === null || wanted === departmentId) &&
  (sought === null || sought === takeSubjectKey(subject)) &&
  beginsWords(fullName, search)

/** Whether it leaves everything. */
export const isEveryRow = ({ search, departmentId, subject }: RowFilter): boolean =>
  search.trim() === '' && departmentId === null && subject === null

/** The filter without a search that finds the person, who is erased; null where it leaves everything then. */
export function forgetSearch(filter: RowFilter, fullName: string): RowFilter | null {
  if (filter.search.trim() === '' || !beginsWords(fullName, filter.search)) return filter
  const left = { ...filter, search: '' }
  return isEveryRow(left) ? null : left
}
