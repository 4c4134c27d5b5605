import type { DeadlineTable } from '@osh/core/deadline-tables/deadline-table.ts'
import type { Filtered } from '@osh/core/deadline-tables/row-filter.ts'
import type { HiddenKind } from '@osh/core/rights/membership.ts'
import { ok } from '@osh/core/shared/results/result.ts'
import { HIDDEN } from '@osh/core/wording/rights/hidden.ts'
import type { explainAll } from './explain-all.ts'

type Explained = ReturnType<typeof explainAll>

/** To whom medical data is hidden no result of an examination is told, and no factor is named. */
export const withoutExaminations = (told: Explained, hidden: readonly HiddenKind[]): Explained =>
  hidden.includes('medical')
    ? {
        ...told,
        completions: async (company, id) => {
          const one = await told.get(company, id)
          if (!one.ok) return one
          return one.value.subject.section === 'medicalExamination' ? ok([]) : told.completions(company, id)
        },
        subjectNames: async (company, section) =>
          section === 'medicalExamination' ? [] : told.subjectNames(company, section),
      }
    : told

/** Whoever is not told a factor does not find by it either. */
export const withoutFactors = (table: DeadlineTable, hidden: readonly HiddenKind[]): DeadlineTable =>
  hidden.includes('medical')
    ? {
        page: (company, query) => table.page(company, { ...query, ...withoutSubject(query) }),
        horizon: (company, filtered) => table.horizon(company, withoutSubject(filtered)),
        freeIds: (company, section) => table.freeIds(company, section),
        overdueCounts: (company) => table.overdueCounts(company),
        savedFilters: (company) => table.savedFilters(company),
        saveFilter: (asked) => table.saveFilter(asked),
      }
    : table

/** No factor is called so. */
const withoutSubject = ({ section, filter }: Filtered): Filtered =>
  section === 'medicalExamination' && filter.subject !== null
    ? { section, filter: { ...filter, subject: HIDDEN } }
    : { section, filter }
