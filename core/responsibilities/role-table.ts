import { roleGroups } from '../norms/responsibilities.ts'
import { type HeldRoleGroup, isUnfilled } from './held-role.ts'
import type { Holders } from './responsibility-repository.ts'

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

/** Names of the groups of forms that warn: one of their roles is unfilled. */
export const warnedTemplateGroups = (holders: Holders): ReadonlySet<string> =>
  new Set(
    roleTable(holders)
      .filter(({ roles }) => roles.some(isUnfilled))
      .flatMap(({ templateGroups }) => templateGroups),
  )

/** How many roles no one holds among those that the groups of forms rest on, by the groups' names; each role once. */
export const countUnfilled = (holders: Holders, groupNames: ReadonlySet<string>): number =>
  roleTable(holders)
    .filter(({ templateGroups }) => templateGroups.some((name) => groupNames.has(name)))
    .flatMap(({ roles }) => roles)
    .filter(isUnfilled).length
