import { expect, test } from 'vitest'
import { sections } from '../sections/section.ts'
import { limitsOf, monthlyFrom, priceOf, tariffs, terms } from './tariff.ts'

test('three tariffs for three terms', () => {
  const prices = tariffs.map((tariff) => [tariff, ...terms.map((term) => priceOf(tariff, term))])
  expect(prices).toEqual([
    ['introductory', 0, 0, 0],
    ['basic', 6000, 10_000, 18_000],
    ['standard', 9000, 15_000, 27_000],
  ])
})

test('a month of a year paid at once is rounded up to whole hundreds', () => {
  expect(tariffs.map(monthlyFrom)).toEqual([0, 1500, 2300])
})

test('a longer term never costs more a month than a shorter one', () => {
  for (const tariff of tariffs) {
    const monthly = terms.map((term) => priceOf(tariff, term) / term)
    expect(monthly).toEqual(monthly.toSorted((one, other) => other - one))
  }
})

test('the basic tariff is for an office of fifty, without what hazards ask for', () => {
  expect(limitsOf('basic')).toMatchObject({ employees: 50, workplaces: 'office', ownTemplates: 'paid' })
  const lacking = sections.filter((section) => !limitsOf('basic').sections.includes(section))
  expect(lacking).toEqual(['medicalExamination', 'ppe'])
})

test('the trial has the limits of the standard tariff', () => {
  const whole = { employees: 500, workplaces: 'any', sections, ownTemplates: 'free' }
  expect(limitsOf('standard')).toMatchObject(whole)
  expect(limitsOf('introductory')).toMatchObject(whole)
})
