import type { FieldCode, FieldErrors } from '@osh/core/shared/results/refusals.ts'
import {
  decodeProblemRefusal,
  type Refusal,
  type RefusalCode,
  type RefusalOf,
  statusOf,
} from '../problem-wire.ts'

/** What a call lists of what it is refused with: a refusal, or a code of a field. */
export type RefusedCode = Exclude<RefusalCode, 'fields'> | FieldCode

export const isFieldCode = (code: RefusedCode): code is FieldCode => !(code in statusOf)

/** What a method is refused with whose call lists the codes. */
export type RefusedBy<C extends RefusedCode> =
  | RefusalOf<Exclude<C, FieldCode>>
  | ([Extract<C, FieldCode>] extends [never] ? never : FieldErrors<Extract<C, FieldCode>>)

/**
 * Reads an error response as one of the refusals that the call lists. What a field is refused with beyond them, or without a
 * code, is in the server's own words. Null: nothing that is listed, the outside is broken.
 */
export function decodeRefusal<C extends RefusedCode>(
  status: number,
  json: unknown,
  listed: readonly C[],
): RefusedBy<C> | null {
  const refusal = decodeProblemRefusal(status, json, listed)
  return refusal !== null && isListed(refusal, listed) ? (refusal as RefusedBy<C>) : null
}

/** What is in the server's own words alone may be of any field, where the call has any. */
function isListed(refusal: Refusal, listed: readonly RefusedCode[]): boolean {
  const isKnown = (code: string) => listed.some((known) => known === code)
  if (refusal.code !== 'fields') return isKnown(refusal.code)
  return (
    listed.some(isFieldCode) && refusal.errors.every(({ code }) => code === 'server/said' || isKnown(code))
  )
}
