import { command, type Decision } from '../commands/command.ts'
import type { Membership } from '../rights/membership.ts'
import type { CompanyId, UserId } from '../shared/identity.ts'
import { type NotFound, notFound } from '../shared/results/refusals.ts'
import { err, ok, type Result } from '../shared/results/result.ts'
import { emailOf, lockRoll, type MemberWrite } from './member-facts.ts'

const plain = { departments: [], granted: [] } as const
const owner: Membership = { role: 'owner', ...plain }
const specialist: Membership = { role: 'specialist', ...plain }

/**
 * Hands the company over (передать организацию): another member becomes its owner, whoever was stays as a specialist, and the
 * links by which they have invited others hold no more. The account of the next
 * is held before the members are, as erasing it does: an account that is being erased gets no company.
 */
export const handOver = command({
  name: 'members/hand-over',
  *gather({ companyId, user }: { readonly companyId: CompanyId; readonly user: UserId }, { by }) {
    const account = yield* emailOf({ user })
    const roll = yield* lockRoll({ companyId })
    const next = roll.find(({ id }) => id === user)
    return account !== null && next && next.id !== by ? ok(next) : err(notFound)
  },
  decide({ role }, { companyId, user }, { by }): Result<Decision<null, MemberWrite>, NotFound> {
    return ok({
      writes: [
        {
          kind: 'changed-members',
          rows: [
            { companyId, user, as: owner },
            { companyId, user: by, as: specialist },
          ],
        },
        { kind: 'withdrawn-invitations-by', rows: [{ companyId, user: by }] },
      ],
      changes: [
        { record: 'member', ids: [user], before: { role }, after: { role: 'owner' } },
        { record: 'member', ids: [by], before: { role: 'owner' }, after: { role: 'specialist' } },
      ],
      answer: null,
    })
  },
})
