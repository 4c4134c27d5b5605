// @vitest-environment node

import { everyRow } from '@osh/core/deadline-tables/row-filter.ts'
import type { EmployeeWithStates } from '@osh/core/employees/shortage.ts'
import { expect, test } from 'vitest'
import { anEmployee, day } from '#tests/examples.ts'
import { isSearchedAlone, listNotThere } from './not-there.ts'

const today = day('2026-03-16')
const person = (id: number, lastName: string, dismissalDate: string | null = null) =>
  ({
    ...anEmployee({ lastName }),
    id,
    dismissalDate,
    position: { name: 'Взрывник' },
  }) as unknown as EmployeeWithStates
const all = [person(1, 'Белова', '2026-03-01'), person(2, 'Белова'), person(3, 'Белов'), person(4, 'Орлов')]

type Shown = Parameters<typeof listNotThere>[1]
const shown = (search: string, ids: readonly number[] = [], complete = true): Shown => ({
  ...{ complete, filter: { ...everyRow, search }, part: { is: 'all' } },
  rows: ids.map((employeeId) => ({ employeeId })) as unknown as Shown['rows'],
})
const departments = new Map([[anEmployee().departmentId, 'Карьер']])
const idsOf = (given: Shown) =>
  listNotThere({ employees: all, departments }, given, today).map(({ id }) => id)

test('whom a search finds and no row is of, those who left last', () => {
  expect(idsOf(shown('белов'))).toEqual([2, 3, 1])
  expect(idsOf(shown('белов', [3]))).toEqual([2, 1])
  expect(idsOf(shown('белов', [1, 2, 3]))).toEqual([])
})

test('nobody while rows are still to come, and nobody in particular by two letters', () => {
  expect(idsOf(shown('белов', [3], false))).toEqual([])
  expect(idsOf(shown('бе', [3]))).toEqual([])
  expect(idsOf(shown('бе'))).toEqual([2, 3, 1])
  expect(idsOf(shown(' '))).toEqual([])
  expect(idsOf(shown('рлов'))).toEqual([])
})

test('five are named at most', () => {
  const many = Array.from({ length: 9 }, (_, i) => person(i + 1, 'Белова'))
  expect(listNotThere({ employees: many, departments }, shown('белов'), today)).toHaveLength(5)
  expect(listNotThere({ employees: many, departments }, shown('взрыв карьер'), today)).toHaveLength(5)
})

test('a search is told from other filters', () => {
  expect(isSearchedAlone(shown('белов'))).toBe(true)
  expect(isSearchedAlone({ ...shown('белов'), part: { is: 'overdue' } as Shown['part'] })).toBe(false)
  const filter = { ...everyRow, search: 'белов', subject: 'Каска' }
  expect(isSearchedAlone({ ...shown('белов'), filter })).toBe(false)
})
