import { type FieldErrors, fieldErrors } from '../shared/results/refusals.ts'
import { err, type Result } from '../shared/results/result.ts'
import { cutText } from '../shared/texts/cut.ts'
import { parseText, type TextCode } from '../shared/texts/text.ts'

/** «Место происшествия.jpg»: the ending by what the file is, so that a picture which is a program too is saved as no `.html`. */
export function nameByFormat({ name, format }: { readonly name: string; readonly format: string }): string {
  const ending = format === 'jpeg' ? 'jpg' : format
  const plain = cleanFileName(name.replace(/\.[a-z0-9]{1,5}$/iu, '')) || 'файл'
  return `${plain}.${ending}`
}

/**
 * Without what a file system does not take, what turns the letters after it (U+202E) or is not seen, without dots at its ends, which hide a
 * file or are lost, never the name of a device, and no longer than a file system takes.
 */
export function cleanFileName(name: string): string {
  const seen = name.replace(/[\p{Cf}\p{Cs}]+/gu, '').replace(/[\\/:*?"<>|\p{Cc}]+/gu, ' ')
  const clean = cutText(trimDots(seen.replace(/\s+/g, ' ')), 120)
  return trimDots(DEVICE.test(clean) ? `_${clean}` : clean)
}

/** What Windows takes for a device, whatever ending follows. */
const DEVICE = /^(?:con|prn|aux|nul|conin\$|conout\$|(?:com|lpt)[0-9¹²³]) ?(?:\.|$)/iu

function trimDots(name: string): string {
  let [from, to] = [0, name.length]
  while (from < to && ' .'.includes(name.charAt(from))) from += 1
  while (to > from && ' .'.includes(name.charAt(to - 1))) to -= 1
  return name.slice(from, to)
}

/** Reads the name of a file that was sent, without the folders before it, at most 200 characters. The refusal is on `fileName`. */
export function readFileName(path: string): Result<string, FieldErrors<TextCode>> {
  const last = path.slice(Math.max(path.lastIndexOf('/'), path.lastIndexOf('\\')) + 1)
  const name = parseText(last, { max: 200, required: true })
  return name.ok ? name : err(fieldErrors({ field: 'fileName', ...name.error }))
}
