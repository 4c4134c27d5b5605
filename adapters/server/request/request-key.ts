import { createHash } from 'node:crypto'
import type { Attempt } from '@osh/core/commands/attempt.ts'
import { err, ok, type Result } from '@osh/core/shared/results/result.ts'
import type { Context } from 'hono'
import { KEY } from '#adapters/wire/request-key.ts'
import type { Problem } from '../response/problems.ts'

const malformed: Problem = {
  status: 400,
  description: `Заголовок Idempotency-Key — это от 1 до ${KEY.max} латинских букв, цифр и знаков без пробелов.`,
  code: 'request-key/malformed',
}

type Sent = { readonly body: object; readonly bytes: Uint8Array }

/** The request's key, with a mark of all that it asks for; null where it carries none. */
export function attemptOf(c: Context, { body, bytes }: Sent): Result<Attempt | null, Problem> {
  const key = c.req.header(KEY.header)
  if (key === undefined) return ok(null)
  if (!KEY.pattern.test(key)) return err(malformed)
  const { pathname, search } = new URL(c.req.url)
  const asked = JSON.stringify([c.req.method, pathname, search, body])
  return ok({ key, mark: createHash('sha256').update(asked).update(bytes).digest('hex') })
}
