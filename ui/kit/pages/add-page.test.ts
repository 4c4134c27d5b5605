import { expect, test } from 'vitest'
import { addPage } from './add-page.ts'

const add = (shown: readonly number[], items: readonly number[], total = 9, more = false) =>
  addPage(shown, { items, total, more }, (one) => one, 2)

test('rows of a further page come after those that are shown, none twice', () => {
  expect(add([], [1, 2])).toEqual({ rows: [1, 2], isPassed: false, isLast: false })
  expect(add([1, 2], [2, 3])).toEqual({ rows: [1, 2, 3], isPassed: false, isLast: false })
})

test('a full page of rows that are all shown is passed over', () => {
  expect(add([1, 2, 3], [2, 3])).toEqual({ rows: [1, 2, 3], isPassed: true, isLast: false })
})

test('the last page is the one that is not full, or with which all are shown', () => {
  expect(add([1, 2, 3], [3])).toEqual({ rows: [1, 2, 3], isPassed: false, isLast: true })
  expect(add([], [], 0)).toEqual({ rows: [], isPassed: false, isLast: true })
  expect(add([1, 2], [3, 4], 4)).toMatchObject({ isPassed: false, isLast: true })
  expect(add([1, 2], [3, 4], 4, true)).toMatchObject({ isPassed: false, isLast: false })
})
