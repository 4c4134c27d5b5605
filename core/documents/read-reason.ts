import { type FieldErrors, fieldErrors } from '../shared/results/refusals.ts'
import { err, type Result } from '../shared/results/result.ts'
import { parseText, type TextCode } from '../shared/texts/text.ts'

/** The longest reason. */
const LONGEST = 500

/** Reads why a document is annulled; the refusal is on `reason`. */
export function readReason(reason: unknown): Result<string, FieldErrors<TextCode>> {
  const said = parseText(reason, { max: LONGEST, required: true })
  return said.ok ? said : err(fieldErrors({ field: 'reason', ...said.error }))
}
