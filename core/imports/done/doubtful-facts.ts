import type { EmployeeDetails } from '../../employees/employee.ts'
import { doubtDay } from '../../obligations/entering/doubtful-day.ts'
import type { LocalDate } from '../../shared/dates/local-date.ts'
import type { ImportPlan } from '../plan/import-plan.ts'

/** What a file says was done before its person was hired or born (`doubtDay`), in the order of the file: to be asked about before it is loaded. */
export const listDoubtfulFacts = (
  plan: ImportPlan,
): readonly { readonly date: LocalDate; readonly person: EmployeeDetails }[] =>
  plan.flatMap((entry) =>
    entry.is === 'new' || entry.is === 'changed'
      ? entry.facts.flatMap(({ date }) =>
          date !== null && doubtDay(date, entry.details) !== null ? [{ date, person: entry.details }] : [],
        )
      : [],
  )
