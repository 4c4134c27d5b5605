import type { Line } from './form-node.ts'
import { takeOutMarks } from './marks.ts'
import { readLine } from './read-line.ts'

/** Words with placeholders and conditions, written as forms write theirs; no Markdown. */
export function readSourceLine(source: string): Line {
  const { text, marks } = takeOutMarks(source)
  return readLine([{ type: 'text', content: text }], marks)
}
