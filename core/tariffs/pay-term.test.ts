import { describe, expect, it } from 'vitest'
import { day } from '../../tests/examples.ts'
import { type CompanyTerm, makeTrial } from './company-term.ts'
import { countDaysWorth, payTerm } from './pay-term.ts'

const trial = makeTrial(day('2026-11-20'))

describe('the term of a company', () => {
  it('goes on from its last day when it is paid for, and from the day of payment once it has ended', () => {
    const paid = payTerm(trial, 'basic', 3, day('2026-11-25'))
    expect(paid).toMatchObject({ tariff: 'basic', lastDay: '2027-03-03' })
    expect(payTerm(paid, 'basic', 12, day('2027-01-10')).lastDay).toBe('2028-03-03')
    expect(payTerm(trial, 'standard', 3, day('2027-01-01')).lastDay).toBe('2027-03-31')
  })

  it('ends the day before the one on which it began, whatever the months between are short of', () => {
    const ended = { ...trial, lastDay: day('2027-02-10') }
    expect(payTerm(ended, 'basic', 3, day('2027-03-01'))).toMatchObject({
      anchorDay: 1,
      lastDay: '2027-05-31',
    })
    const once = payTerm(ended, 'basic', 3, day('2027-11-30'))
    expect(once).toMatchObject({ anchorDay: 30, lastDay: '2028-02-28' })
    expect(payTerm(once, 'basic', 3, day('2028-02-01'))).toMatchObject({
      anchorDay: 30,
      lastDay: '2028-05-29',
    })
    expect(payTerm(once, 'basic', 3, day('2028-03-01'))).toMatchObject({
      anchorDay: 1,
      lastDay: '2028-05-31',
    })
    expect(payTerm(once, 'standard', 3, day('2028-02-27'))).toMatchObject({
      anchorDay: 29,
      lastDay: '2028-05-28',
    })
  })

  it('counts the days left of another tariff by its price', () => {
    const basic: CompanyTerm = { ...trial, tariff: 'basic', lastDay: day('2027-01-29') }
    const standard = payTerm(basic, 'standard', 3, day('2026-12-31'))
    // 30 days at 18 000 a year are 20 at 27 000: to 19 January, and three months.
    expect(standard).toMatchObject({ tariff: 'standard', lastDay: '2027-04-19' })
  })

  it('counts days whole where either tariff has no price', () => {
    expect([
      countDaysWorth('introductory', 'basic', 30),
      countDaysWorth('basic', 'introductory', 30),
    ]).toEqual([30, 30])
  })
})
