import type { CompanyId } from '../companies/company.ts'
import type { RoleId } from '../norms/responsibilities.ts'
import type { FieldErrors, NotFound } from '../shared/refusals.ts'
import type { Result } from '../shared/result.ts'
import type { Appointment, Responsibility, ResponsibilityId, Term } from './responsibility.ts'

/** Who holds what in a company now; `notApplicable` are the roles switched off. */
export type Holders = {
  readonly responsibilities: readonly Responsibility[]
  readonly notApplicable: readonly RoleId[]
}

/**
 * Responsible persons. Appointments have passed `readAppointment`; the store knows the employees: `employee/unknown`,
 * `employee/dismissed`, and `employee/holds-already` for whoever holds the role.
 */
export interface ResponsibilityRepository {
  /** In the order of appointing. */
  holders(companyId: CompanyId): Promise<Holders>
  /** Adds a holder: a role may have several. */
  appoint(
    companyId: CompanyId,
    roleId: RoleId,
    appointment: Appointment,
  ): Promise<Result<Responsibility, FieldErrors>>
  /** Ends the term and begins another under the same id, with the same employee too when the order is another. */
  reassign(
    companyId: CompanyId,
    id: ResponsibilityId,
    appointment: Appointment,
  ): Promise<Result<Responsibility, FieldErrors | NotFound>>
  end(companyId: CompanyId, id: ResponsibilityId): Promise<Result<null, NotFound>>
  /** Switches a conditional role off or on; `role/always-applies` for any other. */
  setApplicable(companyId: CompanyId, roleId: RoleId, applies: boolean): Promise<Result<null, FieldErrors>>
  /** Newest first. */
  history(companyId: CompanyId, roleId: RoleId): Promise<readonly Term[]>
}
