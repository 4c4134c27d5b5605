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
