import { expect, test } from 'vitest'
import { spec } from '../../../../tests/filled-forms.ts'
import { readPeriod } from './read-period.ts'

const year = { values: [spec('year', { kind: { type: 'text' } })] }
const both = {
  values: [spec('year', { kind: { type: 'text' } }), spec('span', { kind: { type: 'period' } })],
}

test('a paper that names no period is about its year', () => {
  const whole = { from: '2027-01-01', to: '2027-12-31' }
  expect(readPeriod(year, { year: ' 2027 ' })).toEqual(whole)
  expect(readPeriod(year, { year: 2027 })).toEqual(whole)
  for (const typed of ['', '27', '20271', 'год 2027', null, undefined])
    expect(readPeriod(year, { year: typed })).toBeNull()
  expect(readPeriod({ values: [] }, { year: '2027' })).toBeNull()
  expect(readPeriod({ values: [spec('quarter', { kind: { type: 'text' } })] }, { year: '2027' })).toBeNull()
})

test('where it has a period, the period alone counts', () => {
  expect(readPeriod(both, { year: '2027' })).toBeNull()
  const span = { from: '2026-02-01', to: '2026-02-28' }
  expect(readPeriod(both, { year: '2027', span })).toEqual(span)
})
