import { cutText } from '@osh/core/shared/texts/cut.ts'
import { writeXlsx } from 'hucre/xlsx'
import { letterColumn } from './letter-column.ts'
import type { Cell, TableFile } from './table-file.ts'

const [NARROWEST, WIDEST, LONGEST_NAME] = [10, 60, 31] as const
const DAY = 86_400_000

/** The table as .xlsx: the head stays in sight and filters; what begins with «=» stays text. */
export const writeTable = ({ name, heads, rows }: TableFile): Promise<Uint8Array> =>
  writeXlsx({
    sheets: [
      {
        name: cutText(name.replace(/[[\]:*?/\\]/gu, ' '), LONGEST_NAME),
        columns: heads.map((head, at) => ({
          width: measure([head, ...rows.map((row) => row[at] ?? null)]),
          ...findFormat(rows.map((row) => row[at] ?? null)),
        })),
        rows: [[...heads], ...rows.map((row) => [...row])],
        freezePane: { rows: 1 },
        autoFilter: { range: `A1:${letterColumn(heads.length - 1)}${rows.length + 1}` },
      },
    ],
  })

/** A column of days shows days, one with times of the day shows them too; other columns have no format. */
function findFormat(cells: readonly Cell[]): { readonly numFmt?: string } {
  const times = cells.filter((cell) => cell instanceof Date)
  if (times.length === 0) return {}
  return { numFmt: times.some((time) => time.getTime() % DAY !== 0) ? 'dd.mm.yyyy hh:mm' : 'dd.mm.yyyy' }
}

const measure = (cells: readonly Cell[]): number =>
  cells.reduce<number>(
    (width, cell) => Math.min(WIDEST, Math.max(width, typeof cell === 'string' ? cell.length + 2 : 0)),
    NARROWEST,
  )
