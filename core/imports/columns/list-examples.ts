import { cutText } from '../../shared/texts/cut.ts'
import type { Sheet } from '../sheet.ts'
import type { Header } from './find-header.ts'

/** How many values of a column are shown, how far down they are looked for, and how long they may be. */
const [SHOWN, LOOKED_AT, LONGEST] = [5, 1000, 40] as const

/** Values by which a person recognises a column: the first below the head that differ, long ones cut; none of a blank column. */
export function listExamples(
  { rows }: Pick<Sheet, 'rows'>,
  { last }: Pick<Header, 'last'>,
  column: number,
): readonly string[] {
  const examples = new Set<string>()
  for (let at = last + 1; at < Math.min(rows.length, last + 1 + LOOKED_AT); at++) {
    const text = String(rows[at]?.[column] ?? '')
      .replace(/\s+/gu, ' ')
      .trim()
    if (text !== '') examples.add(text.length > LONGEST ? `${cutText(text, LONGEST - 1).trimEnd()}…` : text)
    if (examples.size === SHOWN) break
  }
  return [...examples]
}
