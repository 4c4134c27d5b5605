import type { Account, Profile } from '../auth/profile.ts'
import { type Question, question, type Write } from '../commands/command.ts'
import type { Instant } from '../shared/dates/instant.ts'
import type { SessionId, UserId } from '../shared/identity.ts'
import type { Proof, ProofKind } from './proof.ts'

/** What an account is signed in to with. */
export type SignInFacts = {
  readonly email: string
  /** See `StoredUser`. */
  readonly confirmedAt: Instant | null
  readonly proofs: readonly Proof[]
}

/** Locks the account; null where it is gone. */
export type LockSignIn = Question<'sign-in-facts', { readonly user: UserId }, SignInFacts | null>
export const lockSignIn = question<LockSignIn>('sign-in-facts')

/** Whether an account has the e-mail. */
export type IsEmailTaken = Question<'is-email-taken', { readonly email: string }, boolean>
export const isEmailTaken = question<IsEmailTaken>('is-email-taken')

/** Locks the account; null where it is gone. */
export type LockAccount = Question<'profile', { readonly user: UserId }, Account | null>
export const lockAccount = question<LockAccount>('profile')

export type AccountQuestion = LockSignIn | IsEmailTaken | LockAccount

export type NewPassword = { readonly userId: UserId; readonly passwordHash: string }
/** An address that its person has shown to be theirs. */
export type NewEmail = { readonly userId: UserId; readonly email: string; readonly confirmedAt: Instant }
export type NewProfile = Profile & { readonly userId: UserId }

export type AccountWrite =
  | Write<'proofs', Proof>
  | Write<'used-proofs', { readonly userId: UserId; readonly kinds: readonly ProofKind[] }>
  | Write<'new-passwords', NewPassword>
  | Write<'new-emails', NewEmail>
  | Write<'profiles', NewProfile>
  /** All sign-ins of the person but this one; null: all. */
  | Write<'ended-sign-ins', { readonly userId: UserId; readonly but: SessionId | null }>
