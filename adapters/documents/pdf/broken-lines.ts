import type { Run } from '../paper/paper.ts'
import { listUnits, type Unit } from './break-units.ts'
import { type BreakPlace, listBreaks } from './hyphenation.ts'
import { measureRuns, widthOf } from './letter-widths.ts'

/** Where the words have to go: how wide the lines are and how much shorter the first one, in points. */
export type Room = {
  readonly width: number
  readonly indent?: number
  readonly size: number
  readonly bold?: boolean
}

/** What pdfmake breaks a line behind, as a reader's hyphen at the end of one. */
export const HYPHEN = '\u2010'

/**
 * The runs with hyphens at the ends of lines. pdfmake fills lines by the same widths, so that each of them is where a line ends;
 * what can't be measured to the last letter is left as it is.
 */
export function breakLines(runs: readonly Run[], room: Room): readonly Run[] {
  const ends = measureRuns(runs, room.size, room.bold === true)
  const all = ends?.at(-1) ?? 0
  if (ends === null || all + (room.indent ?? 0) <= room.width) return runs
  const text = runs.map((run) => run.text).join('')
  const units = listUnits(text)
  if (units === null) return runs
  const hyphen = widthOf(HYPHEN, room.size, { text: '', bold: true }) ?? 0
  return putHyphens(runs, listEnds({ text, units, ends, hyphen }, room))
}

type Measured = {
  readonly text: string
  readonly units: readonly Unit[]
  /** How far from the begin each letter ends. */
  readonly ends: readonly number[]
  /** How wide a hyphen is. */
  readonly hyphen: number
}

/** Where a line ends inside a word. */
function listEnds(
  { text, units, ends, hyphen }: Measured,
  { width, indent = 0 }: Room,
): readonly BreakPlace[] {
  const found: BreakPlace[] = []
  let start = 0
  let shift = indent
  const takes = (letter: number): number => (ends[letter] ?? 0) - (ends[start] ?? 0) + shift
  const begin = (letter: number): void => {
    start = letter
    shift = 0
  }
  for (const { from: first, end, to, isLast } of units) {
    let from = first
    while (takes(end) > width) {
      const place = listBreaks(text, from, end).findLast(
        ({ at, isOwn }) => takes(at) + (isOwn ? 0 : hyphen) <= width,
      )
      if (place !== undefined) found.push(place)
      else if (from === start) return found
      from = place?.at ?? from
      begin(from)
    }
    if (isLast) begin(to)
  }
  return found
}

function putHyphens(runs: readonly Run[], places: readonly BreakPlace[]): readonly Run[] {
  let before = 0
  return runs.map((run) => {
    const [from, to] = [before, before + run.text.length]
    before = to
    const own = places.filter(({ at }) => at > from && at <= to)
    const cuts = own.map(({ at, isOwn }) => ({ at: at - from, isOwn }))
    let last = 0
    let text = ''
    for (const { at, isOwn } of cuts) {
      text += isOwn ? `${run.text.slice(last, at - 1)}-` : run.text.slice(last, at) + HYPHEN
      last = at
    }
    return cuts.length === 0 ? run : { ...run, text: text + run.text.slice(last) }
  })
}
