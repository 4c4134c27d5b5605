import { expect, test } from 'vitest'
import type { LocalDate } from '../shared/dates/local-date.ts'
import { activities } from './activities.ts'
import { actById } from './acts.ts'
import { briefingKinds } from './briefings.ts'
import {
  deadlineRules,
  findCommonDates,
  findDeadlineRule,
  isKnownRule,
  takeRulePeriodMonths,
} from './deadline-rules.ts'
import { isOnHiringAlone } from './examinations/on-hiring-alone.ts'
import {
  factorMarks,
  factorSections,
  factors,
  findFactor,
  isSelectableFactor,
  selectableFactors,
} from './factors.ts'
import { FIRST_OWN_POSITION_ID, positions } from './positions.ts'
import { findProgram, trainingPrograms } from './training-programs.ts'

test('order 29н has 226 points, 213 of them selectable, and a heading has no period, nor what is examined on hiring alone', () => {
  expect(factors).toHaveLength(226)
  expect(selectableFactors).toHaveLength(213)
  expect(new Set(factors.map(({ point }) => point)).size).toBe(226)
  expect(factors.filter(isOnHiringAlone).map(({ point }) => point)).toEqual(['11.3', '11.4'])
  for (const factor of factors)
    expect(factor.selectable).toBe(factor.periodicityMonths !== null || isOnHiringAlone(factor))
})

test('a point is under a point that is there, in a known section, with known marks', () => {
  for (const { parent, section, marks } of factors) {
    if (parent !== null) expect(findFactor(parent)).not.toBeNull()
    expect(factorSections).toHaveProperty(section)
    for (const mark of marks) expect(factorMarks).toHaveProperty(mark)
  }
})

test('a point is found by its number; headings and unknown numbers cannot be chosen', () => {
  expect(findFactor('1.47.16')?.periodicityMonths).toBe(24)
  expect(findFactor('1.1')).toMatchObject({ periodicityMonths: 12, marks: ['О'], validTo: '2027-04-01' })
  expect(isSelectableFactor('6')).toBe(true)
  expect(isSelectableFactor('1.8')).toBe(false)
  expect(isSelectableFactor('28')).toBe(false)
})

test('a period that the order leaves blank is marked as inferred', () => {
  expect(factors.filter(({ confidence }) => confidence !== 'found').map(({ point }) => point)).toEqual([
    '18.2',
  ])
})

test('there are 28 training programmes, yearly for high-risk works and every three years for the rest', () => {
  expect(trainingPrograms).toHaveLength(28)
  expect(trainingPrograms.map(({ registryId }) => registryId)).toEqual([1, 2, 3, 4, ...range(6, 29)])
  for (const { code, periodicityMonths, citation } of trainingPrograms) {
    expect(periodicityMonths).toBe(code === 'V' ? 12 : 36)
    const points = { A: 'п. 59', B: 'п. 59', V: 'п. 60', firstAid: 'п. 36', ppe: 'п. 41' }
    expect(citation).toEqual({ act: 'pp-2464', point: points[code] })
  }
})

test('a programme is found by its official title', () => {
  expect(findProgram('  безопасные методы и приемы выполнения работ на  высоте')?.registryId).toBe(9)
  expect(findProgram('Работы на высоте')).toBeNull()
})

test('there are 56 deadline rules, each known by its id and dated by its acts', () => {
  expect(deadlineRules).toHaveLength(56)
  expect(new Set(deadlineRules.map(({ id }) => id)).size).toBe(56)
  expect(isKnownRule('train.V')).toBe(true)
  expect(isKnownRule('train.X')).toBe(false)
  expect(findDeadlineRule('train.V')).toMatchObject({ validFrom: '2022-09-01', validTo: '2026-09-01' })
  expect(findDeadlineRule('inc.easy')).toMatchObject({ validFrom: '2022-09-01', validTo: '2028-09-01' })
  const uncited = deadlineRules.filter(({ citations }) => citations.length === 0)
  expect(uncited.map(({ id, confidence }) => [id, confidence])).toEqual([['inc.med', 'spec']])
})

test('only a recurring rule has a period', () => {
  const periods = deadlineRules.flatMap((rule) => {
    const months = takeRulePeriodMonths(rule)
    return months === null ? [] : [[rule.id, months]]
  })
  expect(Object.fromEntries(periods)).toEqual({
    'brief.repeat': 6,
    'train.AB': 36,
    'train.V': 12,
    'train.firstaid': 36,
    'train.ppe': 36,
    'med.prof': 60,
    'sout.repeat': 60,
    'fire.repeat': 12,
    'fire.repeat.half-year': 6,
    'fire.drill': 6,
    'fire.dpo': 60,
    'el.group1': 12,
    'el.check': 12,
  })
})

test('a briefing kind suggests what its rule asks for', () => {
  expect(briefingKinds.filter(({ field }) => field === 'safety')).toHaveLength(5)
  for (const { suggested, ruleId, confidence } of briefingKinds) {
    const rule = ruleId === null ? null : findDeadlineRule(ruleId)
    if (!rule) continue
    expect(suggested).toEqual(
      rule.recurs === 'once' ? { kind: 'once' } : { kind: 'every', months: takeRulePeriodMonths(rule) },
    )
    expect(confidence).toBe(rule.confidence)
  }
})

test('the catalogues ship enough, each entry once, with ids that stay clear of a company’s own', () => {
  expect(positions.length).toBeGreaterThanOrEqual(150)
  expect(activities.length).toBeGreaterThanOrEqual(20)
  for (const catalogue of [positions, activities]) {
    expect(new Set(catalogue.map(({ id }) => id)).size).toBe(catalogue.length)
    expect(new Set(catalogue.map(({ name }) => name.toLowerCase())).size).toBe(catalogue.length)
    for (const { id, name } of catalogue) {
      expect(Number.isInteger(id) && id > 0 && id < FIRST_OWN_POSITION_ID).toBe(true)
      expect(name).toBe(name.trim())
    }
  }
})

const day = (text: string) => text as LocalDate

const range = (from: number, to: number): number[] =>
  Array.from({ length: to - from + 1 }, (_, i) => from + i)

test('a rule of several acts begins with the last of them and ends with the first', () => {
  const easy = findDeadlineRule('inc.easy')
  expect(easy?.citations.map(({ act }) => actById(act).validTo)).toEqual([null, '2028-09-01'])
  const dates = findCommonDates([
    { validFrom: day('2023-01-07'), validTo: day('2031-09-01') },
    { validFrom: day('2021-01-01'), validTo: null },
    { validFrom: null, validTo: day('2028-09-01') },
    { validFrom: day('2025-01-01'), validTo: day('2029-01-01') },
  ])
  expect(dates).toEqual({ validFrom: '2025-01-01', validTo: '2028-09-01' })
  expect(findCommonDates([])).toEqual({ validFrom: null, validTo: null })
})
