import { expect, test } from 'vitest'
import type { LocalDate } from '../shared/dates/local-date.ts'
import { computeDueDate, isSamePeriodicity, parsePeriodicity, printPeriodicity } from './periodicity.ts'

const every = (months: number) => ({ ok: true, value: { kind: 'every', months } })

test('the words that a register uses are understood', () => {
  expect(parsePeriodicity('разово')).toEqual({ ok: true, value: { kind: 'once' } })
  expect(parsePeriodicity('бессрочно')).toEqual({ ok: true, value: { kind: 'indefinite' } })
  expect(parsePeriodicity('до износа')).toEqual({ ok: true, value: { kind: 'untilWornOut' } })
  expect(parsePeriodicity('1 год')).toEqual(every(12))
  expect(parsePeriodicity('3 года')).toEqual(every(36))
  expect(parsePeriodicity('5 лет')).toEqual(every(60))
  expect(parsePeriodicity('1,5 года')).toEqual(every(18))
  expect(parsePeriodicity('1 месяц')).toEqual(every(1))
  expect(parsePeriodicity('6 месяцев')).toEqual(every(6))
})

test('blanks, letter case and agreement do not matter', () => {
  expect(parsePeriodicity('  До\u00a0 Износа ')).toEqual({ ok: true, value: { kind: 'untilWornOut' } })
  expect(parsePeriodicity('3\u00a0ГОДА')).toEqual(every(36))
  expect(parsePeriodicity('2\tгод')).toEqual(every(24))
})

test.each([
  ['1 раз в год', 12],
  ['Раз в год', 12],
  ['один раз в год', 12],
  ['раз в 3 года', 36],
  ['1 раз в три года', 36],
  ['раз в 1,5 года', 18],
  ['не реже 1 раза в год', 12],
  ['Не реже одного раза в 3 года', 36],
  ['не реже чем 1 раз в 5 лет', 60],
  ['2 раза в год', 6],
  ['два раза в год', 6],
  ['4 раза в год.', 3],
  ['2 раза в 3 года', 18],
  ['1 раз в квартал', 3],
  ['раз в 2 квартала', 6],
  ['раз в полгода', 6],
  ['1 раз в полугодие', 6],
  ['раз в полтора года', 18],
  ['каждые полгода', 6],
  ['каждые 6 мес.', 6],
  ['каждый год', 12],
  ['каждый месяц', 1],
  ['каждые три месяца', 3],
  ['ежегодно', 12],
  ['Ежеквартально', 3],
  ['ежемесячно', 1],
  ['полгода', 6],
  ['12 мес.', 12],
  ['12мес', 12],
  ['6 м.', 6],
  ['1.5 года', 18],
  ['1 г.', 12],
  ['3г', 36],
  ['5 л.', 60],
])('«%s» is once in %i months', (text, months) => {
  expect(parsePeriodicity(text)).toEqual(every(months))
  expect(parsePeriodicity(text.toUpperCase().replaceAll(' ', ' \u00a0'))).toEqual(every(months))
})

test('what is worn to the end is worn out', () => {
  expect(parsePeriodicity('До полного износа')).toEqual({ ok: true, value: { kind: 'untilWornOut' } })
})

test.each([
  '',
  '0 лет',
  '0,5 года',
  '-1 год',
  '1,5 месяца',
  '1.25 года',
  'год',
  '3',
  '3года',
  '1 год 6 месяцев',
  '1 раз',
  'раз в',
  'раз в 0 лет',
  '0 раз в год',
  '5 раз в год',
  '2 раза в месяц',
  'раз в 2 недели',
  '2 раза в 1,5 месяца',
  'каждые',
  'в год',
  'ежедневно',
  'раз в 999 лет',
  'по мере необходимости',
])('«%s» is refused', (text) => {
  expect(parsePeriodicity(text)).toEqual({ ok: false, error: { code: 'periodicity/unrecognised', text } })
})

test('a periodicity is printed in whole years, in years and a half, else in months', () => {
  const print = (months: number) => printPeriodicity({ kind: 'every', months })
  expect([12, 24, 60, 132, 252].map(print)).toEqual(['1 год', '2 года', '5 лет', '11 лет', '21 год'])
  expect([18, 30].map(print)).toEqual(['1,5 года', '2,5 года'])
  expect([1, 3, 6, 21].map(print)).toEqual(['1 месяц', '3 месяца', '6 месяцев', '21 месяц'])
  expect(printPeriodicity({ kind: 'once' })).toBe('разово')
  expect(printPeriodicity({ kind: 'indefinite' })).toBe('бессрочно')
  expect(printPeriodicity({ kind: 'untilWornOut' })).toBe('до износа')
})

test('only a recurring duty falls due again, and never past the end of the calendar', () => {
  const done = '2026-08-31' as LocalDate
  expect(computeDueDate(done, { kind: 'every', months: 6 })).toBe('2027-02-28')
  expect(computeDueDate(done, { kind: 'once' })).toBeNull()
  expect(computeDueDate(done, { kind: 'indefinite' })).toBeNull()
  expect(computeDueDate(done, { kind: 'untilWornOut' })).toBeNull()
  expect(computeDueDate('9990-01-01' as LocalDate, { kind: 'every', months: 600 })).toBe('9999-12-31')
})

test('periodicities are the same where they recur alike', () => {
  expect(isSamePeriodicity({ kind: 'every', months: 12 }, { kind: 'every', months: 12 })).toBe(true)
  expect(isSamePeriodicity({ kind: 'every', months: 12 }, { kind: 'every', months: 36 })).toBe(false)
  expect(isSamePeriodicity({ kind: 'once' }, { kind: 'once' })).toBe(true)
  expect(isSamePeriodicity({ kind: 'once' }, { kind: 'indefinite' })).toBe(false)
  expect(isSamePeriodicity({ kind: 'untilWornOut' }, { kind: 'every', months: 12 })).toBe(false)
})
