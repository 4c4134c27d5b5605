import { type FieldErrors, fieldErrors } from '../shared/results/refusals.ts'
import { err, type Result } from '../shared/results/result.ts'
import { parseText, type TextCode } from '../shared/texts/text.ts'

/** Reads the name of a file that was sent, without the folders before it, at most 200 characters. The refusal is on `fileName`. */
export function readFileName(path: string): Result<string, FieldErrors<TextCode>> {
  const last = path.slice(Math.max(path.lastIndexOf('/'), path.lastIndexOf('\\')) + 1)
  const name = parseText(last, { max: 200, required: true })
  return name.ok ? name : err(fieldErrors({ field: 'fileName', ...name.error }))
}
