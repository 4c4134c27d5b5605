import type { ValueError } from '../../shared/results/refusals.ts'
import { err, ok, type Result } from '../../shared/results/result.ts'
import { compose } from '../../shared/texts/composed.ts'
import { type LineCode, parseText } from '../../shared/texts/text.ts'

/** Characters of a piece of news. */
export const MOST_MARKDOWN = 15_000

/** A text of several lines of which the blanks before a line and the empty lines count, as in Markdown; ends are trimmed. Blank gives ''. */
export function parseMarkdown(value: unknown): Result<string, ValueError<LineCode>> {
  const given = value ?? ''
  if (typeof given !== 'string') return err({ code: 'text/not-text' })
  const typed = compose(given, MOST_MARKDOWN)
  if (typed === null) return err({ code: 'text/too-long', max: MOST_MARKDOWN })
  const lines = typed.replaceAll('\t', '    ').split(/\r\n|[\n\r\u2028\u2029]/u)
  for (const line of lines) {
    const read = parseText(line, { max: MOST_MARKDOWN, required: false })
    if (!read.ok) return read
  }
  const text = lines
    .map((line) => line.trimEnd())
    .join('\n')
    .replace(/^\n+/u, '')
    .trimEnd()
  return [...text].length > MOST_MARKDOWN ? err({ code: 'text/too-long', max: MOST_MARKDOWN }) : ok(text)
}
