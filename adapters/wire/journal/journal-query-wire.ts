import { type JournalArea, journalAreas } from '@osh/core/journal/areas.ts'
import {
  type JournalFilter,
  type JournalFormat,
  type JournalQuery,
  journalFormats,
} from '@osh/core/journal/journal-repository.ts'
import { type DayCode, parseDay } from '@osh/core/shared/dates/parse-day.ts'
import type { UserId } from '@osh/core/shared/identity.ts'
import { optional, readObject } from '@osh/core/shared/input/field-reader.ts'
import { identifier } from '@osh/core/shared/input/identifier.ts'
import { type FieldErrors, fieldErrors } from '@osh/core/shared/results/refusals.ts'
import { err, ok, type Result } from '@osh/core/shared/results/result.ts'
import * as z from 'zod/mini'
import { type PageCode, type QueryText, readPage, writePageParams } from '../page-wire.ts'
import { day, id } from '../wire-format.ts'

export const journalParameters = {
  userId: { schema: id },
  area: { schema: z.enum(journalAreas) },
  from: { schema: day },
  to: { schema: day },
} as const

export const formatParameter = { schema: z._default(z.enum(journalFormats), 'csv') }

type FilterCode = DayCode | 'number/invalid' | 'choice/unknown'

const parsers = {
  userId: optional(
    identifier<UserId, 'number/invalid'>({ required: 'number/invalid', unknown: 'number/invalid' }),
  ),
  area: optional((value: unknown): Result<JournalArea, { readonly code: 'choice/unknown' }> => {
    const area = journalAreas.find((one) => one === value)
    return area ? ok(area) : err({ code: 'choice/unknown' })
  }),
  from: optional(parseDay),
  to: optional(parseDay),
}

/** Reads a screenful of what the filter leaves. */
export function readJournalQuery(query: QueryText): Result<JournalQuery, FieldErrors<FilterCode | PageCode>> {
  const filter = readObject(query, parsers)
  if (!filter.ok) return filter
  const page = readPage(query)
  if (!page.ok) return page
  const { userId: by, ...rest } = filter.value
  return ok({ ...rest, by, ...page.value })
}

export const writeJournalParams = ({ page, limit, ...filter }: JournalQuery): Record<string, string> => ({
  ...writeJournalFilter(filter),
  ...writePageParams({ page, limit }),
})

function writeJournalFilter({ by, ...filter }: JournalFilter): Record<string, string> {
  const named = Object.entries({ ...filter, userId: by }).filter(([, value]) => value !== null)
  return Object.fromEntries(named.map(([name, value]) => [name, String(value)]))
}

/** Reads in which format the journal is given out; for people unless said otherwise. */
export function readFormat(query: QueryText): Result<JournalFormat, FieldErrors<'choice/unknown'>> {
  const format = journalFormats.find((one) => one === (query.format || 'csv'))
  return format ? ok(format) : err(fieldErrors({ field: 'format', code: 'choice/unknown' }))
}
