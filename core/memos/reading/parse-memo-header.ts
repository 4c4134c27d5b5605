import { type Input, type ParseCode, readChanges, readObject } from '../../shared/input/field-reader.ts'
import type { FieldErrors } from '../../shared/results/refusals.ts'
import type { Result } from '../../shared/results/result.ts'
import { parseText } from '../../shared/texts/text.ts'
import { type MemoHeader, mapHeader } from '../memo-header.ts'

const parsers = mapHeader(
  ({ max }) =>
    (value: unknown) =>
      parseText(value, { max, required: false }),
)

/** What the texts above a memo's table are refused with. */
export type HeaderCode = ParseCode<typeof parsers>

/** Reads what is above a new memo's table; nothing is required. */
export const parseMemoHeader = (input: Input): Result<MemoHeader, FieldErrors<HeaderCode>> =>
  readObject(input, parsers)

/** Reads what an edit changes above the table: the fields that the patch names; null blanks one. */
export const parseMemoHeaderChanges = (patch: Input): Result<Partial<MemoHeader>, FieldErrors<HeaderCode>> =>
  readChanges(patch, parsers)
