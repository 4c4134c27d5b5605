import {
  type Input,
  type Parse,
  type ParseCode,
  readChanges,
  readObject,
} from '../../shared/input/field-reader.ts'
import type { FieldErrors, ValueError } from '../../shared/results/refusals.ts'
import type { Result } from '../../shared/results/result.ts'
import { type LineCode, parseText } from '../../shared/texts/text.ts'
import type { MemoHeader } from '../memo.ts'

const line =
  (max: number) =>
  (value: unknown): Result<string, ValueError<LineCode>> =>
    parseText(value, { max, required: false })

const parsers = {
  recipient: line(255),
  name: line(255),
  fullName: line(500),
  author: line(255),
  note: line(2000),
  duration: line(255),
  formOfStudy: line(255),
  basis: line(500),
} satisfies Readonly<Record<keyof MemoHeader, Parse<string>>>

/** What the texts above a memo's table are refused with. */
export type HeaderCode = ParseCode<typeof parsers>

/** Reads what is above a new memo's table; nothing is required. */
export const parseMemoHeader = (input: Input): Result<MemoHeader, FieldErrors<HeaderCode>> =>
  readObject(input, parsers)

/** Reads what an edit changes above the table: the fields that the patch names; null blanks one. */
export const parseMemoHeaderChanges = (patch: Input): Result<Partial<MemoHeader>, FieldErrors<HeaderCode>> =>
  readChanges(patch, parsers)
