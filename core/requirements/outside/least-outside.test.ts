import { expect, test } from 'vitest'
import { countLeastOutside, riskCategories, riskCategoryWords } from './least-outside.ts'

test.each([
  [0, 0, 0],
  [1, 0, 0],
  [2, 1, 1],
  [15, 1, 1],
  [16, 3, 3],
  [50, 3, 3],
  [51, 5, 7],
  [250, 5, 7],
  [251, 7, 10],
  [500, 7, 10],
  [501, 10, 15],
  [1000, 10, 15],
  [1001, 15, 20],
  [5000, 15, 20],
  [5001, 20, 25],
])('of %i people %i learn outside, where the risk is greater %i', (staff, lower, greater) => {
  for (const risk of ['low', 'moderate', 'medium'] as const)
    expect(countLeastOutside({ staff, risk, branches: 0 })).toBe(lower)
  for (const risk of ['significant', 'high'] as const)
    expect(countLeastOutside({ staff, risk, branches: 0 })).toBe(greater)
})

test('from 251 people on three of each branch learn outside at least', () => {
  const count = (staff: number, branches: number) => countLeastOutside({ staff, risk: 'low', branches })
  expect([count(251, 2), count(251, 3), count(250, 9), count(6000, 7)]).toEqual([7, 9, 5, 21])
})

test('categories of risk are those of the control of labour law', () => {
  expect(riskCategories.map((risk) => riskCategoryWords[risk])).toEqual([
    'низкий риск',
    'умеренный риск',
    'средний риск',
    'значительный риск',
    'высокий риск',
  ])
})
