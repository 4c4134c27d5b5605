import type { Instant } from '@osh/core/shared/dates/instant.ts'
import type { LocalDate } from '@osh/core/shared/dates/local-date.ts'
import type { LocalMoment } from '@osh/core/shared/dates/local-moment.ts'
import type { UserId } from '@osh/core/shared/identity.ts'
import * as z from 'zod/mini'

/** What came over the wire is not what was agreed: the other end is broken or of another version. */
export class WireMismatch extends Error {
  override readonly name = 'WireMismatch'
}

/** Reads one thing that the other end must have encoded; throws `WireMismatch` for anything else. */
export const makeDecoder =
  <W, T>(schema: z.ZodMiniType<W>, toCore: (json: W) => T): ((json: unknown) => T) =>
  (json) => {
    const parsed = schema.safeParse(json)
    if (!parsed.success) throw new WireMismatch(z.prettifyError(parsed.error))
    return toCore(parsed.data)
  }

/** Reads a word of a closed list inside a decoder. */
export function requireKnown<T>(value: T | null, text: string): T {
  if (value === null) throw new WireMismatch(`unknown word «${text}»`)
  return value
}

/** Schemas of what the server answers. */
export const id = z.int().check(z.positive())

/** The same as core names them: the server makes no others. */
export const idOf = <Id extends number>(): z.ZodMiniType<Id> =>
  id as z.ZodMiniType<number> as z.ZodMiniType<Id>
export const day = z.iso.date() as z.ZodMiniType<string> as z.ZodMiniType<LocalDate>
export const moment = z.iso.datetime({ offset: true }) as z.ZodMiniType<string> as z.ZodMiniType<Instant>
/** A moment of the place's own clock. */
export const localMoment = z
  .string()
  .check(z.regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/)) as z.ZodMiniType<string> as z.ZodMiniType<LocalMoment>
/** `z.array` of what is only read. */
export const listOf = <T>(of: z.ZodMiniType<T>): z.ZodMiniType<readonly T[]> => z.array(of)
export const signed = z.object({ by: idOf<UserId>(), at: moment })
export const withReason = z.extend(signed, { reason: z.string() })

/**
 * Schemas of what a caller gives: by type alone, the meaning is core's to judge. A number stands for its digits.
 * Their messages are codes of `FieldError`. `optional`, where `exactOptional` would try each field that is absent, and make up why it fails.
 */
export const givenText = z.optional(
  z.nullable(
    z
      .union([z.string(), z.number()], { error: 'text/not-text' })
      .check(z.refine((text) => !String(text).includes('\0'), { error: 'text/forbidden-character' })),
  ),
)
export const givenNumber = z.optional(
  z.nullable(z.union([z.number(), z.string()], { error: 'number/invalid' })),
)
export const givenId = z.int({ error: 'number/invalid' }).check(z.positive({ error: 'number/invalid' }))
export const givenList = <T extends z.ZodMiniType>(item: T): z.ZodMiniArray<T> =>
  z.array(item, { error: 'list/invalid' })
