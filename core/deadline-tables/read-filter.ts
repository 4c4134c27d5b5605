import type { DepartmentId } from '../departments/department.ts'
import { findRules, type Section, sections } from '../sections/section.ts'
import { type Input, optional, readObject } from '../shared/input/field-reader.ts'
import { identifier } from '../shared/input/identifier.ts'
import { type FieldErrors, fieldErrors, type ValueError } from '../shared/results/refusals.ts'
import { err, ok, type Result } from '../shared/results/result.ts'
import { lineCodes, parseText } from '../shared/texts/text.ts'
import type { Filtered } from './row-filter.ts'

/** Longer than any name of a person or of a subject. */
const MAX = 255

/** What narrows a table down is refused with. */
export const filterCodes = [...lineCodes, 'department/unknown', 'choice/unknown'] as const
export type FilterCode = (typeof filterCodes)[number]

/**
 * Reads which table is asked for, and what it is narrowed down to; what is absent or blank leaves all. Whether there is such a
 * department, or anything of such a name, shows in the rows.
 */
export function readFiltered(input: Input): Result<Filtered, FieldErrors<FilterCode | 'section/unknown'>> {
  const section = sections.find((known) => known === input.section)
  if (section === undefined) return err(fieldErrors({ field: 'section', code: 'section/unknown' }))
  const filter = readObject(input, {
    search: (value) => parseText(value, { max: MAX, required: false }),
    departmentId: optional(aDepartment),
    subject: (value) => parseKey(section, value),
  })
  return filter.ok ? ok({ section, filter: filter.value }) : filter
}

const aDepartment = identifier<DepartmentId, 'department/unknown'>({
  required: 'department/unknown',
  unknown: 'department/unknown',
})

/** What `subjectKeyOf` answers of some row of the section; null for a blank one. */
function parseKey(section: Section, value: unknown): Result<string | null, ValueError<FilterCode>> {
  const key = parseText(value, { max: MAX, required: false })
  if (!key.ok) return key
  if (key.value === '') return ok(null)
  const { findings } = findRules(section)
  const known = findings.length === 0 || findings.some((finding) => finding === key.value)
  return known ? key : err({ code: 'choice/unknown' })
}
