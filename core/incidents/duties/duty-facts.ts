import { type Question, question, type Write } from '../../commands/command.ts'
import type { EmployeeId } from '../../employees/employee.ts'
import type { ObligationId } from '../../obligations/obligation.ts'
import type { LocalDate } from '../../shared/dates/local-date.ts'
import type { CompanyId, Signed } from '../../shared/identity.ts'
import type { IncidentId } from '../incident.ts'
import type { RequiredDuty, RequiredSection } from './required-duty.ts'

/** What was required after the accident already, but for removed obligations. Whoever asks has locked the accident. */
export type DutiesRequired = Question<
  'required-duties',
  { readonly companyId: CompanyId; readonly incidentId: IncidentId },
  readonly RequiredDuty[]
>
export const dutiesRequired = question<DutiesRequired>('required-duties')

/** Obligations of the section that the employees have, but for removed ones. Whoever asks has locked the employees. */
export type DutiesOfEmployees = Question<
  'duties-of-employees',
  {
    readonly companyId: CompanyId
    readonly section: RequiredSection
    readonly employeeIds: readonly EmployeeId[]
  },
  readonly ObligationId[]
>
export const dutiesOfEmployees = question<DutiesOfEmployees>('duties-of-employees')

export type DutyQuestion = DutiesRequired | DutiesOfEmployees

/** That an obligation is required after an accident. */
export type KeptDuty = {
  readonly companyId: CompanyId
  readonly incidentId: IncidentId
  readonly obligationId: ObligationId
  readonly dueOn: LocalDate
  readonly entered: Signed
}

export type DutyWrite = Write<'required-duties', KeptDuty>
