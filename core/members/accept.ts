import { command, type Decision } from '../commands/command.ts'
import type { CompanyWrite } from '../companies/company-facts.ts'
import { mayDo } from '../rights/membership.ts'
import type { CompanyId } from '../shared/identity.ts'
import { err, ok, type Result } from '../shared/results/result.ts'
import { deriveInvitationState } from './member.ts'
import { emailOf, lockInvitation, lockRoll, type MemberWrite } from './member-facts.ts'
import {
  type InvitationOfAnother,
  type InvitationRefused,
  invitationExpired,
  invitationOfAnother,
  invitationSpent,
  invitationUnknown,
  type MemberAlready,
  memberAlready,
} from './refusals.ts'

type Input = { readonly companyId: CompanyId; readonly tokenHash: string }

/**
 * Joins the company that the link is of (принять приглашение), once; the company is opened. Only the account of the e-mail that was
 * invited may: a link that was passed on or found lets no one else in; nor does one whose maker may not invite any more.
 */
export const accept = command({
  name: 'members/accept',
  *gather({ companyId, tokenHash }: Input, { by, at }) {
    const invitation = yield* lockInvitation({ companyId, tokenHash })
    if (!invitation) return err(invitationUnknown)
    const state = deriveInvitationState(invitation, at)
    if (state === 'accepted') return err(invitationSpent)
    if (state === 'expired') return err(invitationExpired)
    if ((yield* emailOf({ user: by })) !== invitation.email) return err(invitationOfAnother)
    const roll = yield* lockRoll({ companyId })
    const inviter = roll.find(({ id }) => id === invitation.invited.by)
    if (!inviter || !mayDo(inviter, 'manage-members')) return err(invitationUnknown)
    return roll.some(({ id }) => id === by) ? err(memberAlready) : ok(invitation)
  },
  decide(
    invitation,
    { companyId },
    signed,
  ): Result<
    Decision<null, MemberWrite | CompanyWrite>,
    InvitationRefused | InvitationOfAnother | MemberAlready
  > {
    const { role, departments, granted } = invitation
    const as = { role, departments, granted }
    const { by: user } = signed
    return ok({
      writes: [
        { kind: 'invitations', rows: [{ ...invitation, acceptedBy: user }] },
        { kind: 'new-members', rows: [{ companyId, user, as, entered: signed }] },
        { kind: 'opened-companies', rows: [{ user, companyId }] },
      ],
      changes: [{ record: 'member', ids: [user], before: null, after: as }],
      answer: null,
    })
  },
})
