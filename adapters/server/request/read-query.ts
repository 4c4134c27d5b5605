import { type FieldErrors, fieldErrors } from '@osh/core/shared/results/refusals.ts'
import { err, ok, type Result } from '@osh/core/shared/results/result.ts'
import type { Context } from 'hono'
import type { QueryText } from '#adapters/wire/page-wire.ts'
import type { Problem } from '../response/problems.ts'

/** Characters of an address with its query; the longest search in Russian takes a fifth of it. */
export const LONGEST_ADDRESS = 8192
/** Characters of one parameter, unescaped. */
const LONGEST_PARAMETER = 1000

const tooLong: Problem = {
  status: 414,
  description: 'Адрес запроса слишком длинный. Сократите параметры.',
  code: 'path/too-long',
}

/** Null for an address that is not too long to be looked at. */
export const addressProblem = (c: Context): Problem | null =>
  c.req.url.length > LONGEST_ADDRESS ? tooLong : null

/** The parameters of the query, the first of each name; none is longer than a line, and none holds NUL. */
export function readQuery(c: Context): Result<QueryText, FieldErrors> {
  const query = c.req.query()
  for (const [name, value] of Object.entries(query)) {
    const field = name.slice(0, 100).replaceAll('\0', '')
    if (value.length > LONGEST_PARAMETER)
      return err(fieldErrors({ field, code: 'text/too-long', max: LONGEST_PARAMETER }))
    if (value.includes('\0')) return err(fieldErrors({ field, code: 'text/forbidden-character' }))
  }
  return ok(query)
}
