import { type DeadlineSort, deadlineSorts } from '@osh/core/deadline-tables/deadline-table.ts'
import type { Part } from '@osh/core/deadline-tables/part.ts'
import type { RowFilter } from '@osh/core/deadline-tables/row-filter.ts'
import { listWindowMonths } from '@osh/core/deadlines/window.ts'
import type { DepartmentId } from '@osh/core/departments/department.ts'
import type { Section } from '@osh/core/sections/section.ts'
import type { LocalDate } from '@osh/core/shared/dates/local-date.ts'
import { readId } from '@osh/core/shared/input/identifier.ts'
import type { TableView } from './deadline-table-store.ts'

/** The whole table although the person has a filter saved for it. */
const unfiltered = { filter: 'none' }

/** What an address of the table asks for; what it doesn't know it leaves out. Null for a bare one. */
export function readTableAddress(
  params: URLSearchParams,
  section: Section,
  today: LocalDate,
): TableView | null {
  const known = ['search', 'department', 'subject', 'sort', 'part', 'filter']
  if (!known.some((name) => params.has(name))) return null
  const filter: RowFilter = {
    search: params.get('search') ?? '',
    departmentId: readId(params.get('department') ?? undefined) as DepartmentId | null,
    subject: params.get('subject') || null,
  }
  return {
    sort: readSort(params.get('sort')),
    part: readTablePart(params.get('part'), section, today),
    filter,
  }
}

const readSort = (word: string | null): DeadlineSort =>
  deadlineSorts.find((sort) => sort === word) ?? 'deadline'

/** Months are counted from 1: on another day they are others. */
function readTablePart(word: string | null, section: Section, today: LocalDate): Part {
  if (word === 'overdue' || word === 'waiting') return { is: word }
  const month = listWindowMonths(section, today)[Number(word) - 1]
  return month ? { is: 'month', ...month } : { is: 'all' }
}

/** The address's words of a view; none where nothing is narrowed and there is nothing saved. */
export function writeTableAddress(
  { sort, part, filter: { search, departmentId, subject } }: TableView,
  section: Section,
  today: LocalDate,
  hasSaved: boolean,
): Readonly<Record<string, string>> {
  const words = {
    ...(search.trim() === '' ? {} : { search }),
    ...(departmentId === null ? {} : { department: String(departmentId) }),
    ...(subject === null ? {} : { subject }),
    ...(sort === 'deadline' ? {} : { sort }),
    ...(part.is === 'all' ? {} : { part: writeTablePart(part, section, today) }),
  }
  return hasSaved && Object.keys(words).length === 0 ? unfiltered : words
}

function writeTablePart(part: Part, section: Section, today: LocalDate): string {
  if (part.is !== 'month') return part.is
  return String(listWindowMonths(section, today).findIndex(({ to }) => to === part.to) + 1)
}
