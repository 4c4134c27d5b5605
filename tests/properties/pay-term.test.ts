import type { LocalDate } from '@osh/core/shared/dates/local-date.ts'
import { countDaysLeft, hasEnded, makeTrial } from '@osh/core/tariffs/company-term.ts'
import { countDaysWorth, payTerm } from '@osh/core/tariffs/pay-term.ts'
import { computePrice, type TariffName, terms } from '@osh/core/tariffs/tariff.ts'
import { differenceInCalendarDays, addMonths as judgeMonths, parseISO } from 'date-fns'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { aNearDay } from './arbitrary-days.ts'

const paid = fc.constantFrom<TariffName>('basic', 'standard')
const payment = fc.record({
  tariff: paid,
  months: fc.constantFrom(...terms),
  after: fc.integer({ min: 0, max: 500 }),
})
const plus = (day: LocalDate, days: number): LocalDate =>
  new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10) as LocalDate

test('whoever pays has the months that were paid for, whole, from the day on which they pay', () => {
  fc.assert(
    fc.property(aNearDay, fc.array(payment, { maxLength: 6 }), (first, payments) => {
      let [term, today] = [makeTrial(first), first]
      for (const { tariff, months, after } of payments) {
        today = plus(today, after)
        const before = term
        term = payTerm(before, tariff, months, today)
        const judged = differenceInCalendarDays(judgeMonths(parseISO(today), months), parseISO(today))
        expect(countDaysLeft(term, today)).toBeGreaterThanOrEqual(judged - 3)
        expect(term.lastDay >= before.lastDay || before.tariff !== tariff).toBe(true)
        expect(hasEnded(term, today)).toBe(false)
      }
    }),
  )
})

test('no money is lost when a tariff is changed: the days left are worth what was paid, and less than a day more', () => {
  fc.assert(
    fc.property(paid, paid, fc.integer({ min: 0, max: 800 }), (to, from, days) => {
      const worth = countDaysWorth(to, from, days) * computePrice(to, 12)
      expect(worth).toBeGreaterThanOrEqual(days * computePrice(from, 12))
      expect(worth).toBeLessThan(days * computePrice(from, 12) + computePrice(to, 12))
    }),
  )
})

test('a year paid at once ends on one day with four quarters, whenever each is paid', () => {
  const days = fc.array(fc.integer({ min: 0, max: 80 }), { minLength: 3, maxLength: 3 })
  fc.assert(
    fc.property(aNearDay, fc.integer({ min: 0, max: 60 }), days, (first, after, waits) => {
      const begins = plus(first, after)
      const year = payTerm(makeTrial(first), 'basic', 12, begins)
      let quarters = payTerm(makeTrial(first), 'basic', 3, begins)
      for (const wait of waits) quarters = payTerm(quarters, 'basic', 3, plus(quarters.lastDay, -wait))
      expect(quarters).toEqual(year)
    }),
  )
})
