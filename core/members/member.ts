import type { Profile } from '../auth/profile.ts'
import type { Membership } from '../rights/membership.ts'
import type { Instant } from '../shared/dates/instant.ts'
import type { CompanyId, Signed, UserId } from '../shared/identity.ts'

/** A member as the company's owner sees them; `seen` is when they were there last, null for never. */
export type CompanyMember = Membership &
  Profile & {
    readonly id: UserId
    readonly email: string
    readonly since: Instant
    readonly seen: Instant | null
  }

/** How long an invitation may be accepted. */
export const INVITATION_DAYS = 7

/** Someone is asked to join (приглашение); whoever has the link and an account of that e-mail may accept, once. There is one of an e-mail at a time. */
export type Invitation = Membership & {
  readonly companyId: CompanyId
  readonly email: string
  readonly invited: Signed
  readonly expiresAt: Instant
  /** Null while no one has. */
  readonly acceptedBy: UserId | null
}

/** As it is kept: of the secret in the link only the SHA-256. */
export type KeptInvitation = Invitation & { readonly tokenHash: string }

/** With what the company is called, and whoever invites; null where they have no account any more. */
export type KeptOffer = {
  readonly company: string
  readonly inviter: Pick<CompanyMember, 'fullname' | 'email'> | null
  readonly invitation: KeptInvitation
}

export type InvitationState = 'open' | 'accepted' | 'expired'

export const deriveInvitationState = (
  { acceptedBy, expiresAt }: Invitation,
  now: Instant,
): InvitationState => (acceptedBy !== null ? 'accepted' : now > expiresAt ? 'expired' : 'open')

/** Enough of an e-mail for its owner to know it: `i•••@example.org`. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@')
  return `${[...email.slice(0, at)][0] ?? ''}•••${email.slice(at)}`
}
