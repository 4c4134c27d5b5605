import { err, ok, type Result } from '@osh/core/shared/results/result.ts'
import type { Context } from 'hono'
import type { Problem } from '../response/problems.ts'

/** The version that a change must find: `If-Match: "3"` or `3`; null where the caller takes any. */
export function readVersion(c: Context): Result<number | null, Problem> {
  const given = c.req.header('if-match')?.trim()
  if (!given || given === '*') return ok(null)
  const [, version] = /^(?:W\/)?"?(\d{1,9})"?$/.exec(given) ?? []
  if (version !== undefined) return ok(Number(version))
  const description = 'Заголовок If-Match не читается: передайте версию, которую вы получили.'
  return err({ status: 400, description, code: 'version/malformed' })
}
