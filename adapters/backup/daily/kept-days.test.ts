import { addDays, type LocalDate } from '@osh/core/shared/dates/local-date.ts'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { chooseKeptDays } from './kept-days.ts'

const first = '2025-01-01' as LocalDate
const daily = (count: number): readonly LocalDate[] =>
  Array.from({ length: count }, (_, i) => addDays(first, i))

it('after two years a week of days, a month of weeks and a year of months are there', () => {
  const kept = [...chooseKeptDays(daily(730))].sort()
  expect(kept.slice(-7)).toEqual(daily(730).slice(-7))
  expect(kept).toEqual([
    '2026-01-31',
    '2026-02-28',
    '2026-03-31',
    '2026-04-30',
    '2026-05-31',
    '2026-06-30',
    '2026-07-31',
    '2026-08-31',
    '2026-09-30',
    '2026-10-31',
    '2026-11-30',
    '2026-12-13',
    '2026-12-20',
    ...daily(730).slice(-7),
  ])
})

it('dropped day by day, the same stay as when all had been kept until now', () => {
  let held: readonly LocalDate[] = []
  for (const day of daily(400)) held = [...chooseKeptDays([...held, day])]
  expect(held.toSorted()).toEqual([...chooseKeptDays(daily(400))].sort())
})

it('the newest always stays, no more than 23 do, and a pause drops nothing', () => {
  const days = fc.uniqueArray(
    fc.integer({ min: 0, max: 3000 }).map((n) => addDays(first, n)),
    { minLength: 1 },
  )
  fc.assert(
    fc.property(days, (given) => {
      const kept = chooseKeptDays(given)
      expect(kept.has(given.toSorted().at(-1) ?? first)).toBe(true)
      expect(kept.size).toBeLessThanOrEqual(23)
      expect(chooseKeptDays([...kept])).toEqual(kept)
    }),
  )
})
