import type { UserId } from '@osh/core/auth/account.ts'
import type { CompanyId } from '@osh/core/companies/company.ts'
import type { EmployeeId } from '@osh/core/employees/employee.ts'
import type { RoleId } from '@osh/core/norms/responsibilities.ts'
import { type OrderLink, parseOrderLink, printOrderLink } from '@osh/core/responsibilities/order-link.ts'
import type {
  Appointment,
  Responsibility,
  ResponsibilityId,
  Term,
} from '@osh/core/responsibilities/responsibility.ts'
import type { Holders } from '@osh/core/responsibilities/responsibility-repository.ts'
import { type HeldRole, type HeldRoleGroup, isUnfilled } from '@osh/core/responsibilities/role-table.ts'
import type { Signed } from '@osh/core/shared/identity.ts'
import { z } from 'zod'
import {
  decodeInstant,
  decoder,
  givenId,
  givenNumber,
  givenText,
  id,
  listDecoder,
  moment,
  WireMismatch,
} from '../wire-format.ts'

export const responsibilityJson = z.object({
  responsibilityId: id,
  companyId: id,
  roleId: id,
  employeeId: id,
  employeeFullName: z.string(),
  orderLink: z.string(),
  dismissed: z.boolean(),
})
type ResponsibilityJson = z.infer<typeof responsibilityJson>

/** The first of the holders stands in the role itself too; null where the role waits for one. */
const roleJson = z.object({
  roleId: id,
  role: z.string(),
  responsibilityId: id.nullable(),
  employeeId: id.nullable(),
  employeeFullName: z.string().nullable(),
  educationType: z.string(),
  orderLink: z.string().nullable(),
  orderRequired: z.boolean(),
  periodicityMonths: z.int().nullable(),
  legalBasis: z.string(),
  condition: z.string().nullable(),
  applies: z.boolean(),
  unfilled: z.boolean(),
  holders: z.array(responsibilityJson),
})

export const responsibilityGroupJson = z.object({
  groupId: id,
  groupName: z.string(),
  tooltip: z.string(),
  templateGroups: z.array(z.string()),
  roles: z.array(roleJson),
})

/** The same as warnings use it. */
export const responsibilityTypeJson = z.object({ typeName: z.string(), roles: z.array(roleJson) })

export const encodeResponsibility = (one: Responsibility): ResponsibilityJson => ({
  responsibilityId: one.id,
  companyId: one.companyId,
  roleId: one.roleId,
  employeeId: one.employeeId,
  employeeFullName: one.employeeFullName,
  orderLink: printOrderLink(one.orderLink),
  dismissed: one.dismissed,
})

export const decodeResponsibility = decoder(responsibilityJson, responsibilityIn)

function responsibilityIn(json: ResponsibilityJson): Responsibility {
  return {
    id: json.responsibilityId as ResponsibilityId,
    companyId: json.companyId as CompanyId,
    roleId: json.roleId as RoleId,
    employeeId: json.employeeId as EmployeeId,
    employeeFullName: json.employeeFullName,
    orderLink: decodeOrderLink(json.orderLink),
    dismissed: json.dismissed,
  }
}

function decodeOrderLink(text: string): OrderLink {
  const link = parseOrderLink(text)
  if (!link.ok) throw new WireMismatch('not an order of appointment')
  return link.value
}

function encodeRole(held: HeldRole): z.infer<typeof roleJson> {
  const { role, applies, holders } = held
  const first = holders.find(({ dismissed }) => !dismissed) ?? null
  return {
    roleId: role.id,
    role: role.name,
    responsibilityId: first?.id ?? null,
    employeeId: first?.employeeId ?? null,
    employeeFullName: first?.employeeFullName ?? null,
    educationType: role.education,
    orderLink: first && printOrderLink(first.orderLink),
    orderRequired: role.orderRequired,
    periodicityMonths: role.periodicityMonths,
    legalBasis: role.legalBasis,
    condition: role.condition,
    applies,
    unfilled: isUnfilled(held),
    holders: holders.map(encodeResponsibility),
  }
}

export const encodeRoleGroup = (group: HeldRoleGroup): z.infer<typeof responsibilityGroupJson> => ({
  groupId: group.id,
  groupName: group.name,
  tooltip: group.tooltip,
  templateGroups: [...group.templateGroups],
  roles: group.roles.map(encodeRole),
})

export const encodeRoleType = (group: HeldRoleGroup): z.infer<typeof responsibilityTypeJson> => ({
  typeName: group.name,
  roles: group.roles.map(encodeRole),
})

const decodeGroup = decoder(responsibilityGroupJson, ({ roles }) => roles)
const decodeGroups = listDecoder(decodeGroup)

/** Who holds what, out of the table of groups. */
export function decodeHolders(json: unknown): Holders {
  const roles = decodeGroups(json).flat()
  const responsibilities = roles.flatMap(({ holders }) => holders.map(responsibilityIn))
  return {
    responsibilities: responsibilities.toSorted((a, b) => a.id - b.id),
    notApplicable: roles.filter(({ applies }) => !applies).map(({ roleId }) => roleId as RoleId),
  }
}

const signedJson = z.object({ by: id, at: moment })

export const termJson = z.object({
  id,
  responsibilityId: id,
  roleId: id,
  employeeId: id,
  employeeFullName: z.string(),
  orderLink: z.string(),
  since: signedJson,
  until: signedJson.nullable(),
})

export const encodeTerm = (term: Term): z.infer<typeof termJson> => ({
  ...term,
  orderLink: printOrderLink(term.orderLink),
})

const decodeSigned = ({ by, at }: z.infer<typeof signedJson>): Signed => ({
  by: by as UserId,
  at: decodeInstant(at),
})

export const decodeTerms = listDecoder(
  decoder(
    termJson,
    (json): Term => ({
      id: json.id,
      responsibilityId: json.responsibilityId as ResponsibilityId,
      roleId: json.roleId as RoleId,
      employeeId: json.employeeId as EmployeeId,
      employeeFullName: json.employeeFullName,
      orderLink: decodeOrderLink(json.orderLink),
      since: decodeSigned(json.since),
      until: json.until && decodeSigned(json.until),
    }),
  ),
)

export const encodeAppointment = ({ employeeId, orderLink }: Appointment) => ({
  employeeId,
  orderLink: printOrderLink(orderLink),
})

export const reassignmentGiven = z.object({ employeeId: givenNumber, orderLink: givenText })
export const appointmentGiven = reassignmentGiven.extend({ companyId: givenId, roleId: givenNumber })
export const applicabilityGiven = z.object({ companyId: givenId, roleId: givenNumber, applies: z.boolean() })
