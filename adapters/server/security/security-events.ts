import type { TooManyAttempts, UserId } from '@osh/core/auth/account.ts'
import type { FieldErrors } from '@osh/core/shared/results/refusals.ts'
import type { Context } from 'hono'

/** What is worth to know for whoever looks for an attack. */
export type SecurityEvent =
  /** A wrong password; `account` is the e-mail, of which only a mark is kept. */
  | { readonly event: 'sign-in-failed'; readonly account: string }
  /** By a password alone, or by a code of an authenticator application too. */
  | { readonly event: 'signed-in'; readonly account: string; readonly factors: 1 | 2 }
  /** Tries are used up: of an account, of an address, or of both. */
  | { readonly event: 'sign-in-locked'; readonly account: string }
  | { readonly event: 'registration-locked' }
  /** Whoever asks without an account has asked too often. */
  | { readonly event: 'requests-locked' }
  /** `forged`: not signed by us. `session-ended`: signed out since. `reused`: a renewed refresh token was shown again, its session is ended. */
  | { readonly event: 'token-refused'; readonly reason: 'forged' | 'session-ended' | 'reused' }
  /** A signed-in person has asked for what is another's, or not there at all. */
  | { readonly event: 'foreign-id'; readonly user: UserId; readonly asked: number }
  /** A member has asked for what their role may not. */
  | { readonly event: 'right-missing'; readonly user: UserId }
  /** By a code that came by e-mail. */
  | { readonly event: 'password-replaced' | 'email-changed' }
  | { readonly event: 'code-refused'; readonly user?: UserId }
  | { readonly event: 'email-confirmed'; readonly user: UserId }
  | { readonly event: 'password-changed'; readonly user: UserId }
  | { readonly event: 'password-confirmation-failed'; readonly user: UserId }
  /** Of an authenticator application; refused: a wrong password or code. */
  | {
      readonly event: 'second-factor-on' | 'second-factor-off' | 'second-factor-refused'
      readonly user: UserId
    }
  | { readonly event: 'sessions-ended'; readonly user: UserId }

/** Notes what a request has shown; it is written when the request has been answered. */
export const noteEvent = (c: Context, event: SecurityEvent): void =>
  c.set('securityEvents', [...listSecurityEvents(c), event])

export const listSecurityEvents = (c: Context): readonly SecurityEvent[] => c.get('securityEvents') ?? []

/** Whether it was the password of a signed-in person that was wrong, or was tried too often. */
export const isConfirmationFailed = (refused: TooManyAttempts | FieldErrors): boolean =>
  refused.code !== 'fields' || refused.errors.some(({ code }) => code === 'password/wrong')
