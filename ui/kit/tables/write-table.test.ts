import type { LocalDate } from '@osh/core/shared/dates/local-date.ts'
import type { LocalMoment } from '@osh/core/shared/dates/local-moment.ts'
import { readXlsx } from 'hucre/xlsx'
import { expect, test } from 'vitest'
import { letterColumn } from './letter-column.ts'
import { type Column, makeTableFile } from './table-file.ts'
import { writeTable } from './write-table.ts'

type Row = {
  readonly name: string | null
  readonly due: LocalDate | null
  readonly count: number | null
  readonly at?: LocalMoment
}

const columns: readonly Column<Row>[] = [
  { head: 'Кто', text: ({ name }) => name },
  { head: 'Срок', day: ({ due }) => due },
  { head: 'Сколько', number: ({ count }) => count },
]

const withMoments: readonly Column<Row>[] = [...columns, { head: 'Когда', moment: ({ at }) => at ?? null }]

const rows: readonly Row[] = [
  { name: 'Пункт\u00a04.4', due: '2026-11-20' as LocalDate, count: 3 },
  { name: '=HYPERLINK("http://evil")', due: null, count: null, at: '2026-11-20T13:10' as LocalMoment },
  { name: '007', due: '1900-03-01' as LocalDate, count: 0 },
]

const readBack = async (name = 'Сроки', of = columns, all = rows) => {
  const book = await readXlsx(await writeTable(makeTableFile(name, of, all)), { readStyles: true })
  const [sheet] = book.sheets
  if (!sheet) throw new Error('no sheet')
  return sheet
}

test('days are dates, numbers are numbers, and texts stay texts, whatever they begin with', async () => {
  const { rows: read } = await readBack()
  expect(read[0]).toEqual(['Кто', 'Срок', 'Сколько'])
  expect(read[1]).toEqual(['Пункт 4.4', new Date('2026-11-20T00:00:00Z'), 3])
  expect(read[2]?.[0]).toBe('=HYPERLINK("http://evil")')
  expect(read[3]).toEqual(['007', new Date('1900-03-01T00:00:00Z'), 0])
})

test('no cell is a formula', async () => {
  const { cells } = await readBack()
  expect([...(cells ?? new Map()).values()].filter(({ formula }) => formula !== undefined)).toEqual([])
})

test('the head stays in sight and filters all rows', async () => {
  const { freezePane, autoFilter } = await readBack()
  expect(freezePane?.rows).toBe(1)
  expect(autoFilter?.range).toBe('A1:C4')
})

test('a name that no sheet may have is cut for it', async () => {
  const { name } = await readBack(`Обязательства: ${'очень длинное имя '.repeat(3)}`)
  expect(name).not.toContain(':')
  expect(name.length).toBeLessThanOrEqual(31)
})

test('columns are lettered as spreadsheets do', () => {
  expect([0, 25, 26, 51, 52, 701, 702].map(letterColumn)).toEqual(['A', 'Z', 'AA', 'AZ', 'BA', 'ZZ', 'AAA'])
})

test.each(['=1+1', '+7 (495) 123', '-5', '@SUM(A1)', '\t=1'])(
  'what begins as a formula does stays text: %s',
  async (name) => {
    const { rows: read, cells } = await readBack('Сроки', columns, [{ name, due: null, count: null }])
    expect(read[1]?.[0]).toBe(name)
    expect([...(cells ?? new Map()).values()].some(({ formula }) => formula !== undefined)).toBe(false)
  },
)

test('a moment is a date with its time, and only its column shows the time', async () => {
  const { rows: read, cells } = await readBack('Сроки', withMoments)
  expect(read.map((row) => row[3] ?? null)).toEqual(['Когда', null, new Date('2026-11-20T13:10:00Z'), null])
  expect([cells?.get('1,1')?.style?.numFmt, cells?.get('2,3')?.style?.numFmt]).toEqual([
    'dd.mm.yyyy',
    'dd.mm.yyyy hh:mm',
  ])
})

test('a column is as wide as its longest text, within bounds', async () => {
  const { columns: read } = await readBack('Сроки', columns, [{ name: 'я'.repeat(90), due: null, count: 1 }])
  expect(read?.map(({ width }) => width)).toEqual([60, 10, 10])
})
