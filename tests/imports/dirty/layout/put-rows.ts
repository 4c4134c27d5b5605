import { blank, type Grid, text } from '../cells.ts'
import { nothing, type Row } from '../columns.ts'
import type { Habits } from '../habits.ts'
import type { Mistake } from '../mistakes.ts'
import type { DoubleTruth, Meaning, RecordTruth, RefusalTruth, ValueKey } from '../truth.ts'
import { type LaidOut, type Layout, lastOf } from './layout.ts'
import { planMistakes } from './plan-mistakes.ts'
import { putHead } from './put-head.ts'

type Laid = Pick<LaidOut, 'records' | 'refusals' | 'doubles'> & { readonly people: number }

/** Puts the people, with their groups, and says what each row tells. */
export function putRows(
  grid: Grid,
  layout: Layout,
  places: readonly number[],
  rows: readonly Row[],
  habits: Habits,
  at: number,
): Laid {
  const records: RecordTruth[] = []
  const refusals: RefusalTruth[] = []
  const mistakes = planMistakes(layout, rows, habits)
  const lines: number[] = []
  const run: { from: number; department: string } = { from: -1, department: '' }
  const closeRun = (end: number) => {
    const column = layout.columns.findIndex(({ meanings: [meaning] }) => meaning === 'department')
    if (layout.mergedDepartments && column >= 0 && run.from >= 0)
      grid.merge(run.from, places[column] ?? 0, end, places[column] ?? 0)
  }
  rows.forEach((row, i) => {
    const { department } = row.person
    const isNew = department !== run.department
    if (isNew && layout.groups) putGroup(grid, layout, places, department, rows, i > 0)
    else if (layout.pageOf && i > 0 && i % layout.pageOf === 0) putHead(grid, layout, places, habits)
    const line = grid.next
    if (isNew) {
      closeRun(line - 1)
      run.from = line
      run.department = department
    }
    lines.push(line + 1)
    const told: (readonly [ValueKey, string])[] = layout.groups ? [['department', department]] : []
    grid.skip(1)
    layout.columns.forEach((column, c) => {
      const place = places[c] ?? 0
      const mistake = mistakes.get(`${i}:${c}`)
      const written = mistake ? { ...nothing, cell: mistake.cell } : column.write(row, habits)
      const covered = layout.mergedDepartments && column.meanings[0] === 'department' && !isNew
      grid.put(line, place, covered ? blank : written.cell)
      grid.merge(line, place, line, place + column.span - 1)
      told.push(...written.told)
      if (mistake) refusals.push(refusal(at, line, place, column.meanings[0], mistake))
    })
    if (layout.strangers.includes(i)) {
      const named = layout.columns.findIndex(
        ({ meanings: [meaning] }) => meaning === 'fullName' || meaning === 'lastName',
      )
      const place = places[named] ?? 0
      const cell = grid.rows[line]?.[place] ?? blank
      refusals.push(
        refusal(at, line, place, layout.columns[named]?.meanings[0] ?? 'fullName', {
          cell,
          why: 'nobody of that name',
        }),
      )
    } else records.push({ sheet: at, row: line + 1, person: row.index, values: Object.fromEntries(told) })
  })
  closeRun(grid.next - 1)
  const doubles: DoubleTruth[] = layout.questions.map((question) => ({
    sheet: at,
    rows: question.rows.map((i) => lines[i] ?? 0),
    why: question.why,
  }))
  for (const i of layout.again) {
    const from = (lines[i] ?? 0) - 1
    const line = grid.next
    grid.rows.push([...(grid.rows[from] ?? [])])
    doubles.push({ sheet: at, rows: [from + 1, line + 1], why: 'same row twice' })
    const record = records.find(({ row }) => row === from + 1)
    if (record) records.push({ ...record, row: line + 1 })
  }
  return { records, refusals, doubles, people: rows.length }
}

const refusal = (
  sheet: number,
  line: number,
  column: number,
  meaning: Meaning,
  { cell, why }: Mistake,
): RefusalTruth => ({
  sheet,
  row: line + 1,
  column,
  meaning,
  shown: cell.is === 'text' ? cell.text : cell.is === 'error' ? cell.code : '',
  why,
})

function putGroup(
  grid: Grid,
  layout: Layout,
  places: readonly number[],
  department: string,
  rows: readonly Row[],
  isLater: boolean,
): void {
  if (!layout.groups) return
  if (isLater && layout.blankBetweenGroups) grid.skip(1)
  const line = grid.next
  const first = places[0] ?? 0
  const last = lastOf(layout, places)
  grid.put(line, first, text(`${layout.groups.prefix}${department}`))
  if (layout.groups.counted) {
    grid.merge(line, first, line, last - 1)
    grid.put(line, last, {
      is: 'number',
      value: rows.filter(({ person }) => person.department === department).length,
    })
  } else grid.merge(line, first, line, last)
}
