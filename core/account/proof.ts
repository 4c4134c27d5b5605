import type { Instant } from '../shared/dates/instant.ts'
import type { UserId } from '../shared/identity.ts'
import { type FieldErrors, fieldErrors } from '../shared/results/refusals.ts'
import { err, ok, type Result } from '../shared/results/result.ts'

/**
 * What is proved by a code that came by e-mail: `password`, that a forgotten one may be replaced; `email`, that the new address is theirs;
 * `own-email`, that the address of the account is.
 */
export type ProofKind = 'password' | 'email' | 'own-email'

/** A code that was sent and not used yet, of which the hash alone is kept; a later one of its kind takes its place. */
export type Proof = {
  readonly userId: UserId
  readonly kind: ProofKind
  readonly secretHash: string
  /** The address that is to be the account's; null where it stays as it is. */
  readonly email: string | null
  readonly expiresAt: Instant
}

/** How long a code holds, in hours. */
export const proofHours: Readonly<Record<ProofKind, number>> = {
  password: 1,
  email: 24,
  'own-email': 24,
}

/** A code as it is kept, and whether it still holds. */
export const isProof = (proof: Proof | undefined, secretHash: string, now: Instant): proof is Proof =>
  proof !== undefined && proof.secretHash === secretHash && now < proof.expiresAt

/** A code as it is sent: whose it is, and what no one guesses. */
export const writeCode = (user: UserId, secret: string): string => `${user}-${secret}`

export type CodeParts = { readonly user: UserId; readonly secret: string }
export type UnknownCode = FieldErrors<'code/unknown'>
export const unknownCode: UnknownCode = fieldErrors({ field: 'code', code: 'code/unknown' })

/** Reads a code as it was typed or followed; what is none is refused as one that was never sent. */
export function readCode(value: unknown): Result<CodeParts, UnknownCode> {
  const [, user, secret] = /^\s*([1-9]\d{0,14})-([\w-]{20,100})\s*$/.exec(String(value ?? '')) ?? []
  return user && secret ? ok({ user: Number(user) as UserId, secret }) : err(unknownCode)
}
