import { type FieldErrors, fieldErrors } from '../shared/results/refusals.ts'
import { err, type Result } from '../shared/results/result.ts'
import { parseText, type TextCode } from '../shared/texts/text.ts'

/** «Место происшествия.jpg»: the ending by what the file is, so that a picture which is a program too is saved as no `.html`. */
export function nameByFormat({ name, format }: { readonly name: string; readonly format: string }): string {
  const ending = format === 'jpeg' ? 'jpg' : format
  const plain = cleanFileName(name.replace(/\.[a-z0-9]{1,5}$/iu, '')) || 'файл'
  return `${plain}.${ending}`
}

/** Without what a file system does not take, and no longer than it takes. */
export const cleanFileName = (name: string): string =>
  name
    .replace(/[\\/:*?"<>|\p{Cc}]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 120)

/** Reads the name of a file that was sent, without the folders before it, at most 200 characters. The refusal is on `fileName`. */
export function readFileName(path: string): Result<string, FieldErrors<TextCode>> {
  const last = path.slice(Math.max(path.lastIndexOf('/'), path.lastIndexOf('\\')) + 1)
  const name = parseText(last, { max: 200, required: true })
  return name.ok ? name : err(fieldErrors({ field: 'fileName', ...name.error }))
}
