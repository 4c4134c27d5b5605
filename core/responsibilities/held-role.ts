import type { Role, RoleGroup } from '../norms/responsibilities.ts'
import type { HeldResponsibility } from './responsibility.ts'
import type { RoleNeed } from './role-need.ts'

/** A role with those who hold it. */
export type HeldRole = {
  readonly role: Role
  readonly need: RoleNeed
  /** What the company itself has said of the role's circumstance; null while it has said nothing, and where there is none. */
  readonly answer: boolean | null
  readonly holders: readonly HeldResponsibility[]
}

export type HeldRoleGroup = Omit<RoleGroup, 'roles'> & { readonly roles: readonly HeldRole[] }

/** A role that is needed and that no one at work holds. */
export const isUnfilled = ({ need, holders }: HeldRole): boolean =>
  need === 'needed' && holders.every(({ dismissed }) => dismissed)
