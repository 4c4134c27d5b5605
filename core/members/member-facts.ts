import type { OperatorFacts } from '../auth/operators.ts'
import { type Question, question, type Write } from '../commands/command.ts'
import type { Membership } from '../rights/membership.ts'
import type { CompanyId, Signed, UserId } from '../shared/identity.ts'
import type { KeptInvitation } from './member.ts'

type InCompany = { readonly companyId: CompanyId }

export type RolledMember = Membership & { readonly id: UserId; readonly email: string }

/** Who has access, in the order in which they joined. Locks the company: of two changes the second sees what the first has left. */
export type LockRoll = Question<'member-roll', InCompany, readonly RolledMember[]>
export const lockRoll = question<LockRoll>('member-roll')

/** Locks the invitation that the link is of; null for none. */
export type LockInvitation = Question<
  'invitation',
  InCompany & { readonly tokenHash: string },
  KeptInvitation | null
>
export const lockInvitation = question<LockInvitation>('invitation')

/** What an account is known by; null where there is no such account. Whoever erases it waits until the command has ended. */
export type EmailOf = Question<'email-of', { readonly user: UserId }, string | null>
export const emailOf = question<EmailOf>('email-of')

/**
 * What someone is in a company; null for a stranger. Whoever takes or changes it waits until the command has ended. What took long to get
 * ready asks for it again: a person who had access when it began may have been removed meanwhile.
 */
export type HoldMembership = Question<'own-membership', OneMember, Membership | null>
export const holdMembership = question<HoldMembership>('own-membership')

/** What makes an account an operator's; null where there is no such account. Whoever takes it away waits until the command has ended. */
export type HoldOperator = Question<'operator-facts', { readonly user: UserId }, OperatorFacts | null>
export const holdOperator = question<HoldOperator>('operator-facts')

export type MemberQuestion = LockRoll | LockInvitation | EmailOf | HoldMembership | HoldOperator

export type OneMember = InCompany & { readonly user: UserId }
export type ChangedMember = OneMember & { readonly as: Membership }
export type NewMember = ChangedMember & { readonly entered: Signed }

export type MemberWrite =
  /** In place of an earlier one of the same e-mail. */
  | Write<'invitations', KeptInvitation>
  | Write<'withdrawn-invitations', InCompany & { readonly email: string }>
  /** Those that someone made who may invite no more, and nobody has accepted. */
  | Write<'withdrawn-invitations-by', OneMember>
  | Write<'new-members', NewMember>
  | Write<'changed-members', ChangedMember>
  | Write<'removed-members', OneMember>
