import type { Decision } from '../../commands/command.ts'
import type { Employee, EmployeeId } from '../../employees/employee.ts'
import type { RoleId } from '../../norms/responsibilities.ts'
import { beginTerm, takeAppointmentValues } from '../../responsibilities/begin-term.ts'
import type { Appointment, ResponsibilityId } from '../../responsibilities/responsibility.ts'
import type { ResponsibilityWrite } from '../../responsibilities/responsibility-facts.ts'
import type { CompanyId, Signed } from '../../shared/identity.ts'

/** How a responsibility changes hands: null where no one has it before, or after. */
export type TermChange = {
  readonly id: ResponsibilityId
  readonly roleId: RoleId
  readonly before: Appointment | null
  readonly after: Appointment | null
}

type Place = {
  readonly companyId: CompanyId
  /** Whoever is to hold one. */
  readonly people: ReadonlyMap<EmployeeId, Employee>
  readonly signed: Signed
}

type Written = Pick<Decision<null, ResponsibilityWrite>, 'writes' | 'changes'>

/** Ends terms and begins others, and says so in the journal. */
export function writeTerms(all: readonly TermChange[], { companyId, people, signed }: Place): Written {
  const ended = all.flatMap(({ id, before }) =>
    before ? [{ companyId, responsibilityId: id, until: signed }] : [],
  )
  const begun = all.flatMap(({ id, roleId, after }) => {
    const employee = after && people.get(after.employeeId)
    if (!employee) return []
    return [beginTerm({ companyId, id, roleId, employee, orderLink: after.orderLink }, null, signed).term]
  })
  return {
    writes: [
      { kind: 'ended-terms', rows: ended },
      { kind: 'begun-terms', rows: begun },
    ],
    changes: all.map(({ id, roleId, before, after }) => ({
      record: 'responsibility',
      ids: [id],
      before: before && takeAppointmentValues(before),
      after: after && { ...(before ? {} : { roleId }), ...takeAppointmentValues(after) },
    })),
  }
}

/** Whether both name the same person by the same order, or no one. */
export const isSameAppointment = (a: Appointment | null, b: Appointment | null): boolean =>
  JSON.stringify(a && takeAppointmentValues(a)) === JSON.stringify(b && takeAppointmentValues(b))
