import type { Decision } from '../commands/command.ts'
import type { CompanyId } from '../companies/company.ts'
import { type Employee, joinFullName } from '../employees/employee.ts'
import type { RoleId } from '../norms/responsibilities.ts'
import type { Signed } from '../shared/identity.ts'
import { printOrderLink } from './order-link.ts'
import type { Appointment, Responsibility, ResponsibilityId, Term } from './responsibility.ts'
import type { BegunTerm as NewTermRow, ResponsibilityWrite } from './responsibility-facts.ts'

/** What follows from a new term; `term` is it alone, to be written with others. */
export type BegunTerm = Decision<Responsibility, ResponsibilityWrite> & { readonly term: NewTermRow }

type NewTerm = {
  readonly companyId: CompanyId
  readonly id: ResponsibilityId
  readonly roleId: RoleId
  readonly employee: Employee
  readonly orderLink: Appointment['orderLink']
}

/** The employee holds the role from now on; whoever held the responsibility before holds it no more. */
export function beginTerm(
  { companyId, id, roleId, employee, orderLink }: NewTerm,
  before: Term | null,
  signed: Signed,
): BegunTerm {
  const employeeFullName = joinFullName(employee)
  const appointment = { employeeId: employee.id, orderLink }
  const term = { companyId, responsibilityId: id, roleId, employeeFullName, since: signed, ...appointment }
  const ended = before ? [{ companyId, responsibilityId: id, until: signed }] : []
  return {
    term,
    writes: [
      { kind: 'ended-terms', rows: ended },
      { kind: 'begun-terms', rows: [term] },
    ],
    changes: [
      {
        record: 'responsibility',
        ids: [id],
        before: before && takeAppointmentValues(before),
        after: { roleId, ...takeAppointmentValues(appointment) },
      },
    ],
    answer: { id, companyId, roleId, ...appointment, employeeFullName, dismissed: false },
  }
}

/** What the journal keeps of an appointment. */
export const takeAppointmentValues = ({ employeeId, orderLink }: Appointment) => ({
  employeeId,
  orderLink: printOrderLink(orderLink),
})
