import { type Input, readFields } from '../shared/field-reader.ts'
import type { FieldErrors } from '../shared/refusals.ts'
import { ok, type Result } from '../shared/result.ts'
import type { Section } from '../shared/section.ts'
import { parseText } from '../shared/text.ts'
import { filledHeader, type MemoDefaults } from './blank-memo.ts'
import type { MemoHeader } from './memo.ts'

/** Longest text of each field, in characters. */
const lengths: Readonly<Record<keyof MemoHeader, number>> = {
  recipient: 255,
  name: 255,
  fullName: 500,
  author: 255,
  note: 2000,
  duration: 255,
  formOfStudy: 255,
  basis: 500,
}

export const headerFields = Object.keys(lengths) as readonly (keyof MemoHeader)[]

/**
 * Reads what stands above a new memo's table. Blank names take the section's usual words, a blank recipient
 * the director, a blank author the signed-in user; nothing is required.
 */
export function parseMemoHeader(
  section: Section,
  input: Input,
  defaults: MemoDefaults,
): Result<MemoHeader, FieldErrors> {
  const header = parseHeaderFields(headerFields, input)
  return header.ok ? ok(filledHeader(section, header.value as MemoHeader, defaults)) : header
}

/** Reads what an edit changes above the table: the fields that the patch names; null blanks one. */
export const parseMemoHeaderChanges = (patch: Input): Result<Partial<MemoHeader>, FieldErrors> =>
  parseHeaderFields(
    headerFields.filter((field) => patch[field] !== undefined),
    patch,
  )

function parseHeaderFields(
  fields: readonly (keyof MemoHeader)[],
  input: Input,
): Result<Partial<MemoHeader>, FieldErrors> {
  const { read, finish } = readFields(input)
  const entries = fields.map((field) => [
    field,
    read(field, (value) => parseText(value, { max: lengths[field], required: false })),
  ])
  return finish(() => Object.fromEntries(entries))
}
