import { type Input, readChanges, readObject } from '../../shared/input/field-reader.ts'
import type { FieldErrors, ValueError } from '../../shared/results/refusals.ts'
import type { Result } from '../../shared/results/result.ts'
import { type LineCode, parseText } from '../../shared/texts/text.ts'
import { type MemoHeader, mapHeader } from '../memo-header.ts'

const parsers = mapHeader(
  ({ max }) =>
    (value: unknown): Result<string, ValueError<LineCode>> =>
      parseText(value, { max, required: false }),
)

/** Reads what is above a new memo's table; nothing is required. */
export const parseMemoHeader = (input: Input): Result<MemoHeader, FieldErrors<LineCode>> =>
  readObject(input, parsers)

/** Reads what an edit changes above the table: the fields that the patch names; null blanks one. */
export const parseMemoHeaderChanges = (patch: Input): Result<Partial<MemoHeader>, FieldErrors<LineCode>> =>
  readChanges(patch, parsers)
