import { expect, it } from 'vitest'
import { readDay } from './read-day.ts'

it.each([
  '1.2.2026',
  '01.02.26',
  ' 01/02/2026 ',
  '1-2-26',
  '1 2 2026',
  '01\u00a002 2026',
  '01,02,2026',
  '01022026',
  '2026-02-01',
  '2026.2.1',
  '1 февраля 2026',
  '1\u00a0ФЕВ 2026\u00a0г.',
  '01 февраля 2026 года',
  '01.02.2026 г.',
  '01.02.2026 10:30',
  '2026-02-01T00:00:00.000Z',
])('«%s» is the first of February', (text) => {
  expect(readDay(text, 2027)).toBe('2026-02-01')
})

it.each(['', '31.02.2026', '1.2', '1.2.126', '1 жерминаля 2026', '1 февраля', '2026', 'вчера', '00.01.2026'])(
  '«%s» is no day',
  (text) => {
    expect(readDay(text, 2027)).toBeNull()
  },
)

it('a year of two digits is the latest up to the one that is given', () => {
  const years = (latest: number) =>
    ['00', '26', '27', '28', '99'].map((year) => readDay(`1.2.${year}`, latest))
  expect(years(2027)).toEqual(['2000-02-01', '2026-02-01', '2027-02-01', '1928-02-01', '1999-02-01'])
  expect(years(2050)[3]).toBe('2028-02-01')
  expect(years(2100)[0]).toBe('2100-02-01')
})
