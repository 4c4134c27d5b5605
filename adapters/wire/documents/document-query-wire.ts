import type { DocumentFilter } from '@osh/core/documents/document-filter.ts'
import type { DocumentQuery } from '@osh/core/documents/document-repository.ts'
import type { TemplateId } from '@osh/core/documents/library/template.ts'
import type { EmployeeId } from '@osh/core/employees/employee.ts'
import type { IncidentId } from '@osh/core/incidents/incident.ts'
import { dayCodes, parseDay } from '@osh/core/shared/dates/parse-day.ts'
import { optional, readObject } from '@osh/core/shared/input/field-reader.ts'
import { identifier, LARGEST_OF_CATALOGUE } from '@osh/core/shared/input/identifier.ts'
import type { FieldErrors } from '@osh/core/shared/results/refusals.ts'
import { ok, type Result } from '@osh/core/shared/results/result.ts'
import { parseText, textCodes } from '@osh/core/shared/texts/text.ts'
import * as z from 'zod/mini'
import { type PageCode, type QueryText, readPage, writePageParams } from '../page-wire.ts'
import { day, id } from '../wire-format.ts'
import { integerParameter } from './integer-parameter.ts'

const number = { schema: id }
const date = { schema: day }

export const filterParameters = {
  search: { schema: z.string() },
  templateGroupId: number,
  templateId: number,
  employeeId: number,
  incidentId: number,
  from: date,
  to: date,
} as const

/** What a filter of the archive is refused with. */
export const filterCodes = [...textCodes, ...dayCodes, 'number/invalid'] as const
type FilterCode = (typeof filterCodes)[number]

const numericId = <Id extends number>(most?: number) =>
  optional(
    identifier<Id, 'number/invalid'>({
      required: 'number/invalid',
      unknown: 'number/invalid',
      ...(most ? { most } : {}),
    }),
  )

const parsers = {
  search: (value: unknown) => parseText(value, { max: 200, required: false }),
  templateGroupId: numericId<number>(LARGEST_OF_CATALOGUE),
  templateId: numericId<TemplateId>(),
  employeeId: numericId<EmployeeId>(),
  incidentId: numericId<IncidentId>(),
  from: optional(parseDay),
  to: optional(parseDay),
}

/** Reads the filter of the archive; without any it is the whole archive. */
export function readDocumentFilter(query: QueryText): Result<DocumentFilter, FieldErrors<FilterCode>> {
  const read = readObject(query, parsers)
  if (!read.ok) return read
  const { templateGroupId: groupId, ...filter } = read.value
  return ok({ ...filter, groupId })
}

export function writeFilterParams(filter: DocumentFilter): Record<string, string> {
  const { search, groupId, templateId, employeeId, incidentId, from, to } = filter
  const given = {
    search: search || null,
    templateGroupId: groupId,
    templateId,
    employeeId,
    incidentId,
    from,
    to,
  }
  const named = Object.entries(given).filter(([, value]) => value !== null)
  return Object.fromEntries(named.map(([name, value]) => [name, String(value)]))
}

/** Reads a screenful of what the filter leaves. */
export function readDocumentQuery(
  query: QueryText,
): Result<DocumentQuery, FieldErrors<FilterCode | PageCode>> {
  const filter = readDocumentFilter(query)
  if (!filter.ok) return filter
  const page = readPage(query)
  return page.ok ? ok({ ...filter.value, ...page.value }) : page
}

export const writeDocumentParams = (query: DocumentQuery): Record<string, string> => ({
  ...writeFilterParams(query),
  ...writePageParams(query),
})

/** Of each form's latest documents no more are asked for. */
const latest = integerParameter(1, 50)

export const latestParameter = { schema: latest.schema, required: true } as const

/** Reads how many documents of each form are wanted. */
export function readLatest(query: QueryText): Result<number, FieldErrors<'number/invalid'>> {
  const read = readObject(query, { latest: latest.read })
  return read.ok ? ok(read.value.latest) : read
}
