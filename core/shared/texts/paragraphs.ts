import type { ValueError } from '../results/refusals.ts'
import { err, ok, type Result } from '../results/result.ts'
import { compose } from './composed.ts'
import { type LineCode, parseText } from './text.ts'

/**
 * A text of several lines as a person types it: each line as `parseText` reads one, no more than one empty line between two.
 * Absent, null and blank are the same and give ''.
 */
export function parseParagraphs(value: unknown, max: number): Result<string, ValueError<LineCode>> {
  const given = value ?? ''
  if (typeof given !== 'string') return parseText(value, { max, required: false })
  const typed = compose(given, max)
  if (typed === null) return err({ code: 'text/too-long', max })
  const lines: string[] = []
  for (const line of typed.split(/\r\n|[\n\r\u2028\u2029]/u)) {
    const read = parseText(line, { max, required: false })
    if (!read.ok) return read
    if (read.value !== '' || lines.at(-1) !== '') lines.push(read.value)
  }
  const text = lines.join('\n').trim()
  return [...text].length > max ? err({ code: 'text/too-long', max }) : ok(text)
}
