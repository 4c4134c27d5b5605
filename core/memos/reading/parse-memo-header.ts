import { type Input, readFields } from '../../shared/input/field-reader.ts'
import type { FieldErrors } from '../../shared/results/refusals.ts'
import type { Result } from '../../shared/results/result.ts'
import { parseText, type TextCode } from '../../shared/texts/text.ts'
import type { MemoHeader } from '../memo.ts'

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

/** What the texts above a memo's table are refused with. */
export type HeaderCode = Exclude<TextCode, 'text/required'>

export const headerFields = Object.keys(lengths) as readonly (keyof MemoHeader)[]

/** Reads what is above a new memo's table; nothing is required. */
export const parseMemoHeader = (input: Input): Result<MemoHeader, FieldErrors<HeaderCode>> =>
  parseHeaderFields(headerFields, input) as Result<MemoHeader, FieldErrors<HeaderCode>>

/** Reads what an edit changes above the table: the fields that the patch names; null blanks one. */
export const parseMemoHeaderChanges = (patch: Input): Result<Partial<MemoHeader>, FieldErrors<HeaderCode>> =>
  parseHeaderFields(
    headerFields.filter((field) => patch[field] !== undefined),
    patch,
  )

function parseHeaderFields(
  fields: readonly (keyof MemoHeader)[],
  input: Input,
): Result<Partial<MemoHeader>, FieldErrors<HeaderCode>>
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
