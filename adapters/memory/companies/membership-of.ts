import { type Membership, ownership } from '@osh/core/rights/membership.ts'
import type { CompanyId, UserId } from '@osh/core/shared/identity.ts'
import type { KeptMembership, State } from '../state.ts'

/** What a member is; one that an older version has kept is the owner. */
export const readMembershipOf = ({
  role = ownership.role,
  departments = [],
  granted = [],
}: KeptMembership): Membership => ({ role, departments, granted })

export const isOwnerOf = ({ memberships }: State, user: UserId, company: CompanyId): boolean =>
  memberships.some(
    (one) => one.userId === user && one.companyId === company && readMembershipOf(one).role === 'owner',
  )
