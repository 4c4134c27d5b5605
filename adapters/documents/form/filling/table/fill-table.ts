import { type Cell, TABLE_SIZE, type Table, type TableRow } from '../../../paper/paper.ts'
import type { FormRow, FormTable } from '../../reading/form-node.ts'
import type { TableFilling } from '../filling.ts'
import { fitSheetRows } from './sheet-rows.ts'

/** A table of a form with its rows repeated, its cells joined and its empty rows drawn. */
export function fillTable<S>(table: FormTable, filling: TableFilling<S>, scope: S): Table {
  const rows = table.rows.flatMap((row) =>
    row.list === null
      ? [listCells(row, table, filling, scope)]
      : filling.repeat(row.list, scope, (inside) => listCells(row, table, filling, inside)),
  )
  const named = table.heads.map((row) => listCells(row, table, filling, scope))
  const heads = [...withRows(named), ...(table.counted ? [makeCountedRow(table)] : [])]
  return {
    kind: 'table',
    widths: table.widths,
    heads,
    rows: [...withRows(rows), ...makeBlankRows(table, heads, rows.length, filling)],
    ...(table.blank === 'sheets' && rows.length === 0 ? { sheets: filling.countSheets() } : {}),
    ...(table.plain ? { plain: true } : {}),
    ...(table.size === null ? {} : { size: table.size }),
  }
}

function listCells<S>(row: FormRow, table: FormTable, filling: TableFilling<S>, scope: S): readonly Cell[] {
  const cells: Cell[] = []
  for (const [i, cell] of row.cells.entries()) {
    const last = cells.at(-1)
    if ('text' in cell)
      cells.push({ text: filling.fillText(cell.text, scope), align: table.aligns[i] ?? 'left', columns: 1 })
    else if (cell.joined === 'above') cells.push({ text: '', columns: 1, covered: true })
    else if (last !== undefined) cells[cells.length - 1] = { ...last, columns: (last.columns ?? 1) + 1 }
  }
  return cells
}

/** Counts, for each cell, the rows below that it covers. */
function withRows(rows: readonly (readonly Cell[])[]): readonly TableRow[] {
  const starts = rows.map(startsOf)
  return rows.map((cells, i) => ({
    cells: cells.map((cell, j) => {
      if (cell.covered) return cell
      const start = starts[i]?.[j] ?? 0
      let covered = 1
      while (isCovered(rows[i + covered], starts[i + covered], start)) covered++
      return covered === 1 ? cell : { ...cell, rows: covered }
    }),
  }))
}

const startsOf = (cells: readonly Cell[]): readonly number[] => {
  let next = 0
  return cells.map(({ columns = 1 }) => {
    next += columns
    return next - columns
  })
}

const isCovered = (
  cells: readonly Cell[] | undefined,
  starts: readonly number[] | undefined,
  start: number,
): boolean => cells?.[starts?.indexOf(start) ?? -1]?.covered === true

const makeCountedRow = ({ widths }: FormTable): TableRow => ({
  cells: widths.map((_, i) => ({ text: String(i + 1), align: 'center' })),
})

function makeBlankRows<S>(
  table: FormTable,
  heads: readonly TableRow[],
  written: number,
  filling: TableFilling<S>,
): readonly TableRow[] {
  const { blank, widths } = table
  const fit =
    blank === 'sheets'
      ? fitSheetRows({ ...table, size: table.size ?? TABLE_SIZE, heads }, filling.landscape)
      : { rows: blank, height: table.height }
  const length = blank === 'sheets' ? Math.max(0, fit.rows * filling.countSheets() - written) : fit.rows
  const cells = widths.map(() => ({ text: '' }))
  return Array.from({ length }, () => ({ cells, height: fit.height }))
}
