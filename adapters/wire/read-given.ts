import { type FieldError, type FieldErrors, fieldErrors } from '@osh/core/shared/results/refusals.ts'
import { err, ok, type Result } from '@osh/core/shared/results/result.ts'
import type * as z from 'zod/mini'

/**
 * Reads what a caller sent, by type alone. Unknown fields are ignored.
 *
 * @returns a field error for each value of a wrong type, named as the wire names it; a body that is no
 *   object is one error of the field `body`.
 * @param mostRows the most rows of fields that a list has
 */
export function readGiven<W>(
  schema: z.ZodMiniType<W>,
  json: unknown,
  mostRows = MOST_ROWS,
): Result<W, FieldErrors<WireCode>> {
  const long = findLongList(json, mostRows)
  if (long !== null) return err(fieldErrors({ field: long, code: 'list/invalid' }))
  const parsed = schema.safeParse(json)
  if (parsed.success) return ok(parsed.data)
  return err(fieldErrors(...parsed.error.issues.slice(0, MOST_NAMED).map(makeFieldError)))
}

/** The most ids, and the most rows of fields, that a body lists. */
const MOST_IDS = 10_000
const MOST_ROWS = 5000
/** The most mistakes that are named at once. */
const MOST_NAMED = 100

/** A list of the body that is longer than any that is taken, found before its items are looked at; null where there is none. */
function findLongList(json: unknown, mostRows: number): string | null {
  for (const [field, value] of Object.entries(json ?? {})) {
    if (typeof value !== 'object' || value === null) continue
    const items = Object.values(value)
    if (items.length > Math.max(MOST_IDS, mostRows)) return field
    if (items.length > mostRows && items.some((item) => typeof item === 'object')) return field
  }
  return null
}

function makeFieldError({ path, message }: z.core.$ZodIssue): FieldError<WireCode> {
  if (path.length === 0) return { field: 'body', code: 'server/said', said: 'Передайте объект JSON' }
  const code = structural.find((known) => known === message)
  return { field: nameWireField(path), code: code ?? 'choice/unknown' }
}

const structural = ['text/not-text', 'text/forbidden-character', 'number/invalid', 'list/invalid'] as const

/** What a value of a wrong type is refused with. */
export type WireCode = (typeof wireCodes)[number]
export const wireCodes = [...structural, 'choice/unknown'] as const

/** The innermost name: rows of a list share their fields' names. */
const nameWireField = (path: readonly PropertyKey[]): string =>
  String(path.findLast((key) => typeof key === 'string') ?? 'body')
