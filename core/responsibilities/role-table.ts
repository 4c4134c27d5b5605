import { type Role, type RoleGroup, roleGroups } from '../norms/responsibilities.ts'
import type { Responsibility } from './responsibility.ts'
import type { Holders } from './responsibility-repository.ts'

/** A role with those who hold it. */
export type HeldRole = {
  readonly role: Role
  readonly applies: boolean
  readonly holders: readonly Responsibility[]
}

export type HeldRoleGroup = Omit<RoleGroup, 'roles'> & { readonly roles: readonly HeldRole[] }

/** The table of responsible persons: every role in the order of the catalogue. */
export function roleTable({ responsibilities, notApplicable }: Holders): readonly HeldRoleGroup[] {
  const holders = Map.groupBy(responsibilities, ({ roleId }) => roleId)
  const off = new Set(notApplicable)
  return roleGroups.map((group) => ({
    ...group,
    roles: group.roles.map((role) => ({
      role,
      applies: !off.has(role.id),
      holders: holders.get(role.id) ?? [],
    })),
  }))
}

/** A role that applies and that nobody at work holds. */
export const isUnfilled = ({ applies, holders }: HeldRole): boolean =>
  applies && holders.every(({ dismissed }) => dismissed)

/** Names of the groups of forms that warn: one of their roles is unfilled. */
export const warnedTemplateGroups = (holders: Holders): ReadonlySet<string> =>
  new Set(
    roleTable(holders)
      .filter(({ roles }) => roles.some(isUnfilled))
      .flatMap(({ templateGroups }) => templateGroups),
  )
