import type { ArchivedRow } from '@osh/core/archive/company-archive.ts'
import { type LocalDate, parseLocalDate } from '@osh/core/shared/dates/local-date.ts'
import { cutText } from '@osh/core/shared/texts/cut.ts'
import type { CellValue } from 'hucre/xlsx'
import { nameColumn } from './archive-words.ts'

type Rows = AsyncGenerator<readonly ArchivedRow[], undefined>
type Pieces = AsyncGenerator<Uint8Array, undefined>

const text = new TextEncoder()

/** What a cell of a workbook holds at most; programs that open it call a longer one damage. */
const LONGEST_CELL = 32_767
const LONGEST_SHEET_NAME = 31
const WIDTH = 24

/**
 * A table as .xlsx, under the Russian names of its columns: days are days, a list or a record in a cell is its JSON, and a text that no cell
 * can hold is cut (in `printJson` it is whole). `first`: some of its rows, at least one, which tell its columns. Written as it is read: no
 * table is held whole.
 */
export async function* printWorkbook(name: string, first: readonly ArchivedRow[], rows: Rows): Pieces {
  const columns = Object.keys(first[0] ?? {})
  const lines = async function* (): AsyncGenerator<CellValue[], undefined> {
    for await (const some of rows)
      for (const row of some) yield columns.map((column) => makeCell(row[column]))
  }
  // Seldom asked for, and large: what writes it comes when it is first needed.
  const { writeXlsxStream } = await import('hucre/xlsx')
  yield* writeXlsxStream(lines(), {
    name: cutText(name, LONGEST_SHEET_NAME),
    columns: columns.map((column) => ({
      header: nameColumn(column),
      width: WIDTH,
      ...(first.some((row) => readDay(row[column]) !== null) ? { numFmt: 'dd.mm.yyyy' } : {}),
    })),
    freezePane: { rows: 1 },
  })
}

function readDay(value: unknown): LocalDate | null {
  const day = typeof value === 'string' ? parseLocalDate(value) : null
  return day?.ok ? day.value : null
}

function makeCell(value: unknown): CellValue {
  if (value === null || value === undefined || typeof value === 'number') return value ?? null
  if (typeof value === 'boolean') return value ? 'да' : 'нет'
  const day = readDay(value)
  if (day !== null) return new Date(`${day}T00:00:00Z`)
  return cutText(typeof value === 'object' ? JSON.stringify(value) : String(value), LONGEST_CELL)
}

/** The same as .json: a list of records, one on a line, under the storage's own names of the columns. */
export async function* printJson(rows: Rows): Pieces {
  let between = '['
  for await (const some of rows) {
    yield text.encode(some.map((row, i) => `${i === 0 ? between : ','}\n${JSON.stringify(row)}`).join(''))
    between = ','
  }
  yield text.encode(between === '[' ? '[]\n' : '\n]\n')
}
