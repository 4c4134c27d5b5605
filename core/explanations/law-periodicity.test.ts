import { expect, test } from 'vitest'
import { findFactor } from '../norms/factors.ts'
import type { Subject } from '../obligations/subject.ts'
import { findLongerThanLaw } from './law-periodicity.ts'

const heights: Subject = {
  section: 'training',
  name: 'Безопасные методы и приемы выполнения работ на высоте',
}
const free: Subject = { section: 'briefing', name: 'Инструктаж' }
const every = (months: number) => ({ kind: 'every', months }) as const

test('a period as long as the law’s or shorter is not warned of', () => {
  expect(findLongerThanLaw(heights, null, every(12), findFactor)).toBeNull()
  expect(findLongerThanLaw(heights, null, every(6), findFactor)).toBeNull()
  expect(findLongerThanLaw(free, null, every(600), findFactor)).toBeNull()
  expect(findLongerThanLaw(free, 'brief.intro', every(600), findFactor)).toBeNull()
})

test('a longer one is warned of, with the clause and the act', () => {
  expect(findLongerThanLaw(heights, null, every(36), findFactor)).toEqual({
    code: 'periodicity/longer-than-law',
    law: every(12),
    text:
      'Периодичность «3 года» больше установленной: программа В — 1 год ' +
      '(п. 60 Правил № 2464; постановление Правительства РФ от 24.12.2021 № 2464).',
  })
})

test('examinations of whoever is not 21 yet are yearly, whatever the factor asks for', () => {
  const noise: Subject = { section: 'medicalExamination', factorNumber: '4.4' }
  const twoYears = findFactor('4.4')?.periodicityMonths
  const longer = { ...noise, factorNumber: twoYears === 24 ? '4.4' : '1.7' }
  expect(findLongerThanLaw(longer, null, every(24), findFactor)).toBeNull()
  expect(findLongerThanLaw(longer, null, every(12), findFactor, true)).toBeNull()
  expect(findLongerThanLaw(longer, null, every(24), findFactor, true)?.text).toBe(
    'Периодичность «2 года» больше установленной: осмотр работника до 21 года — 1 год ' +
      '(п. 18 Порядка № 29н; приказ Минздрава России от 28.01.2021 № 29н).',
  )
  expect(findLongerThanLaw(heights, null, every(12), findFactor, true)).toBeNull()
})

test('a duty that the law repeats is longer than the law’s when it has no next date', () => {
  for (const kind of ['once', 'indefinite', 'untilWornOut'] as const)
    expect(findLongerThanLaw(heights, null, { kind }, findFactor)).not.toBeNull()
})

test('a norm that was not compared with its act warns with a reservation', () => {
  expect(findLongerThanLaw(free, 'fire.repeat', every(24), findFactor)?.text).toContain(
    'Норма не сверена с текстом акта.',
  )
  expect(findLongerThanLaw(free, 'brief.repeat', every(24), findFactor)?.text).not.toContain('не сверена')
})
