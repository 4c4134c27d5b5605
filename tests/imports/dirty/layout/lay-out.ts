import { type Cell, Grid, text } from '../cells.ts'
import type { Row } from '../columns.ts'
import type { Habits } from '../habits.ts'
import { type LaidOut, type Layout, lastOf, placeColumns } from './layout.ts'
import { putHead } from './put-head.ts'
import { putRows } from './put-rows.ts'

/** Lays people out as one sheet, the truth of each row beside it. */
export function layOut(layout: Layout, rows: readonly Row[], habits: Habits, at: number): LaidOut {
  const grid = new Grid()
  const places = placeColumns(layout)
  layout.titles.forEach((line, i) => {
    line.forEach((words, c) => {
      grid.put(i, layout.blankColumns + c, text(words))
    })
    if (line.length === 1)
      grid.merge(i, layout.blankColumns, i, Math.max(layout.blankColumns, lastOf(layout, places)))
    if (line.length === 0 || grid.next <= i) grid.skip(i + 1 - grid.next)
  })
  grid.skip(layout.blankBefore)
  const head = putHead(grid, layout, places, habits)
  if (layout.numbered) {
    const line = grid.next
    places.forEach((column, i) => {
      grid.put(line, column, { is: 'number', value: i + 1 })
    })
  }
  const laid = putRows(grid, layout, places, rows, habits, at)
  putEnds(grid, layout, laid.people, habits)
  return {
    sheet: {
      name: layout.name,
      hidden: false,
      rows: grid.rows,
      merged: habits.format === 'csv' ? [] : grid.merged,
    },
    truth: { name: layout.name, holds: layout.holds, head },
    columns: layout.columns.map(({ head: lines, meanings, of }, i) => ({
      sheet: at,
      column: places[i] ?? 0,
      head: lines,
      meanings,
      of,
    })),
    ...laid,
  }
}

function putEnds(grid: Grid, layout: Layout, people: number, { random }: Habits): void {
  layout.ends.forEach((line) => {
    if (random.chance(0.5)) grid.skip(1)
    const at = grid.next
    grid.skip(1)
    line.forEach((words, c) => {
      const shown = words.replace('{count}', String(people))
      const cell: Cell = /^\d+$/.test(shown) ? { is: 'number', value: Number(shown) } : text(shown)
      grid.put(at, layout.blankColumns + c, cell)
    })
  })
}
