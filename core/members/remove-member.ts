import { command, type Decision } from '../commands/command.ts'
import type { CompanyId, UserId } from '../shared/identity.ts'
import { type NotFound, notFound } from '../shared/results/refusals.ts'
import { err, ok, type Result } from '../shared/results/result.ts'
import { isLastOwner } from './change-member.ts'
import { lockRoll, type MemberWrite, type RolledMember } from './member-facts.ts'
import { type LastOwner, lastOwner } from './refusals.ts'

/** Takes someone's access away (удалить из организации), at once: their next request finds no company, and the link that let them in holds no more. The last owner stays. */
export const removeMember = command({
  name: 'members/remove',
  *gather({ companyId, user }: { readonly companyId: CompanyId; readonly user: UserId }) {
    return findLeaving(yield* lockRoll({ companyId }), user)
  },
  decide: (member, { companyId }) => decideRemoval(companyId, member),
})

/** Leaves the company by oneself (выйти из организации). */
export const leave = command({
  name: 'members/leave',
  *gather({ companyId }: { readonly companyId: CompanyId }, { by }) {
    return findLeaving(yield* lockRoll({ companyId }), by)
  },
  decide: (member, { companyId }) => decideRemoval(companyId, member),
})

function findLeaving(
  roll: readonly RolledMember[],
  user: UserId,
): Result<RolledMember, NotFound | LastOwner> {
  const member = roll.find(({ id }) => id === user)
  if (!member) return err(notFound)
  return isLastOwner(roll, user) ? err(lastOwner) : ok(member)
}

function decideRemoval(
  companyId: CompanyId,
  { id, email, role, departments, granted }: RolledMember,
): Result<Decision<null, MemberWrite>, NotFound | LastOwner> {
  return ok({
    writes: [
      { kind: 'removed-members', rows: [{ companyId, user: id }] },
      { kind: 'withdrawn-invitations', rows: [{ companyId, email }] },
    ],
    changes: [{ record: 'member', ids: [id], before: { role, departments, granted }, after: null }],
    answer: null,
  })
}
