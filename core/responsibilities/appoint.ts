import { command } from '../commands/command.ts'
import type { CompanyId } from '../companies/company.ts'
import { todayOf } from '../companies/company-facts.ts'
import { lockEmployees } from '../employees/employee-facts.ts'
import { findRole, type RoleId } from '../norms/responsibilities.ts'
import type { FieldErrors } from '../shared/results/refusals.ts'
import { err, ok, type Result } from '../shared/results/result.ts'
import { type BegunTerm, beginTerm } from './begin-term.ts'
import { checkHolder } from './check-holder.ts'
import type { RoleIdCode } from './parse-role-id.ts'
import { type AppointmentCode, checkOrder } from './read-appointment.ts'
import type { HolderCode } from './refusal-codes.ts'
import type { Appointment } from './responsibility.ts'
import { holdingsOfRole, newResponsibilityIds } from './responsibility-facts.ts'

type Input = Appointment & { readonly companyId: CompanyId; readonly roleId: RoleId }

type AppointedCode = AppointmentCode | HolderCode | RoleIdCode

/** Adds a holder of a role (назначить): a role may have several, no one holds it twice. */
export const appoint = command({
  name: 'responsibilities/appoint',
  *gather({ companyId, roleId, employeeId, orderLink }: Input) {
    const wrongOrder = checkOrder(findRole(roleId), orderLink)
    if (wrongOrder) return err(wrongOrder)
    const people = yield* lockEmployees({ companyId, ids: [employeeId] })
    const today = yield* todayOf({ companyId })
    const holdings = yield* holdingsOfRole({ companyId, roleId, employeeId })
    const [id] = yield* newResponsibilityIds({ companyId, count: 1 })
    return ok({ employee: people.get(employeeId), today, holdings, id })
  },
  decide(facts, { companyId, roleId, orderLink }, signed): Result<BegunTerm, FieldErrors<AppointedCode>> {
    const employee = checkHolder(facts, null)
    if (!employee.ok) return employee
    const term = { companyId, id: facts.id, roleId, employee: employee.value, orderLink }
    return ok(beginTerm(term, null, signed))
  },
})
