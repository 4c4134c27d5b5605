import { textAreaOf } from '../../../paper/page-size.ts'
import { joinRunTexts, type TableRow } from '../../../paper/paper.ts'
import { countTextLines } from '../../../paper/text-lines.ts'

const POINTS = 2.8346
/** Above and under the letters of a cell, and of its line. */
const PADDING = 5
const LINE = 1.15
/** A part of a row that stays free on each sheet: renderers may differ by so much, and still break the table at the same rows. */
const FREE = 0.45

type Ruled = {
  readonly widths: readonly number[]
  readonly heads: readonly TableRow[]
  readonly size: number
  /** The least height of a row, in millimetres. */
  readonly height: number
}

/** How many empty rows a sheet of a journal has under the heads of its table, and how high they are to fill it, in millimetres. */
export function fitSheetRows(table: Ruled, landscape: boolean) {
  const area = textAreaOf({ landscape, isBound: true })
  const heads = table.heads.reduce((sum, row) => sum + headHeight(row, table, area.width * POINTS), 0)
  const room = area.height - heads / POINTS
  const rows = Math.max(1, Math.floor(room / table.height - FREE))
  return { rows, height: Math.floor((room / (rows + FREE)) * 10) / 10 }
}

function headHeight({ cells }: TableRow, { widths, size }: Ruled, width: number): number {
  let next = 0
  const lines = cells.map(({ text, columns = 1, rows = 1 }) => {
    const share = widths.slice(next, next + columns).reduce((a, b) => a + b, 0)
    next += columns
    return rows > 1 ? 1 : countTextLines(joinRunTexts(text), size, (width * share) / 100 - 8)
  })
  return Math.max(...lines) * size * LINE + PADDING
}
