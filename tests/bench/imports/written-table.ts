import { addDays, type LocalDate } from '@osh/core/shared/dates/local-date.ts'
import { type Column, makeTableFile, type TableFile } from '#ui/kit/tables/table-file.ts'
import { writeTable } from '#ui/kit/tables/write-table.ts'

/** A program of its own: writes a table of so many rows as the page does, and tells how long it took and what it held. */
const rows = Number(process.argv[2])

const begin = '2026-01-01' as LocalDate
const dayOf = (row: number): LocalDate => addDays(begin, row % 700)
const textOf = (row: number, column: number): string =>
  `Слесарь-ремонтник ${(row * 31 + column * 7) % 997}, участок № ${column}`

const columns: readonly Column<number>[] = [
  { head: '№', number: (row) => row + 1 },
  { head: 'Срок', day: dayOf },
  { head: 'Когда', day: (row) => addDays(dayOf(row), -365) },
  { head: 'Количество', number: (row) => row % 9 },
  ...Array.from(
    { length: 8 },
    (_, column): Column<number> => ({
      head: `Текст ${column}`,
      text: (row) => (row % 11 === column ? null : textOf(row, column)),
    }),
  ),
]

const make = (): TableFile =>
  makeTableFile(
    'Сроки',
    columns,
    Array.from({ length: rows }, (_, row) => row),
  )

const before = process.resourceUsage().maxRSS
const started = performance.now()
const { length } = await writeTable(make())
const ms = performance.now() - started
console.log(
  JSON.stringify({
    ms,
    bytes: length,
    cells: rows * columns.length,
    before,
    peak: process.resourceUsage().maxRSS,
  }),
)
