import type { CompanyId } from '@osh/core/companies/company.ts'
import type { EmployeeId } from '@osh/core/employees/employee.ts'
import { type CircumstanceId, findCircumstance } from '@osh/core/norms/circumstances.ts'
import type { RoleId } from '@osh/core/norms/responsibilities.ts'
import { type HeldRole, type HeldRoleGroup, isUnfilled } from '@osh/core/responsibilities/held-role.ts'
import { type OrderLink, parseOrderLink, printOrderLink } from '@osh/core/responsibilities/order-link.ts'
import type {
  HeldResponsibility,
  Responsibility,
  ResponsibilityId,
  Term,
} from '@osh/core/responsibilities/responsibility.ts'
import type { Holders } from '@osh/core/responsibilities/responsibility-repository.ts'
import { z } from 'zod'
import { type AnswerCodec, all, type Codec, codec, list } from '../contract/answer.ts'
import { day, decodeDayOrNull, id, idOf, signed, WireMismatch } from '../wire-format.ts'

const appointed = {
  roleId: idOf<RoleId>(),
  employeeId: idOf<EmployeeId>(),
  employeeFullName: z.string(),
  orderLink: z.string(),
}

export const withOrder = <T extends { readonly orderLink: OrderLink }>(one: T) => ({
  ...one,
  orderLink: printOrderLink(one.orderLink),
})

function withOrderRead<T extends { readonly orderLink: string }>(one: T) {
  const link = parseOrderLink(one.orderLink)
  if (!link.ok) throw new WireMismatch('not an order of appointment')
  return { ...one, orderLink: link.value }
}

const responsibilityJson = z.object({
  responsibilityId: idOf<ResponsibilityId>(),
  companyId: idOf<CompanyId>(),
  ...appointed,
  dismissed: z.boolean(),
})

export const responsibility = codec(responsibilityJson, {
  encode: ({ id, ...one }: Responsibility) => ({ responsibilityId: id, ...withOrder(one) }),
  decode: ({ responsibilityId: id, ...one }): Responsibility => ({ id, ...withOrderRead(one) }),
})

const lack = z.object({
  programme: z.enum(['A', 'B', 'V', 'firstAid', 'ppe']),
  why: z.enum(['never', 'failed', 'overdue']),
  since: day.nullable(),
})

/** A holder with the training that the role asks for and they lack. */
const held = codec(responsibilityJson.extend({ lacks: z.array(lack) }), {
  encode: ({ lacks, ...one }: HeldResponsibility) => ({
    ...responsibility.encode(one),
    lacks: [...lacks],
  }),
  decode: ({ lacks, ...one }): HeldResponsibility => ({
    ...responsibility.decode(one),
    lacks: lacks.map(({ programme, why, since }) => ({ programme, why, since: decodeDayOrNull(since) })),
  }),
})

export const term = codec(
  z.object({
    id,
    responsibilityId: idOf<ResponsibilityId>(),
    ...appointed,
    since: signed,
    until: signed.nullable(),
  }),
  { encode: (one: Term) => withOrder(one), decode: (json): Term => withOrderRead(json) },
)

/** The first of the holders is in the role itself too; null where the role waits for one. */
const role = codec(
  z.object({
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
    circumstanceId: idOf<CircumstanceId>().nullable(),
    question: z.string().nullable(),
    /** What the company has said of the circumstance; null while it has said nothing. */
    answer: z.boolean().nullable(),
    need: z.enum(['needed', 'asked', 'not-needed']),
    applies: z.boolean(),
    unfilled: z.boolean(),
    holders: z.array(held.json),
  }),
  {
    encode: (one: HeldRole) => {
      const { id: roleId, name, education: educationType, circumstance, ...rest } = one.role
      const asked = circumstance === null ? null : findCircumstance(circumstance)
      const holders = one.holders.map(held.encode)
      const first = holders.find(({ dismissed }) => !dismissed) ?? NO_ONE
      const { need, answer } = one
      const state = { need, answer, applies: need !== 'not-needed', unfilled: isUnfilled(one), holders }
      const condition = { circumstanceId: circumstance, question: asked?.question ?? null }
      return { ...rest, ...condition, ...first, ...state, roleId, role: name, educationType }
    },
    decode: (json) => json,
  },
)
const NO_ONE = { responsibilityId: null, employeeId: null, employeeFullName: null, orderLink: null }
const roles = all(role)

const ofGroup = codec(
  z.object({
    groupId: id,
    groupName: z.string(),
    tooltip: z.string(),
    templateGroups: z.array(z.string()),
    roles: roles.json,
  }),
  {
    encode: ({ id, name, templateGroups, ...group }: HeldRoleGroup) => ({
      ...{ ...group, groupId: id, groupName: name, templateGroups: [...templateGroups] },
      roles: roles.encode(group.roles),
    }),
    decode: ({ roles }) => roles,
  },
)

const ofType = codec(z.object({ typeName: z.string(), roles: roles.json }), {
  encode: ({ name, ...group }: HeldRoleGroup) => ({ typeName: name, roles: roles.encode(group.roles) }),
  decode: ({ roles }) => roles,
})

type Roles = ReturnType<typeof roles.decode>

/** The table of roles; the client takes who holds what, and knows the catalogue itself. */
const heldBy = (of: Codec<Roles, HeldRoleGroup>): AnswerCodec<Holders, readonly HeldRoleGroup[]> => {
  const groups = list(of)
  return { ...groups, decode: (carried) => holdersIn(groups.decode(carried).flat()) }
}

export const heldByGroups = heldBy(ofGroup)
export const heldByTypes = heldBy(ofType)

function holdersIn(roles: Roles): Holders {
  const responsibilities = roles.flatMap(({ holders }) => holders.map(held.decode))
  return {
    responsibilities: responsibilities.toSorted((a, b) => a.id - b.id),
    answers: answersIn(roles),
  }
}

/** Roles that rest on one circumstance have one answer. */
function answersIn(roles: Roles): Holders['answers'] {
  const given = roles.flatMap(({ circumstanceId, answer }) =>
    circumstanceId === null || answer === null ? [] : { circumstanceId, applies: answer },
  )
  const each = new Map(given.map((one) => [one.circumstanceId, one]))
  return [...each.values()].toSorted((a, b) => a.circumstanceId - b.circumstanceId)
}
