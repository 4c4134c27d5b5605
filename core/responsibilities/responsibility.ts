import type { CompanyId } from '../companies/company.ts'
import { type EmployeeId, isDismissed } from '../employees/employee.ts'
import { findRole, type RoleId } from '../norms/responsibilities.ts'
import type { StandingObligation } from '../obligations/standing/standing-obligation.ts'
import type { Brand } from '../shared/brand.ts'
import type { LocalDate } from '../shared/dates/local-date.ts'
import type { Signed } from '../shared/identity.ts'
import { findLacking, type LackingTraining, type TrainingStanding, takeTraining } from './lacking-training.ts'
import type { OrderLink } from './order-link.ts'

export type ResponsibilityId = Brand<number, 'ResponsibilityId'>

/** Who is to hold a role, and by which order. */
export type Appointment = { readonly employeeId: EmployeeId; readonly orderLink: OrderLink }

/** One holder of a role (ответственное лицо); keeps its id when it goes to another employee. */
export type Responsibility = Appointment & {
  readonly id: ResponsibilityId
  readonly companyId: CompanyId
  readonly roleId: RoleId
  /** As the register has it now. */
  readonly employeeFullName: string
  /** Whoever is dismissed holds nothing any more: the role waits for another. */
  readonly dismissed: boolean
}

/** Who held a role, from when until when; never deleted. */
export type Term = Appointment & {
  /** Grows with time. */
  readonly id: number
  readonly responsibilityId: ResponsibilityId
  readonly roleId: RoleId
  readonly employeeFullName: string
  readonly since: Signed
  /** Null while the term lasts. */
  readonly until: Signed | null
}

/** Who the register has for the holder of a term, by a name and a day of dismissal. */
export type Holder = { readonly fullName: string; readonly dismissalDate: LocalDate | null }

/** A holder with what the role asks to be trained in and they are not: it warns, and forbids nothing. */
export type HeldResponsibility = Responsibility & { readonly lacks: readonly LackingTraining[] }

/** The terms that last, as people see them today; of their holders' obligations the trainings count. */
export function listHoldersToday(
  companyId: CompanyId,
  holders: readonly (Term & Holder)[],
  obligations: readonly StandingObligation[],
  today: LocalDate,
): readonly HeldResponsibility[] {
  const ofEach = Map.groupBy(obligations, ({ employeeId }) => employeeId)
  return holders.map((one) =>
    tellHeldNow(companyId, one, one, (ofEach.get(one.employeeId) ?? []).flatMap(takeTraining), today),
  )
}

/** A term that lasts, as people see it today. */
export const tellHeldNow = (
  companyId: CompanyId,
  { responsibilityId: id, roleId, employeeId, orderLink }: Term,
  holder: Holder,
  trainings: readonly TrainingStanding[],
  today: LocalDate,
): HeldResponsibility => ({
  ...{ id, companyId, roleId, employeeId, orderLink },
  employeeFullName: holder.fullName,
  dismissed: isDismissed(holder, today),
  lacks: findLacking(findRole(roleId) ?? { programmes: [] }, trainings, today),
})
