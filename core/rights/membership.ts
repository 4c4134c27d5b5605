import type { DepartmentId } from '../departments/department.ts'
import { hasRight, type Right } from './right.ts'
import type { Role } from './role.ts'

/** What is hidden from heads, readers and links unless it is granted. */
export const hiddenKinds = ['snils', 'phones', 'medical'] as const

/** СНИЛС; telephones and e-mails of people; results, factors and conclusions of medical examinations, and what an injured person suffered. */
export type HiddenKind = (typeof hiddenKinds)[number]

/** What someone is in a company. */
export type Membership = {
  readonly role: Role
  /** Which a head leads; empty for anyone else. */
  readonly departments: readonly DepartmentId[]
  /** What they see though their role does not. */
  readonly granted: readonly HiddenKind[]
}

export const ownership: Membership = { role: 'owner', departments: [], granted: [] }

/** Whether two say the same, in whatever order the departments and grants are. */
export const isSameMembership = (one: Membership, other: Membership): boolean =>
  one.role === other.role &&
  hasSameMembers(one.departments, other.departments) &&
  hasSameMembers(one.granted, other.granted)

const hasSameMembers = <T>(one: readonly T[], other: readonly T[]): boolean =>
  one.length === other.length && one.every((each) => other.includes(each))

export const mayDo = ({ role }: Pick<Membership, 'role'>, right: Right): boolean => hasRight(role, right)

/** Owners and specialists work with everything; anyone else sees what was granted. */
export const maySee = ({ role, granted }: Membership, kind: HiddenKind): boolean =>
  role === 'owner' || role === 'specialist' || granted.includes(kind)

/** What is not sent to them. */
export const listHidden = (member: Membership): readonly HiddenKind[] =>
  hiddenKinds.filter((kind) => !maySee(member, kind))

/** What is hidden from whoever sees only what was granted. */
export const listUngranted = (granted: readonly HiddenKind[]): readonly HiddenKind[] =>
  hiddenKinds.filter((kind) => !granted.includes(kind))

/** Of which departments someone sees the people; null: of all. */
export type SeenDepartments = readonly DepartmentId[] | null

/** The departments whose people they see; null for those of all. A head of none sees no one. */
export const takeSeenDepartments = ({ role, departments }: Membership): SeenDepartments =>
  role === 'head' ? departments : null
