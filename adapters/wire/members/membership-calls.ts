import type { DepartmentId } from '@osh/core/departments/department.ts'
import type { OwnMembership } from '@osh/core/members/member-desk.ts'
import { hiddenKinds } from '@osh/core/rights/membership.ts'
import { roles } from '@osh/core/rights/role.ts'
import type { CompanyId } from '@osh/core/shared/identity.ts'
import * as z from 'zod/mini'
import { asItIs, list } from '../contract/answer.ts'
import { query } from '../contract/call.ts'
import { nothing } from '../contract/query-input.ts'
import { idOf, listOf } from '../wire-format.ts'

/** What someone is in a company. */
export const membershipShape = {
  role: z.enum(roles),
  departments: listOf(idOf<DepartmentId>()),
  granted: listOf(z.enum(hiddenKinds)),
}

const own = asItIs<OwnMembership>(z.object({ companyId: idOf<CompanyId>(), ...membershipShape }))

/** Apart from the desk of members: every page asks it first. */
export const membershipCalls = {
  listOwn: query({ path: '/api/account/memberships', who: 'signedIn', input: nothing, answer: list(own) }),
}
