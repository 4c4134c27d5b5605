import type { UserId } from '@osh/core/auth/account.ts'
import type { CompanyId } from '@osh/core/companies/company.ts'
import type { EmployeeId } from '@osh/core/employees/employee.ts'
import type { RoleId } from '@osh/core/norms/responsibilities.ts'
import { type HeldRole, type HeldRoleGroup, isUnfilled } from '@osh/core/responsibilities/held-role.ts'
import { type OrderLink, parseOrderLink, printOrderLink } from '@osh/core/responsibilities/order-link.ts'
import type { NewAppointment } from '@osh/core/responsibilities/read-appointment.ts'
import type { Responsibility, ResponsibilityId, Term } from '@osh/core/responsibilities/responsibility.ts'
import type { Holders } from '@osh/core/responsibilities/responsibility-repository.ts'
import type { Signed } from '@osh/core/shared/identity.ts'
import { z } from 'zod'
import { type AnswerCodec, type Codec, codec, list } from '../contract/answer.ts'
import { decodeInstant, givenNumber, givenText, id, moment, WireMismatch } from '../wire-format.ts'

const responsibilityJson = z.object({
  responsibilityId: id,
  companyId: id,
  roleId: id,
  employeeId: id,
  employeeFullName: z.string(),
  orderLink: z.string(),
  dismissed: z.boolean(),
})
type ResponsibilityJson = z.infer<typeof responsibilityJson>

/** The first of the holders is in the role itself too; null where the role waits for one. */
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

const groupJson = z.object({
  groupId: id,
  groupName: z.string(),
  tooltip: z.string(),
  templateGroups: z.array(z.string()),
  roles: z.array(roleJson),
})

const typeJson = z.object({ typeName: z.string(), roles: z.array(roleJson) })

const encodeResponsibility = (one: Responsibility): ResponsibilityJson => ({
  responsibilityId: one.id,
  companyId: one.companyId,
  roleId: one.roleId,
  employeeId: one.employeeId,
  employeeFullName: one.employeeFullName,
  orderLink: printOrderLink(one.orderLink),
  dismissed: one.dismissed,
})

export const responsibility = codec(responsibilityJson, {
  encode: encodeResponsibility,
  decode: responsibilityIn,
})

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

const ofGroup = codec(groupJson, {
  encode: (held: HeldRoleGroup) => ({
    groupId: held.id,
    groupName: held.name,
    tooltip: held.tooltip,
    templateGroups: [...held.templateGroups],
    roles: held.roles.map(encodeRole),
  }),
  decode: ({ roles }) => roles,
})

const ofType = codec(typeJson, {
  encode: (held: HeldRoleGroup) => ({ typeName: held.name, roles: held.roles.map(encodeRole) }),
  decode: ({ roles }) => roles,
})

type Roles = readonly z.infer<typeof roleJson>[]

/** The table of roles; the client takes who holds what, and knows the catalogue itself. */
const heldBy = (of: Codec<Roles, HeldRoleGroup>): AnswerCodec<Holders, readonly HeldRoleGroup[]> => {
  const groups = list(of)
  return { ...groups, decode: (carried) => holdersIn(groups.decode(carried).flat()) }
}

export const heldByGroups = heldBy(ofGroup)
export const heldByTypes = heldBy(ofType)

function holdersIn(roles: Roles): Holders {
  const responsibilities = roles.flatMap(({ holders }) => holders.map(responsibilityIn))
  return {
    responsibilities: responsibilities.toSorted((a, b) => a.id - b.id),
    notApplicable: roles.filter(({ applies }) => !applies).map(({ roleId }) => roleId as RoleId),
  }
}

const signedJson = z.object({ by: id, at: moment })

const termJson = z.object({
  id,
  responsibilityId: id,
  roleId: id,
  employeeId: id,
  employeeFullName: z.string(),
  orderLink: z.string(),
  since: signedJson,
  until: signedJson.nullable(),
})

const decodeSigned = ({ by, at }: z.infer<typeof signedJson>): Signed => ({
  by: by as UserId,
  at: decodeInstant(at),
})

export const term = codec(termJson, {
  encode: (one: Term) => ({ ...one, orderLink: printOrderLink(one.orderLink) }),
  decode: (json): Term => ({
    id: json.id,
    responsibilityId: json.responsibilityId as ResponsibilityId,
    roleId: json.roleId as RoleId,
    employeeId: json.employeeId as EmployeeId,
    employeeFullName: json.employeeFullName,
    orderLink: decodeOrderLink(json.orderLink),
    since: decodeSigned(json.since),
    until: json.until && decodeSigned(json.until),
  }),
})

export const encodeAppointment = ({ roleId, employeeId, orderLink }: NewAppointment) => ({
  roleId,
  employeeId,
  orderLink: printOrderLink(orderLink),
})

export const reassignmentGiven = z.object({ employeeId: givenNumber, orderLink: givenText })
export const appointmentGiven = reassignmentGiven.extend({ roleId: givenNumber })
export const applicabilityGiven = z.object({ roleId: givenNumber, applies: z.boolean() })
