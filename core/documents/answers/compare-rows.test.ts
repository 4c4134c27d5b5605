import fc from 'fast-check'
import { expect, test } from 'vitest'
import { compareRows, countDifferent } from './compare-rows.ts'

const row = (who: string, points = '4.4') => ({ who, points })
const [anna, boris, vera] = [row('Анна'), row('Борис'), row('Вера', '6.1')]
const known = [anna, boris, vera]
const tell = (rows: readonly ReturnType<typeof row>[]) =>
  compareRows(known, rows).map((one) => [one.is, one.at, 'row' in one ? one.row.who : one.known.who])

test('a table that is as the records have it differs nowhere, an empty cell said or not', () => {
  expect(countDifferent(compareRows(known, known))).toBe(0)
  expect(countDifferent(compareRows([{ who: 'Анна', by: '' }], [{ who: 'Анна' } as never]))).toBe(0)
})

test('a changed cell, a removed row and an added one are told in their places', () => {
  expect(tell([anna, row('Борис', '5.1'), vera])).toEqual([
    ['same', 0, 'Анна'],
    ['changed', 1, 'Борис'],
    ['same', 2, 'Вера'],
  ])
  expect(tell([anna, vera])).toEqual([
    ['same', 0, 'Анна'],
    ['removed', 1, 'Борис'],
    ['same', 1, 'Вера'],
  ])
  expect(tell([anna, row('Борис', '5.1')])[2]).toEqual(['removed', 2, 'Вера'])
  expect(countDifferent(compareRows(known, [anna]))).toBe(2)
  expect(tell([...known, row('Глеб', '9')])).toContainEqual(['added', 3, 'Глеб'])
  expect(tell([])).toEqual([
    ['removed', 0, 'Анна'],
    ['removed', 0, 'Борис'],
    ['removed', 0, 'Вера'],
  ])
})

test('of several a changed row is the one that it shares most with; those before it were removed', () => {
  expect(tell([row('Вера', '9')])).toEqual([
    ['removed', 0, 'Анна'],
    ['removed', 0, 'Борис'],
    ['changed', 0, 'Вера'],
  ])
})

test('a row that shares nothing was added, whatever is empty in both', () => {
  expect(tell([row('Глеб', '9')])[0]).toEqual(['added', 0, 'Глеб'])
  const [before, after] = [
    { who: 'Анна', by: '' },
    { who: 'Вера', by: '' },
  ]
  expect(compareRows([before], [after]).map(({ is }) => is)).toEqual(['added', 'removed'])
})

test('the order of cells tells nothing', () => {
  expect(countDifferent(compareRows([anna], [{ points: anna.points, who: anna.who }]))).toBe(0)
})

test('equal rows are each their own', () => {
  const twice = compareRows([anna, anna], [anna, anna])
  expect(countDifferent(twice)).toBe(0)
  expect(compareRows([anna, anna], [anna]).map(({ is }) => is)).toEqual(['same', 'removed'])
})

test('every row of both is told once, in the order of its table', () => {
  const cells = fc.record({ a: fc.constantFrom('', '1', '2', '3'), b: fc.constantFrom('', 'x', 'y') })
  fc.assert(
    fc.property(fc.array(cells, { maxLength: 8 }), fc.array(cells, { maxLength: 8 }), (before, rows) => {
      const compared = compareRows(before, rows)
      const told = compared.filter((one) => 'row' in one)
      expect(told.map((one) => one.row)).toEqual(rows)
      expect(told.map(({ at }) => at)).toEqual(rows.map((_, i) => i))
      expect(compared.flatMap((one) => ('known' in one ? [one.known] : []))).toEqual(before)
    }),
  )
})
