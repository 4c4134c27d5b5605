import { expect, test } from 'vitest'
import { factsWith, told } from '../../../../tests/source-facts.ts'
import { findHeadcountCode } from './staff.ts'

test.each([
  [1, '3.04.1'],
  [15, '3.04.1'],
  [16, '3.04.2'],
  [100, '3.04.2'],
  [101, '3.04.3'],
  [250, '3.04.3'],
  [251, '3.04.4'],
  [1000, '3.04.4'],
  [1001, '3.04.5'],
])('%i people are line %s', (people, code) => {
  expect(findHeadcountCode(people)).toBe(code)
})

test('the headcount is that of the day; without a staff list nothing is said', () => {
  const from = 'из списка работников на 20.11.2026'
  expect(told('company.headcount', factsWith([]))).toEqual({ value: 120, from })
  expect(told('company.headcount-code', factsWith([]))).toEqual({ value: '3.04.3', from })
  expect(told('company.headcount', factsWith([], { headcount: 0 }))).toBeNull()
  expect(told('company.headcount-code', factsWith([], { headcount: 0 }))).toBeNull()
})

test('the phone is told where there is one', () => {
  const facts = factsWith([])
  const phone = '+7 (818) 220-00-00'
  expect(told('company.phone', { ...facts, company: { ...facts.company, phone } })).toEqual({
    value: phone,
    from: 'из сведений об организации',
  })
  expect(told('company.phone', { ...facts, company: { ...facts.company, phone: null } })).toBeNull()
})
