import type { Run } from '../paper/paper.ts'
import data from './letter-widths.json' with { type: 'json' }

/** Of the face's squares, as its fonts divide them. */
const EM = 2048
type Face = 'regular' | 'bold' | 'italic' | 'boldItalic'

const tableOf = (face: Face): ReadonlyMap<string, number> =>
  new Map([...data.letters].map((letter, i) => [letter, data[face][i] ?? 0]))

const tables: Readonly<Record<Face, ReadonlyMap<string, number>>> = {
  regular: tableOf('regular'),
  bold: tableOf('bold'),
  italic: tableOf('italic'),
  boldItalic: tableOf('boldItalic'),
}

/** How wide a letter is in points; null for one that the table has not. A line break takes nothing. */
export function widthOf(letter: string, size: number, { bold = false, italic = false }: Run): number | null {
  const face = bold ? (italic ? 'boldItalic' : 'bold') : italic ? 'italic' : 'regular'
  if (letter === '\n') return 0
  const width = tables[face].get(letter)
  return width === undefined ? null : (width * size) / EM
}

/** How far from its begin each letter of the runs ends; null if a letter is of unknown width. */
export function measureRuns(runs: readonly Run[], size: number, bold: boolean): readonly number[] | null {
  const ends: number[] = [0]
  let end = 0
  for (const run of runs)
    for (const letter of run.text) {
      const width = widthOf(letter, size, { ...run, bold: bold || run.bold === true })
      if (width === null) return null
      end += width
      ends.push(end)
    }
  return ends
}
