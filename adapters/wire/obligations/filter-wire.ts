import { type FilterCode, readFiltered as read } from '@osh/core/deadline-tables/read-filter.ts'
import type { Filtered } from '@osh/core/deadline-tables/row-filter.ts'
import { findRules, type Section, sections } from '@osh/core/sections/section.ts'
import type { Input } from '@osh/core/shared/input/field-reader.ts'
import { type FieldErrors, fieldErrors } from '@osh/core/shared/results/refusals.ts'
import { err, ok, type Result } from '@osh/core/shared/results/result.ts'
import * as z from 'zod/mini'
import { codec } from '../contract/answer.ts'
import type { Words } from '../contract/command-input.ts'
import type { QueryParameter } from '../contract/input.ts'
import { renameKeys, reverse } from '../contract/names.ts'
import type { QueryText } from '../page-wire.ts'
import { givenNumber, givenText, id, WireMismatch } from '../wire-format.ts'
import { decodeFound, decodeSection, encodeKnownFound, encodeKnownSection } from '../words.ts'
import { translate } from './subject-wire.ts'

/** What narrows a table down; `subject` is the value of the section's own field: a name, a point of order 29н, a class or a level. */
export const filterQuery: Readonly<Record<string, QueryParameter>> = {
  search: { schema: z.string() },
  employeeGroupId: { schema: id },
  subject: { schema: z.string() },
}

/** The same in a body. */
export const filterGiven = z.object({
  section: givenText,
  search: givenText,
  employeeGroupId: givenNumber,
  subject: givenText,
})

export const filterNames = { departmentId: 'employeeGroupId' } as const

const isAssessed = (section: Section | null): boolean =>
  section !== null && findRules(section).findings.length > 0

/** The section, and the subject where it is a class or a level. */
export const filterWords: Words = {
  toCore: (input) => {
    const assessed = typeof input.section === 'string' && isAssessed(decodeSection(input.section))
    return translate(input, { section: decodeSection, ...(assessed ? { subject: decodeFound } : {}) })
  },
  toWire: (input) => {
    const assessed = isAssessed(sections.find((known) => known === input.section) ?? null)
    return translate(input, {
      section: encodeKnownSection,
      ...(assessed ? { subject: encodeKnownFound } : {}),
    })
  },
}

export const writeFilteredParams = ({ section, filter }: Filtered): Record<string, string> => {
  const said = Object.entries({ section, ...filter }).filter(([, value]) => value !== null && value !== '')
  const wire = renameKeys(filterNames, filterWords.toWire(Object.fromEntries(said)))
  return Object.fromEntries(Object.entries(wire).map(([name, value]) => [name, String(value)]))
}

/** Reads which table is asked for, and its filter. */
export function readFiltered(
  query: QueryText,
): Result<Filtered, FieldErrors<FilterCode | 'section/unknown'>> {
  const given: Input = renameKeys(reverse(filterNames), query)
  const table = read(filterWords.toCore(given))
  if (table.ok) return ok(table.value)
  const errors = table.error.errors.map((error) =>
    error.field === 'departmentId' ? { ...error, field: filterNames.departmentId } : error,
  )
  return err(fieldErrors(...errors))
}

const filteredJson = z.object({
  section: z.string(),
  search: z.string(),
  employeeGroupId: z.nullable(id),
  subject: z.nullable(z.string()),
})

/** A table with its filter. */
export const filtered = codec(filteredJson, {
  encode: ({ section, filter }: Filtered) => {
    const { subject, ...words } = filterWords.toWire({ section, subject: filter.subject })
    return {
      section: String(words.section),
      search: filter.search,
      employeeGroupId: filter.departmentId,
      subject: subject === null ? null : String(subject),
    }
  },
  decode: (json): Filtered => {
    const given = filterWords.toCore(renameKeys(reverse(filterNames), json))
    const table = read(given)
    if (!table.ok) throw new WireMismatch('a saved filter is not understood')
    return table.value
  },
})
