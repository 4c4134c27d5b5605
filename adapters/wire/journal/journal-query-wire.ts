import { type JournalArea, journalAreas } from '@osh/core/journal/areas.ts'
import { parseJournalRecord, writeJournalRecord } from '@osh/core/journal/journal-record.ts'
import {
  type JournalExport,
  type JournalFilter,
  type JournalQuery,
  journalFormats,
} from '@osh/core/journal/journal-repository.ts'
import { dayCodes, parseDay } from '@osh/core/shared/dates/parse-day.ts'
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
  record: { schema: z.string().check(z.regex(/^[a-z-]+-\d+$/)) },
  from: { schema: day },
  to: { schema: day },
} as const

export const formatParameter = { schema: z._default(z.enum(journalFormats), 'csv') }

/** What a filter of the journal is refused with. */
export const filterCodes = [...dayCodes, 'number/invalid', 'choice/unknown'] as const
type FilterCode = (typeof filterCodes)[number]

const parsers = {
  userId: optional(
    identifier<UserId, 'number/invalid'>({ required: 'number/invalid', unknown: 'number/invalid' }),
  ),
  area: optional((value: unknown): Result<JournalArea, { readonly code: 'choice/unknown' }> => {
    const area = journalAreas.find((one) => one === value)
    return area ? ok(area) : err({ code: 'choice/unknown' })
  }),
  record: optional(parseJournalRecord),
  from: optional(parseDay),
  to: optional(parseDay),
}

/** Reads a screenful of what the filter leaves. */
export function readJournalQuery(query: QueryText): Result<JournalQuery, FieldErrors<FilterCode | PageCode>> {
  const filter = readFilter(query)
  if (!filter.ok) return filter
  const page = readPage(query)
  return page.ok ? ok({ ...filter.value, ...page.value }) : page
}

function readFilter(query: QueryText): Result<JournalFilter, FieldErrors<FilterCode>> {
  const read = readObject(query, parsers)
  if (!read.ok) return read
  const { userId: by, ...rest } = read.value
  return ok({ ...rest, by })
}

export const writeJournalParams = ({ page, limit, ...filter }: JournalQuery): Record<string, string> => ({
  ...writeJournalFilter(filter),
  ...writePageParams({ page, limit }),
})

function writeJournalFilter({ by, record, ...filter }: JournalFilter): Record<string, string> {
  const named = Object.entries({
    ...filter,
    userId: by,
    record: record && writeJournalRecord(record),
  }).filter(([, value]) => value !== null)
  return Object.fromEntries(named.map(([name, value]) => [name, String(value)]))
}

/** Reads what of the journal is given out, and in which format; for people unless said otherwise. */
export function readJournalExport(query: QueryText): Result<JournalExport, FieldErrors<FilterCode>> {
  const filter = readFilter(query)
  if (!filter.ok) return filter
  const format = journalFormats.find((one) => one === (query.format || 'csv'))
  return format
    ? ok({ ...filter.value, format })
    : err(fieldErrors({ field: 'format', code: 'choice/unknown' }))
}

export const writeJournalExport = ({ format, ...filter }: JournalExport): Record<string, string> => ({
  format,
  ...writeJournalFilter(filter),
})
