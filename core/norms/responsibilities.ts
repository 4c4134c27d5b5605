import type { Brand } from '../shared/brand.ts'
import type { CircumstanceId } from './circumstances.ts'
import type { ProgramCode } from './program-words.ts'
import data from './responsibilities.json' with { type: 'json' }

/** The number of a role, given once and never again; the `roleId` of the wire. */
export type RoleId = Brand<number, 'RoleId'>

/** What a company has someone appointed to (функциональная ответственность). */
export type Role = {
  readonly id: RoleId
  /** How forms name it: «ot-head». */
  readonly code: string
  readonly name: string
  /** What the person must have learnt. */
  readonly education: string
  /** The programmes among it that the register of the trained knows; what else is asked for, and what is only recommended, is not here. */
  readonly programmes: readonly ProgramCode[]
  /** After how many months that is confirmed; null where it is not. */
  readonly periodicityMonths: number | null
  /** Whether the law ties the appointment to an order. */
  readonly orderRequired: boolean
  readonly legalBasis: string
  /** When a company has the role; null for always. */
  readonly condition: string | null
  /** What the condition asks of the company; null where there is no condition. */
  readonly circumstance: CircumstanceId | null
  /** How far the basis was compared with the acts, in words. */
  readonly confidence: string
  readonly orderTemplate: string
}

/** Roles of one kind; while one of them has no one, forms of `templateGroups` come with a warning. */
export type RoleGroup = {
  readonly id: number
  readonly code: string
  readonly name: string
  readonly tooltip: string
  /** Names of groups of forms. */
  readonly templateGroups: readonly string[]
  readonly roles: readonly Role[]
}

export const roleGroups: readonly RoleGroup[] = data.map((group) => ({
  ...group,
  roles: group.roles.map((role) => ({
    ...role,
    id: role.id as RoleId,
    circumstance: role.circumstance as CircumstanceId | null,
    programmes: role.programmes as readonly ProgramCode[],
  })),
}))

const byId: ReadonlyMap<number, Role> = new Map(
  roleGroups.flatMap(({ roles }) => roles).map((role) => [role.id, role]),
)
const byCode: ReadonlyMap<string, Role> = new Map([...byId.values()].map((role) => [role.code, role]))

/** What the shipped form of the order is called by which the role is given: forms go by the role's code. */
export const nameOrderForm = ({ code }: Pick<Role, 'code'>): string => `appoint-${code}`

/** The form of the order by which one person is given several roles. */
export const ORDER_OF_SEVERAL = 'appoint-several'

export const findRole = (id: number): Role | null => byId.get(id) ?? null
export const findRoleByCode = (code: string): Role | null => byCode.get(code) ?? null
