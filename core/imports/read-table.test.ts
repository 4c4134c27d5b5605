import { describe, expect, it } from 'vitest'
import { checkFileSize } from './check-file-size.ts'
import { importFields } from './import-field.ts'
import { readTable } from './read-table.ts'
import { MOST_ROWS, SHEET_FILE_LIMIT } from './sheet.ts'

const whole = {
  fileName: ' Штат.xlsx ',
  fields: ['fullName', 'department', 'sex'],
  rows: [[2, 'Петров Пётр', 'Цех'], [3, '', '', 'м'], [4]],
  choices: [
    [2, 'new'],
    [3, 'skip'],
    [4, 7],
  ],
  places: [['position', 'ВОДИТЕЛЬ а/м', 'Водитель автомобиля']],
  dismissals: [[7, '2026-03-01']],
  columns: [
    ['фио', 'fullName'],
    ['возраст', null],
  ],
  mark: '0123abcd',
}
const many = <T>(count: number, make: (i: number) => T) => Array.from({ length: count }, (_, i) => make(i))
const long = (count: number) => 'а'.repeat(count)
const lone = (field: string, code: string) => ({
  ok: false,
  error: { code: 'fields', errors: [expect.objectContaining({ field, code })] },
})

describe('a table that is sent to be loaded', () => {
  it('is read: blank texts are left out, and so are texts that a row is without', () => {
    expect(readTable(whole)).toEqual({
      ok: true,
      value: {
        fileName: 'Штат.xlsx',
        fields: ['fullName', 'department', 'sex'],
        rows: [
          { line: 2, values: { fullName: 'Петров Пётр', department: 'Цех' } },
          { line: 3, values: { sex: 'м' } },
          { line: 4, values: {} },
        ],
        choices: new Map<number, unknown>([
          [2, 'new'],
          [3, 'skip'],
          [4, 7],
        ]),
        places: new Map([['position водитель а/м', 'Водитель автомобиля']]),
        dismissals: new Map([[7, '2026-03-01']]),
        columns: { фио: 'fullName', возраст: null },
        mark: '0123abcd',
      },
    })
    expect(readTable({ ...whole, mark: 5 })).toMatchObject({ value: { mark: '' } })
    const { dismissals: _, places: _p, ...ofBefore } = whole
    expect(readTable(ofBefore)).toMatchObject({ value: { places: new Map(), dismissals: new Map() } })
    expect(readTable({ ...whole, choices: [[2, 'job']] })).toMatchObject({
      value: { choices: new Map([[2, 'job']]) },
    })
  })

  it('is of as much as a file may have', () => {
    const all = {
      ...whole,
      fileName: long(200),
      fields: importFields.slice(0, 120),
      rows: many(MOST_ROWS, (i) => [i + 1, ...(i === 0 ? many(19, () => long(1000)) : [])]),
      choices: many(MOST_ROWS, (i) => [i + 1, 'new']),
      places: many(MOST_ROWS, (i) => ['department', i === 0 ? long(1000) : `${i}`, long(20)]),
      dismissals: many(MOST_ROWS, (i) => [i + 1, '2026-03-01']),
      columns: many(120, (i) => [`${100 + i}${long(197)}`, null]),
    }
    expect(readTable(all).ok).toBe(true)
  })

  it.each<[string, unknown]>([
    ['fields', null],
    ['fields', 'fullName'],
    ['fields', ['age']],
    ['fields', ['fullName', 'fullName']],
    ['rows', null],
    ['rows', { length: MOST_ROWS + 1 }],
    ['rows', [2]],
    ['rows', [{ length: 1, 0: 2 }]],
    ['rows', [[2, 'a', 'b', 'c', 'd']]],
    ['rows', [['2', 'a']]],
    ['rows', [[0, 'a']]],
    ['rows', [[1.5, 'a']]],
    ['rows', [[2, 'a', 5]]],
    ['rows', [[2, 5, 'a']]],
    ['rows', [[2, ['a']]]],
    ['rows', [[2, long(1001)]]],
    ['rows', [[2, 'a'], [2, 'b']]], // biome-ignore format: a line each
    ['choices', null],
    ['choices', [2]],
    ['choices', [['2', 'new']]],
    ['choices', [[2, 'old']]],
    ['choices', [[2, 0]]],
    ['choices', many(MOST_ROWS + 1, (i) => [i + 1, 'new'])],
    ['places', 'all'],
    ['places', ['position']],
    ['places', [['company', 'а', 'б']]],
    ['places', [['position', 'а']]],
    ['places', [['position', 5, 'б']]],
    ['places', [['position', long(1001), 'б']]],
    ['places', [['position', 'а', long(1001)]]],
    ['places', many(MOST_ROWS + 1, (i) => ['position', `${i}`, 'а'])],
    ['dismissals', 'all'],
    ['dismissals', [7]],
    ['dismissals', [['7', '2026-03-01']]],
    ['dismissals', [[7, '2026-02-30']]],
    ['dismissals', [[7, 5]]],
    ['dismissals', [[7]]],
    ['dismissals', [[7, '2026-03-01'], [7, '2026-03-02']]], // biome-ignore format: a line each
    ['dismissals', many(MOST_ROWS + 1, (i) => [i + 1, '2026-03-01'])],
    ['columns', null],
    ['columns', ['фио']],
    ['columns', [5]],
    ['columns', [[['фио'], null]]],
    ['columns', [[5, null]]],
    ['columns', [['', null]]],
    ['columns', [[long(201), null]]],
    ['columns', [['фио', 'age']]],
    ['columns', many(121, (i) => [`${i}`, null])],
  ])('is refused where its %s can’t be, %#', (field, value) => {
    expect(readTable({ ...whole, [field]: value })).toEqual(lone(field, 'list/invalid'))
  })

  it('says that a name is missing, and that there are too many rows', () => {
    expect(readTable({ ...whole, fileName: ' ' })).toEqual(lone('fileName', 'text/required'))
    expect(readTable({ ...whole, fileName: long(201) })).toMatchObject({ ok: false })
    const rows = many(MOST_ROWS + 1, (i) => [i + 1])
    expect(readTable({ ...whole, rows })).toEqual(lone('rows', 'sheet/too-many-rows'))
  })
})

it('a file of twenty megabytes is read, and none that is longer', () => {
  expect(checkFileSize(SHEET_FILE_LIMIT)).toEqual({ ok: true, value: null })
  expect(checkFileSize(SHEET_FILE_LIMIT + 1)).toEqual(lone('file', 'sheet/too-large'))
})
