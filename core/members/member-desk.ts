import type { EmailUnconfirmed } from '../account/own-email.ts'
import type { CompanyMembers } from '../auth/company-members.ts'
import type { TooManyMails } from '../mail/mail.ts'
import type { Membership } from '../rights/membership.ts'
import type { Role } from '../rights/role.ts'
import type { CompanyId } from '../shared/identity.ts'
import type { Input } from '../shared/input/field-reader.ts'
import type { FieldErrors, NotFound } from '../shared/results/refusals.ts'
import type { Result } from '../shared/results/result.ts'
import type { InviteCode } from './invite.ts'
import type { CompanyMember, Invitation, InvitationState } from './member.ts'
import type { MembershipCode } from './read-membership.ts'
import type { InvitationOfAnother, InvitationRefused, LastOwner, MemberAlready } from './refusals.ts'

/** What a link says before it is accepted. */
export type Offer = {
  readonly company: string
  /** Who invites: their name, or their e-mail where they have not said it; null where they have no account any more. */
  readonly by: string | null
  /** Whom it is for: the account that accepts it has that e-mail. As `maskEmail` tells it once nobody can accept it. */
  readonly email: string
  readonly role: Role
  readonly state: InvitationState
}

/** `token` is what is in the link; null where the request was made before, and its link was told then. `mailed`: it goes by mail, too. */
export type Invited = {
  readonly invitation: Invitation
  readonly token: string | null
  readonly mailed: boolean
}

export type OwnMembership = Membership & { readonly companyId: CompanyId }

import type { TermEnded } from '../tariffs/refusals.ts'

type OfCompany = { readonly companyId: CompanyId }
type Token = { readonly token: string }

/** The people of a company, as the page works with them; secrets of links are made and told here. */
export interface MemberDesk extends CompanyMembers {
  listPeople(companyId: CompanyId): Promise<readonly CompanyMember[]>
  listInvitations(companyId: CompanyId): Promise<readonly Invitation[]>
  /** What the signed-in person is in each of their companies. */
  listOwn(): Promise<readonly OwnMembership[]>
  invite(
    asked: OfCompany & { readonly details: Input },
  ): Promise<
    Result<
      Invited,
      EmailUnconfirmed | FieldErrors<InviteCode> | MemberAlready | NotFound | TermEnded | TooManyMails
    >
  >
  withdraw(
    asked: OfCompany & { readonly details: Input },
  ): Promise<Result<null, FieldErrors<'email/required' | 'email/invalid'>>>
  change(
    asked: OfCompany & { readonly details: Input },
  ): Promise<Result<null, NotFound | LastOwner | FieldErrors<MembershipCode>>>
  remove(
    asked: OfCompany & { readonly details: Input },
  ): Promise<Result<null, NotFound | LastOwner | FieldErrors<'choice/unknown'>>>
  leave(asked: OfCompany): Promise<Result<null, NotFound | LastOwner>>
  handOver(
    asked: OfCompany & { readonly details: Input },
  ): Promise<Result<null, NotFound | FieldErrors<'choice/unknown'>>>
  /** Without an account. */
  look(asked: Token): Promise<Result<Offer, InvitationRefused>>
  accept(
    asked: Token,
  ): Promise<Result<null, EmailUnconfirmed | InvitationRefused | InvitationOfAnother | MemberAlready>>
}
