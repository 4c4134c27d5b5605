import { expect, test } from 'vitest'
import { sections } from '../sections/section.ts'
import { computeMonthlyFrom, computePrice, findTariffLimits, tariffs, terms } from './tariff.ts'

test('three tariffs for three terms', () => {
  const prices = tariffs.map((tariff) => [tariff, ...terms.map((term) => computePrice(tariff, term))])
  expect(prices).toEqual([
    ['introductory', 0, 0, 0],
    ['basic', 6000, 10_000, 18_000],
    ['standard', 9000, 15_000, 27_000],
  ])
})

test('a month of a year paid at once is rounded up to whole hundreds', () => {
  expect(tariffs.map(computeMonthlyFrom)).toEqual([0, 1500, 2300])
})

test('a longer term never costs more a month than a shorter one', () => {
  for (const tariff of tariffs) {
    const monthly = terms.map((term) => computePrice(tariff, term) / term)
    expect(monthly).toEqual(monthly.toSorted((one, other) => other - one))
  }
})

test('the basic tariff is for an office of fifty, without what hazards ask for', () => {
  expect(findTariffLimits('basic')).toMatchObject({
    employees: 50,
    workplaces: 'office',
    ownTemplates: 'paid',
  })
  const lacking = sections.filter((section) => !findTariffLimits('basic').sections.includes(section))
  expect(lacking).toEqual(['medicalExamination', 'ppe'])
})

test('the trial has the limits of the standard tariff', () => {
  const whole = { employees: 500, workplaces: 'any', sections, ownTemplates: 'free' }
  expect(findTariffLimits('standard')).toMatchObject(whole)
  expect(findTariffLimits('introductory')).toMatchObject(whole)
})
