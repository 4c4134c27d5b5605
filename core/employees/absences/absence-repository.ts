import type { CommandsOf } from '../../commands/command.ts'
import type { CompanyId } from '../../companies/company.ts'
import { guardAdding } from '../../tariffs/adding.ts'
import type { EmployeeId } from '../employee.ts'
import type { Absence } from './absence.ts'
import { change } from './change.ts'
import { enter } from './enter.ts'
import { remove } from './remove.ts'

/** What a person can do about absences. */
export const absenceCommands = { enter: guardAdding(enter), change, remove }

export interface AbsenceQueries {
  /** An employee's, or the whole company's: those that begin latest first. */
  list(companyId: CompanyId, filter: { readonly employeeId?: EmployeeId }): Promise<readonly Absence[]>
}

/** Who of a company is, was or will be away for long. */
export type AbsenceRepository = AbsenceQueries & CommandsOf<typeof absenceCommands>
