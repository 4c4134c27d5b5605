import type { Instant } from '../../shared/dates/instant.ts'

/** An account's authenticator application (приложение-аутентификатор). */
export type SecondFactor = {
  /** What its codes are made of, in Base32. */
  readonly secret: string
  /** Since when a sign-in asks for its code; null until the first code has shown that the application has the secret. */
  readonly since: Instant | null
  /** The step of the last code that was taken: no code of it or of one before is taken again. */
  readonly lastStep: number
}

/** With how many recovery codes are left. */
export type KeptFactor = SecondFactor & { readonly codesLeft: number }

/** How many recovery codes there are at once. */
export const RECOVERY_CODES = 10

/** What whoever signs in has shown, as it is judged under lock. */
export type ShownFactor =
  /** A code of this step, by this secret. */
  | { readonly is: 'time'; readonly secret: string; readonly step: number }
  | { readonly is: 'recovery'; readonly hash: string }
