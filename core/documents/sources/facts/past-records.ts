import type { JournalLine } from '../../../commands/journal.ts'
import type { CompanyId } from '../../../companies/company.ts'
import type { EmployeeId } from '../../../employees/employee.ts'
import type { ObligationFacts } from '../../../obligations/facts/obligation-facts.ts'
import type { ObligationId } from '../../../obligations/obligation.ts'
import type { Instant } from '../../../shared/dates/instant.ts'
import type { LocalDate } from '../../../shared/dates/local-date.ts'
import type { WorkRecords } from './work-records.ts'

/** Port: what has to be known to say how the records were on an earlier day, and over a period. */
export interface PastRecords extends WorkRecords {
  /** How many were employed on the day. */
  countEmployees(companyId: CompanyId, day: LocalDate): Promise<number>
  /** All obligations of the employees, removed ones too, with all their completions; in the order of ids. */
  listHistories(companyId: CompanyId, employeeIds: readonly EmployeeId[]): Promise<readonly ObligationFacts[]>
  /** When each obligation of the employees was assigned, removed ones too; those of which it is not known are left out. */
  listAssigned(
    companyId: CompanyId,
    employeeIds: readonly EmployeeId[],
  ): Promise<ReadonlyMap<ObligationId, Instant>>
  /** Lines of the journal that changed records of the kind, `employee`, entered on the day (of UTC) or later; oldest first. */
  listChanges(companyId: CompanyId, record: string, since: LocalDate): Promise<readonly JournalLine[]>
}
