import type { FieldErrors } from '../shared/refusals.ts'
import type { Result } from '../shared/result.ts'

export type { UserId } from '../shared/identity.ts'

/** A pair of tokens: a short access token, and a refresh token that works once. */
export type Tokens = { readonly accessToken: string; readonly refreshToken: string }

export type LoginRefusal =
  | { readonly code: 'auth/wrong-credentials' }
  | { readonly code: 'auth/too-many-attempts' }
  | FieldErrors

export type RefreshRefused = { readonly code: 'auth/refresh-refused' }

/**
 * Accounts and their sessions, as one person at one screen sees them.
 * Wrong credentials never say which of the two was wrong.
 */
export interface Accounts {
  /** Creates the account and signs in; a taken e-mail is a field error. */
  register(email: string, password: string): Promise<Result<Tokens, FieldErrors | LoginRefusal>>
  logIn(email: string, password: string): Promise<Result<Tokens, LoginRefusal>>
  /** A rotated token is honoured for 30 s more; after that its use ends the whole family of sessions. */
  refresh(refreshToken: string): Promise<Result<Tokens, RefreshRefused>>
  logOut(refreshToken: string): Promise<void>
}
