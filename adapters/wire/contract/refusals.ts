import type { FieldCode, FieldErrors } from '@osh/core/shared/refusals.ts'
import { type RefusalCode, type RefusalOf, refusalIn, statusOf } from '../problem-wire.ts'

/** What a call lists of what it is refused with: a refusal, or a code of a field. */
export type RefusedCode = Exclude<RefusalCode, 'fields'> | FieldCode

export const isFieldCode = (code: RefusedCode): code is FieldCode => !(code in statusOf)

/** What a method is refused with whose call lists the codes. */
export type RefusedBy<C extends RefusedCode> =
  | RefusalOf<Exclude<C, FieldCode>>
  | ([Extract<C, FieldCode>] extends [never] ? never : FieldErrors<Extract<C, FieldCode>>)

/**
 * Reads an error response as one of the refusals that the call lists. What comes without a code is in the server's own words,
 * as in `decodeProblem`. Null: nothing that is listed, the outside is broken.
 */
export function decodeRefusal<C extends RefusedCode>(
  status: number,
  json: unknown,
  listed: readonly C[],
): RefusedBy<C> | null {
  const refusal = refusalIn(status, json)
  if (refusal === null) return null
  const codes: readonly string[] =
    refusal.code === 'fields' ? refusal.errors.map(({ code }) => code) : [refusal.code]
  const isListed = codes.every((code) => code === 'server/said' || listed.some((known) => known === code))
  return isListed ? (refusal as RefusedBy<C>) : null
}
