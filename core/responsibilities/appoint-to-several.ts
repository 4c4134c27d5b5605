import { command, type Decision } from '../commands/command.ts'
import type { CompanyId } from '../companies/company.ts'
import { todayOf } from '../companies/company-facts.ts'
import { lockEmployees } from '../employees/employee-facts.ts'
import { findRole, type RoleId } from '../norms/responsibilities.ts'
import { type Input as Given, readObject } from '../shared/input/field-reader.ts'
import type { FieldErrors, ValueError } from '../shared/results/refusals.ts'
import { err, ok, type Result } from '../shared/results/result.ts'
import { beginTerm } from './begin-term.ts'
import { checkHolder } from './check-holder.ts'
import { parseRoleId, type RoleIdCode } from './parse-role-id.ts'
import { type AppointmentCode, appointmentFields, checkOrder } from './read-appointment.ts'
import type { HolderCode } from './refusal-codes.ts'
import type { Appointment, Responsibility } from './responsibility.ts'
import { holdingsOfRole, newResponsibilityIds, type ResponsibilityWrite } from './responsibility-facts.ts'

export type AppointmentToSeveral = Appointment & {
  /** Each once. */
  readonly roleIds: readonly RoleId[]
}

type Input = AppointmentToSeveral & { readonly companyId: CompanyId }

export type SeveralRolesCode = AppointmentCode | RoleIdCode | 'list/invalid'

type Appointed = Decision<readonly Responsibility[], ResponsibilityWrite>

/** Appoints one employee to several roles by one order: to all of them, or to none. */
export const appointToSeveral = command({
  name: 'responsibilities/appoint-to-several',
  *gather({ companyId, roleIds, employeeId, orderLink }: Input) {
    for (const roleId of roleIds) {
      const wrongOrder = checkOrder(findRole(roleId), orderLink)
      if (wrongOrder) return err(wrongOrder)
    }
    const people = yield* lockEmployees({ companyId, ids: [employeeId] })
    const today = yield* todayOf({ companyId })
    const holdings = []
    for (const roleId of roleIds) holdings.push(...(yield* holdingsOfRole({ companyId, roleId, employeeId })))
    const ids = yield* newResponsibilityIds({ companyId, count: roleIds.length })
    return ok({ employee: people.get(employeeId), today, holdings, ids })
  },
  decide(
    { ids, ...facts },
    { companyId, roleIds, orderLink },
    signed,
  ): Result<Appointed, FieldErrors<SeveralRolesCode | HolderCode>> {
    const employee = checkHolder(facts, null)
    if (!employee.ok) return employee
    const begun = roleIds.flatMap((roleId, i) => {
      const id = ids[i]
      if (id === undefined) throw new Error('there are fewer ids than roles')
      return beginTerm({ companyId, id, roleId, employee: employee.value, orderLink }, null, signed)
    })
    return ok({
      writes: [{ kind: 'begun-terms', rows: begun.map(({ term }) => term) }],
      changes: begun.flatMap(({ changes }) => changes),
      answer: begun.map(({ answer }) => answer),
    })
  },
})

/** More than the catalogue has is a slip. */
const MOST_ROLES = 100

/** Reads an appointment to several roles, before it is known whether there are such roles. */
export const readAppointmentToSeveral = (
  input: Given,
): Result<AppointmentToSeveral, FieldErrors<SeveralRolesCode>> =>
  readObject(input, { roleIds: parseRoleIds, ...appointmentFields })

function parseRoleIds(value: unknown): Result<readonly RoleId[], ValueError<RoleIdCode | 'list/invalid'>> {
  if (!Array.isArray(value) || value.length === 0 || value.length > MOST_ROLES)
    return err({ code: 'list/invalid' })
  const ids = new Set<RoleId>()
  for (const one of value) {
    const id = parseRoleId(one)
    if (!id.ok) return id
    ids.add(id.value)
  }
  return ok([...ids])
}
