import type { DeadlineSort } from '@osh/core/deadline-tables/deadline-table.ts'
import { findRules, type Section } from '@osh/core/sections/section.ts'

/** A head of the table that orders it. */
export type SortHead = { readonly sort: DeadlineSort; readonly label: string }

const place: readonly SortHead[] = [
  { sort: 'department', label: 'Отдел' },
  { sort: 'position', label: 'Должность' },
]

/** Heads of the column that says where a person works. */
export const listPlaceHeads = (section: Section): readonly SortHead[] =>
  section === 'ppe' ? place.slice(0, 1) : place

/** Heads of the column that says what falls due; those without a sort are words only. */
export function listSubjectSorts(section: Section): readonly SortHead[] {
  if (section === 'ppe')
    return [
      { sort: 'ppe', label: 'Наименование СИЗ' },
      { sort: 'event', label: 'Событие' },
    ]
  return section === 'risk' ? [{ sort: 'risk', label: 'Уровень риска' }] : []
}

const inWords = ['', 'месяц', 'два месяца', 'три месяца', 'четыре месяца', 'пять месяцев', 'шесть месяцев']

/** «на три месяца»: how far the table looks. */
export const wordWindow = (section: Section): string => `на ${inWords[findRules(section).windowMonths] ?? ''}`

/** Below this width the section's content takes the whole window. */
export const findFullWidth = (section: Section): 840 | 950 | 1030 => {
  if (section === 'risk') return 1030
  return section === 'briefing' || section === 'training' || section === 'instruction' ? 840 : 950
}
