import type { JournalLine } from '../../../commands/journal.ts'
import type { CompanyId } from '../../../companies/company.ts'
import type { EmployeeId } from '../../../employees/employee.ts'
import type { ObligationFacts } from '../../../obligations/facts/obligation-facts.ts'
import type { LocalDate } from '../../../shared/dates/local-date.ts'

/** Port: what has to be known to say how the records were on an earlier day. */
export interface PastRecords {
  /** How many were employed on the day. */
  countEmployees(companyId: CompanyId, day: LocalDate): Promise<number>
  /** All obligations of the employees, removed ones too, with all their completions; in the order of ids. */
  listHistories(companyId: CompanyId, employeeIds: readonly EmployeeId[]): Promise<readonly ObligationFacts[]>
  /** Lines of the journal that changed employees' cards, entered on the day (of UTC) or later; oldest first. */
  listStaffChanges(companyId: CompanyId, since: LocalDate): Promise<readonly JournalLine[]>
}
