import type { FieldErrors } from '../shared/results/refusals.ts'
import type { Result } from '../shared/results/result.ts'
import type { CredentialCode, FactorCodeRefusedCode, NewCredentialCode } from './refusal-codes.ts'

export type { Caller, SessionId, UserId } from '../shared/identity.ts'

/** A pair of tokens: a short access token, and a refresh token that works once. */
export type Tokens = { readonly accessToken: string; readonly refreshToken: string }

/** Tries under one key are used up; `seconds` until the next may be made. */
export type TooManyAttempts = { readonly code: 'auth/too-many-attempts'; readonly seconds: number }

/** The password is right, and the account asks for a code besides. */
export type AsksForCode = { readonly code: 'auth/second-factor' }

export type LoginRefusal =
  | { readonly code: 'auth/wrong-credentials' }
  | AsksForCode
  | TooManyAttempts
  | FieldErrors<CredentialCode | FactorCodeRefusedCode>

export type RegisterRefusal = TooManyAttempts | FieldErrors<NewCredentialCode | 'email/taken'>

export type RefreshRefused = { readonly code: 'auth/refresh-refused' }

/**
 * Accounts and their sessions, as one person at one screen sees them.
 * Wrong credentials never say which of the two was wrong.
 */
export interface Accounts {
  /** Creates the account and signs in; a taken e-mail is a field error. */
  register(email: string, password: string): Promise<Result<Tokens, RegisterRefusal>>
  /** @param factorCode of the authenticator application, or a recovery code; where the account asks for one, whoever gives none is told so */
  logIn(email: string, password: string, factorCode?: string): Promise<Result<Tokens, LoginRefusal>>
  /** A rotated token is honoured for 30 s more; after that its use ends the whole family of sessions. */
  refresh(refreshToken: string): Promise<Result<Tokens, RefreshRefused>>
  logOut(refreshToken: string): Promise<void>
}
