import type { Input } from '../input/field-reader.ts'
import { type FieldErrorCode, type FieldErrors, fieldErrors, type ValueError } from '../results/refusals.ts'
import { err, ok, type Result } from '../results/result.ts'
import { type LineCode, parseLine, parseText, type TextCode } from './text.ts'

/** The longest reason, in characters. */
const LONGEST_REASON = 500

/** Why something is done, as one line; '' where no reason is given. */
export const parseReason = (value: unknown): Result<string, ValueError<LineCode>> =>
  parseText(value, { max: LONGEST_REASON, required: false })

/** Why something is done that asks for a reason; `missing` is the code where none is given. */
export const parseNeededReason = <Code extends FieldErrorCode>(
  value: unknown,
  missing: Code,
): Result<string, ValueError<Code | LineCode>> => parseLine(value, LONGEST_REASON, missing)

/** Reads why something is taken back, which has to be said; the refusal is on `reason`. */
export function readReason(reason: unknown): Result<string, FieldErrors<TextCode>> {
  const said = parseNeededReason(reason, 'text/required')
  return said.ok ? said : err(fieldErrors({ field: 'reason', ...said.error }))
}

/** A reason as it is sent: the command reads it. */
export const takeReasonAsTyped = ({ reason }: Input) => ok({ reason })
