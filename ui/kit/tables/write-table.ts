import { cutText } from '@osh/core/shared/texts/cut.ts'
import { writeXlsx } from 'hucre/xlsx'
import { letterColumn } from './letter-column.ts'
import type { Cell, TableFile } from './table-file.ts'

const [NARROWEST, WIDEST, LONGEST_NAME] = [10, 60, 31] as const

/** The table as .xlsx: the head stays in sight and filters; what begins with «=» stays text. */
export const writeTable = ({ name, heads, rows }: TableFile): Promise<Uint8Array> =>
  writeXlsx({
    sheets: [
      {
        name: cutText(name.replace(/[[\]:*?/\\]/gu, ' '), LONGEST_NAME),
        columns: heads.map((head, at) => ({
          width: measure([head, ...rows.map((row) => row[at] ?? null)]),
          ...(rows.some((row) => row[at] instanceof Date) ? { numFmt: 'dd.mm.yyyy' } : {}),
        })),
        rows: [[...heads], ...rows.map((row) => [...row])],
        freezePane: { rows: 1 },
        autoFilter: { range: `A1:${letterColumn(heads.length - 1)}${rows.length + 1}` },
      },
    ],
  })

const measure = (cells: readonly Cell[]): number =>
  cells.reduce<number>(
    (width, cell) => Math.min(WIDEST, Math.max(width, typeof cell === 'string' ? cell.length + 2 : 0)),
    NARROWEST,
  )
