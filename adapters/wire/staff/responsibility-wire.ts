import type { CompanyId } from '@osh/core/companies/company.ts'
import type { EmployeeId } from '@osh/core/employees/employee.ts'
import { type CircumstanceId, findCircumstance } from '@osh/core/norms/circumstances.ts'
import type { RoleId } from '@osh/core/norms/responsibilities.ts'
import { type HeldRole, type HeldRoleGroup, isUnfilled } from '@osh/core/responsibilities/held-role.ts'
import { readHolders } from '@osh/core/responsibilities/holders-in.ts'
import { type OrderLink, parseOrderLink, printOrderLink } from '@osh/core/responsibilities/order-link.ts'
import type { ResponsibilityId } from '@osh/core/responsibilities/responsibility.ts'
import type { Holders } from '@osh/core/responsibilities/responsibility-repository.ts'
import * as z from 'zod/mini'
import { type AnswerCodec, all, codec, list } from '../contract/answer.ts'
import { thing } from '../contract/thing.ts'
import { day, id, idOf, requireKnown, signed } from '../wire-format.ts'

/** As it is printed. */
const orderLink = codec(z.string(), {
  encode: printOrderLink,
  decode: (text) => {
    const link = parseOrderLink(text)
    return requireKnown(link.ok ? link.value : null, text)
  },
})

export const withOrder = <T extends { readonly orderLink: OrderLink }>(one: T) => ({
  ...one,
  orderLink: orderLink.encode(one.orderLink),
})

const appointed = {
  roleId: idOf<RoleId>(),
  employeeId: idOf<EmployeeId>(),
  employeeFullName: z.string(),
  orderLink,
}

const fields = {
  id: idOf<ResponsibilityId>(),
  companyId: idOf<CompanyId>(),
  ...appointed,
  dismissed: z.boolean(),
}
const names = { id: 'responsibilityId' } as const

export const responsibility = thing(fields, names)

const lack = thing({
  programme: z.enum(['A', 'B', 'V', 'firstAid', 'ppe']),
  why: z.enum(['never', 'failed', 'overdue']),
  since: z.nullable(day),
})

/** A holder with the training that the role asks for and they lack. */
const held = thing({ ...fields, lacks: all(lack) }, names)

export const term = thing({
  id,
  responsibilityId: idOf<ResponsibilityId>(),
  ...appointed,
  since: signed,
  until: z.nullable(signed),
})

const NO_ONE = { responsibilityId: null, employeeId: null, employeeFullName: null, orderLink: null }

/** The first of the holders is in the role itself too; null where the role waits for one. */
const role = codec(
  z.object({
    roleId: id,
    role: z.string(),
    responsibilityId: z.nullable(id),
    employeeId: z.nullable(id),
    employeeFullName: z.nullable(z.string()),
    educationType: z.string(),
    orderLink: z.nullable(z.string()),
    orderRequired: z.boolean(),
    periodicityMonths: z.nullable(z.int()),
    legalBasis: z.string(),
    condition: z.nullable(z.string()),
    circumstanceId: z.nullable(idOf<CircumstanceId>()),
    question: z.nullable(z.string()),
    /** What the company has said of the circumstance; null while it has said nothing. */
    answer: z.nullable(z.boolean()),
    need: z.enum(['needed', 'asked', 'not-needed']),
    applies: z.boolean(),
    unfilled: z.boolean(),
    holders: z.array(held.json),
  }),
  {
    encode: (one: HeldRole) => {
      const { id: roleId, name, education: educationType, circumstance, ...role } = one.role
      const holders = one.holders.map(held.encode)
      return {
        ...{ ...role, ...one, ...(holders.find(({ dismissed }) => !dismissed) ?? NO_ONE) },
        ...{ roleId, role: name, educationType, circumstanceId: circumstance, holders },
        question: (circumstance && findCircumstance(circumstance)?.question) ?? null,
        applies: one.need !== 'not-needed',
        unfilled: isUnfilled(one),
      }
    },
    decode: ({ circumstanceId: circumstance, answer, holders }) => ({
      ...{ role: { circumstance }, answer },
      holders: holders.map(held.toCore),
    }),
  },
)

/** The table of roles in groups; the client takes who holds what, and knows the catalogue itself. */
const heldBy = (names: z.core.$ZodShape): AnswerCodec<Holders, readonly HeldRoleGroup[]> => {
  const groups = list(
    codec(z.object({ ...names, roles: z.array(role.json) }), {
      encode: ({ id: groupId, name, roles, ...group }: HeldRoleGroup) => ({
        ...{ ...group, groupId, groupName: name, typeName: name },
        roles: roles.map(role.encode),
      }),
      decode: ({ roles }) => roles.map(role.toCore),
    }),
  )
  return { ...groups, decode: (carried) => readHolders(groups.decode(carried).flat()) }
}

export const heldByGroups = heldBy({
  groupId: id,
  groupName: z.string(),
  tooltip: z.string(),
  templateGroups: z.array(z.string()),
})
export const heldByTypes = heldBy({ typeName: z.string() })
