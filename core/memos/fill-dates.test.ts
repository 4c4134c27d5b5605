import { expect, test } from 'vitest'
import { day } from '../../tests/examples.ts'
import { enterDate } from './fill-dates.ts'

const [first, second] = [day('2026-03-10'), day('2026-03-11')]

test('while all dates are empty, the first one fills every row', () => {
  expect(enterDate([null, null, null], 1, first)).toEqual([first, first, first])
})

test('later changes touch their own row alone', () => {
  expect(enterDate([first, first, first], 1, second)).toEqual([first, second, first])
  expect(enterDate([null, first, null], 0, second)).toEqual([second, first, null])
})

test('clearing touches its own row alone, and after the last one the next date fills all again', () => {
  expect(enterDate([first, second], 0, null)).toEqual([null, second])
  expect(enterDate([null, null], 0, null)).toEqual([null, null])
  expect(enterDate(enterDate([null, first], 1, null), 0, second)).toEqual([second, second])
})
