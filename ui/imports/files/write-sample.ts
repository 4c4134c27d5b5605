import { SAMPLE_HEAD } from '@osh/core/imports/sample/sample-sheet.ts'
import type { Cell, Sheet } from '@osh/core/imports/sheet.ts'
import type { LocalDate } from '@osh/core/shared/dates/local-date.ts'
import { type WriteSheet, writeXlsx } from 'hucre/xlsx'
import { writeDay } from './write-day.ts'

/** The sample of a staff file as .xlsx, as a program that keeps a staff prints it: a head of two lines, its cells joined. */
export const writeSample = ({ name, rows }: Sheet): Promise<Uint8Array> =>
  writeXlsx({
    sheets: [
      {
        name,
        columns: (rows[SAMPLE_HEAD.first] ?? []).map((_, at) => ({ width: measure(rows, at) })),
        rows: rows.map((row) => row.map(writeCell)),
        merges: [...joinHead(rows)],
      },
    ],
  })

const DAY = /^\d{4}-\d\d-\d\d$/u
const writeCell = (cell: Cell): string | number | Date | null =>
  typeof cell === 'string' && DAY.test(cell) ? writeDay(cell as LocalDate) : cell

const [NARROWEST, WIDEST] = [10, 40] as const
const measure = (rows: Sheet['rows'], at: number): number =>
  rows
    .slice(SAMPLE_HEAD.last)
    .reduce<number>(
      (width, row) => Math.min(WIDEST, Math.max(width, String(row[at] ?? '').length + 2)),
      NARROWEST,
    )

/** A title is over its columns, or over both lines. */
function* joinHead(rows: Sheet['rows']): Generator<NonNullable<WriteSheet['merges']>[number]> {
  const [upper = [], lower = []] = [rows[SAMPLE_HEAD.first], rows[SAMPLE_HEAD.last]]
  for (let at = 0; at < upper.length; at++) {
    if (upper[at] === null) continue
    let end = at
    while (end + 1 < upper.length && upper[end + 1] === null) end += 1
    const endRow = lower[at] === null ? SAMPLE_HEAD.last : SAMPLE_HEAD.first
    if (endRow > SAMPLE_HEAD.first || end > at)
      yield { startRow: SAMPLE_HEAD.first, startCol: at, endRow, endCol: end }
  }
}
