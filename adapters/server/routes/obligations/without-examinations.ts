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
        listCompletions: async (company, id) => {
          const one = await told.get(company, id)
          if (!one.ok) return one
          return one.value.subject.section === 'medicalExamination'
            ? ok([])
            : told.listCompletions(company, id)
        },
        listSubjectNames: async (company, section) =>
          section === 'medicalExamination' ? [] : told.listSubjectNames(company, section),
      }
    : told

/** Whoever is not told a factor does not find by it either. */
export const withoutFactors = (table: DeadlineTable, hidden: readonly HiddenKind[]): DeadlineTable =>
  hidden.includes('medical')
    ? {
        listPage: (company, query) => table.listPage(company, { ...query, ...withoutSubject(query) }),
        readHorizon: (company, filtered) => table.readHorizon(company, withoutSubject(filtered)),
        listFreeIds: (company, section) => table.listFreeIds(company, section),
        countOverdue: (company) => table.countOverdue(company),
        listSavedFilters: (company) => table.listSavedFilters(company),
        saveFilter: (asked) => table.saveFilter(asked),
      }
    : table

/** No factor is called so. */
const withoutSubject = ({ section, filter }: Filtered): Filtered =>
  section === 'medicalExamination' && filter.subject !== null
    ? { section, filter: { ...filter, subject: HIDDEN } }
    : { section, filter }
