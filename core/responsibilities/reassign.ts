import { command } from '../commands/command.ts'
import type { CompanyId } from '../companies/company.ts'
import { todayOf } from '../companies/company-facts.ts'
import { lockEmployees } from '../employees/employee-facts.ts'
import { findRole } from '../norms/responsibilities.ts'
import type { Input as Given } from '../shared/input/field-reader.ts'
import { type FieldErrors, type NotFound, notFound } from '../shared/results/refusals.ts'
import { err, ok, type Result } from '../shared/results/result.ts'
import { type BegunTerm, beginTerm, takeAppointmentValues } from './begin-term.ts'
import { checkHolder } from './check-holder.ts'
import { type AppointmentCode, readAppointment } from './read-appointment.ts'
import type { HolderCode } from './refusal-codes.ts'
import type { ResponsibilityId } from './responsibility.ts'
import { holdingsOfRole, lockHeld } from './responsibility-facts.ts'

type Input = {
  readonly companyId: CompanyId
  readonly id: ResponsibilityId
  /** `employeeId` and `orderLink` as sent; what is left out stays. */
  readonly patch: Given
}

/** Ends the term and begins another under the same id, with the same employee too when the order is another (переназначить). */
export const reassign = command({
  name: 'responsibilities/reassign',
  *gather({ companyId, id, patch }: Input) {
    const before = yield* lockHeld({ companyId, id })
    if (!before) return err(notFound)
    const next = readAppointment(findRole(before.roleId), { ...takeAppointmentValues(before), ...patch })
    if (!next.ok) return next
    const { employeeId, orderLink } = next.value
    const people = yield* lockEmployees({ companyId, ids: [employeeId] })
    const today = yield* todayOf({ companyId })
    const holdings = yield* holdingsOfRole({ companyId, roleId: before.roleId, employeeId })
    return ok({ before, orderLink, employee: people.get(employeeId), today, holdings })
  },
  decide(
    facts,
    { companyId, id },
    signed,
  ): Result<BegunTerm, FieldErrors<AppointmentCode | HolderCode> | NotFound> {
    const employee = checkHolder(facts, id)
    if (!employee.ok) return employee
    const { before, orderLink } = facts
    const term = { companyId, id, roleId: before.roleId, employee: employee.value, orderLink }
    return ok(beginTerm(term, before, signed))
  },
})
