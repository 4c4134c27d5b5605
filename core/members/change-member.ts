import { command, type Decision } from '../commands/command.ts'
import type { CompanyId, UserId } from '../shared/identity.ts'
import type { Input as Fields } from '../shared/input/field-reader.ts'
import { type FieldErrors, type NotFound, notFound } from '../shared/results/refusals.ts'
import { err, ok, type Result } from '../shared/results/result.ts'
import { lockRoll, type MemberWrite } from './member-facts.ts'
import { lockOwnDepartments } from './own-departments.ts'
import { type MembershipCode, readMembership } from './read-membership.ts'
import { type LastOwner, lastOwner } from './refusals.ts'

type Input = {
  readonly companyId: CompanyId
  readonly user: UserId
  /** What `readMembership` reads. */
  readonly details: Fields
}

/** Gives a member another role, departments or grants (изменить права); it counts with their next request. The last owner stays one. */
export const changeMember = command({
  name: 'members/change',
  *gather({ companyId, user, details }: Input) {
    const roll = yield* lockRoll({ companyId })
    const before = roll.find(({ id }) => id === user)
    if (!before) return err(notFound)
    const own = yield* lockOwnDepartments(companyId, details)
    const as = readMembership(details, (id) => own.includes(id))
    if (!as.ok) return as
    return isLastOwner(roll, user) ? err(lastOwner) : ok({ before, as: as.value })
  },
  decide(
    { before, as },
    { companyId, user },
  ): Result<Decision<null, MemberWrite>, NotFound | LastOwner | FieldErrors<MembershipCode>> {
    const { role, departments, granted } = before
    return ok({
      writes: [{ kind: 'changed-members', rows: [{ companyId, user, as }] }],
      changes: [{ record: 'member', ids: [user], before: { role, departments, granted }, after: as }],
      answer: null,
    })
  },
})

/** Whether no other is left who answers for the company. */
export const isLastOwner = (
  roll: readonly { readonly id: UserId; readonly role: string }[],
  user: UserId,
): boolean => roll.filter(({ role }) => role === 'owner').every(({ id }) => id === user)
