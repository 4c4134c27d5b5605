import { type FieldError, type FieldErrors, fieldErrors } from '@osh/core/shared/refusals.ts'
import { err, ok, type Result } from '@osh/core/shared/result.ts'
import type { z } from 'zod'

/**
 * Reads what a caller sent, by type alone. Unknown fields are ignored.
 *
 * @returns a field error for each value of a wrong type, named as the wire names it; a body that is no
 *   object is one error of the field `body`.
 */
export function readGiven<W>(schema: z.ZodType<W>, json: unknown): Result<W, FieldErrors<WireCode>> {
  const parsed = schema.safeParse(json)
  return parsed.success ? ok(parsed.data) : err(fieldErrors(...parsed.error.issues.map(errorOf)))
}

function errorOf({ path, message }: z.core.$ZodIssue): FieldError<WireCode> {
  if (path.length === 0) return { field: 'body', code: 'server/said', said: 'Передайте объект JSON' }
  const code = structural.find((known) => known === message)
  return { field: fieldOf(path), code: code ?? 'choice/unknown' }
}

const structural = ['text/not-text', 'text/forbidden-character', 'number/invalid', 'list/invalid'] as const

/** What a value of a wrong type is refused with. */
export type WireCode = (typeof wireCodes)[number]
export const wireCodes = [...structural, 'choice/unknown'] as const

/** The innermost name: rows of a list share their fields' names. */
const fieldOf = (path: readonly PropertyKey[]): string =>
  String(path.findLast((key) => typeof key === 'string') ?? 'body')
