import type { DeadlineTable } from '@osh/core/deadline-tables/deadline-table.ts'
import type { Filtered } from '@osh/core/deadline-tables/row-filter.ts'
import { isHiddenSection } from '@osh/core/hiding/hide.ts'
import type { HiddenKind } from '@osh/core/rights/membership.ts'
import { ok } from '@osh/core/shared/results/result.ts'
import { HIDDEN } from '@osh/core/wording/rights/hidden.ts'
import type { explainAll } from './explain-all.ts'

type Explained = ReturnType<typeof explainAll>

/** Of a section that is hidden no completion is told, and nothing is named that was asked for. */
export const withoutExaminations = (told: Explained, hidden: readonly HiddenKind[]): Explained => ({
  ...told,
  listCompletions: async (company, id) => {
    const one = hidden.length === 0 ? null : await told.get(company, id)
    if (one && !one.ok) return one
    return one && isHiddenSection(one.value.subject.section, hidden)
      ? ok([])
      : told.listCompletions(company, id)
  },
  listSubjectNames: async (company, section) =>
    isHiddenSection(section, hidden) ? [] : told.listSubjectNames(company, section),
})

/** Whoever is not told what was asked for does not find by it either. */
export const withoutFactors = (table: DeadlineTable, hidden: readonly HiddenKind[]): DeadlineTable => {
  const withoutSubject = ({ section, filter }: Filtered): Filtered =>
    isHiddenSection(section, hidden) && filter.subject !== null
      ? { section, filter: { ...filter, subject: HIDDEN } }
      : { section, filter }
  return {
    listPage: (company, query) => table.listPage(company, { ...query, ...withoutSubject(query) }),
    readHorizon: (company, filtered) => table.readHorizon(company, withoutSubject(filtered)),
    listFreeIds: (company, section) => table.listFreeIds(company, section),
    countOverdue: (company) => table.countOverdue(company),
    listSavedFilters: (company) => table.listSavedFilters(company),
    saveFilter: (asked) => table.saveFilter(asked),
  }
}
