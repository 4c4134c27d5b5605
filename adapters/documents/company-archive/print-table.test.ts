import type { ArchivedRow } from '@osh/core/archive/company-archive.ts'
import { readXlsx } from 'hucre/xlsx'
import { expect, test } from 'vitest'
import { printJson, printWorkbook } from './print-table.ts'

async function* parts(
  ...some: readonly (readonly ArchivedRow[])[]
): AsyncGenerator<readonly ArchivedRow[], undefined> {
  yield* some
}

async function join(pieces: AsyncGenerator<Uint8Array, undefined>): Promise<Uint8Array> {
  const all: Uint8Array[] = []
  for await (const piece of pieces) all.push(piece)
  return Buffer.concat(all)
}

const rows: readonly ArchivedRow[] = [
  { id: 1, full_name: 'Жуков Пётр', base_date: '2026-02-28', closed: false, profile: { level: 'II' } },
  { id: 2, full_name: '=1+1', base_date: null, closed: true, profile: null },
]
const last: ArchivedRow = {
  id: 3,
  full_name: 'я'.repeat(40_000),
  base_date: '2026-13-01',
  closed: null,
  profile: [],
}

test('a workbook has a table’s rows under Russian heads: days are days, what looks like a formula is text', async () => {
  const { sheets } = await readXlsx(await join(printWorkbook('Работники', rows, parts(rows, [last]))))
  const [sheet] = sheets
  expect([sheets.length, sheet?.name, sheet?.freezePane]).toEqual([1, 'Работники', { rows: 1 }])
  expect(sheet?.rows).toEqual([
    ['Номер записи', 'ФИО или полное наименование', 'Дата прохождения', 'Закрыто', 'Ответы'],
    [1, 'Жуков Пётр', new Date('2026-02-28T00:00:00Z'), 'нет', '{"level":"II"}'],
    [2, '=1+1', null, 'да', null],
    [3, 'я'.repeat(32_767), '2026-13-01', null, '[]'],
  ])
})

test('.json has the same rows as they are kept, whole', async () => {
  const read = async (...some: readonly (readonly ArchivedRow[])[]): Promise<unknown> =>
    JSON.parse(new TextDecoder().decode(await join(printJson(parts(...some)))))
  expect(await read(rows, [last])).toEqual([...rows, last])
  expect(await read()).toEqual([])
})
