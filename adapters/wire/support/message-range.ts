import { parseWhole } from '@osh/core/shared/input/whole-number.ts'
import { type FieldErrors, fieldErrors } from '@osh/core/shared/results/refusals.ts'
import { err, ok, type Result } from '@osh/core/shared/results/result.ts'
import type { MessageNumber } from '@osh/core/support/message.ts'
import type { MessageRange } from '@osh/core/support/support-repository.ts'
import * as z from 'zod/mini'
import type { QueryText } from '../page-wire.ts'

const wholeSchema = z.int().check(z.nonnegative())

/** `after`: those after a message; `before`: the last ones before one; neither: the last ones. */
export const rangeParameters = { after: { schema: wholeSchema }, before: { schema: wholeSchema } } as const
export const afterParameter = { after: { schema: wholeSchema } } as const
export const numberParameter = { number: { schema: wholeSchema, required: true } } as const

type Read<T> = Result<T, FieldErrors<'number/invalid'>>

const readWhole = (query: QueryText, name: string): Read<number> => {
  const read = parseWhole(0)(query[name])
  return read.ok ? read : err(fieldErrors({ field: name, ...read.error }))
}

export function readRange(query: QueryText): Read<MessageRange> {
  const name = query.after === undefined ? 'before' : 'after'
  if (query[name] === undefined) return ok({ before: null })
  const read = readWhole(query, name)
  if (!read.ok) return read
  return ok(name === 'after' ? { after: read.value } : { before: read.value })
}

export const writeRange = (range: MessageRange): Readonly<Record<string, number>> =>
  'after' in range ? { after: range.after } : range.before === null ? {} : { before: range.before }

/** The last message that whoever listens has; 0 where they have none. */
export const readAfter = (query: QueryText): Read<number> =>
  query.after === undefined ? ok(0) : readWhole(query, 'after')

export function readNumber(query: QueryText): Read<MessageNumber> {
  const read = readWhole(query, 'number')
  return read.ok ? ok(read.value as MessageNumber) : read
}
