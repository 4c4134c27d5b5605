import type { Role, RoleGroup } from '../norms/responsibilities.ts'
import type { Responsibility } from './responsibility.ts'

/** A role with those who hold it. */
export type HeldRole = {
  readonly role: Role
  readonly applies: boolean
  readonly holders: readonly Responsibility[]
}

export type HeldRoleGroup = Omit<RoleGroup, 'roles'> & { readonly roles: readonly HeldRole[] }

/** A role that applies and that no one at work holds. */
export const isUnfilled = ({ applies, holders }: HeldRole): boolean =>
  applies && holders.every(({ dismissed }) => dismissed)
