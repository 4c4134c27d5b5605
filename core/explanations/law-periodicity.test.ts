import { expect, test } from 'vitest'
import { factorByNumber } from '../norms/factors.ts'
import type { Subject } from '../obligations/subject.ts'
import { longerThanLaw } from './law-periodicity.ts'

const heights: Subject = {
  section: 'training',
  name: 'Безопасные методы и приемы выполнения работ на высоте',
}
const free: Subject = { section: 'briefing', name: 'Инструктаж' }
const every = (months: number) => ({ kind: 'every', months }) as const

test('a period as long as the law’s or shorter is not warned of', () => {
  expect(longerThanLaw(heights, null, every(12), factorByNumber)).toBeNull()
  expect(longerThanLaw(heights, null, every(6), factorByNumber)).toBeNull()
  expect(longerThanLaw(free, null, every(600), factorByNumber)).toBeNull()
  expect(longerThanLaw(free, 'brief.intro', every(600), factorByNumber)).toBeNull()
})

test('a longer one is warned of, with the clause and the act', () => {
  expect(longerThanLaw(heights, null, every(36), factorByNumber)).toEqual({
    code: 'periodicity/longer-than-law',
    law: every(12),
    text:
      'Периодичность «3 года» больше установленной: программа В — 1 год ' +
      '(п. 60 Правил № 2464; постановление Правительства РФ от 24.12.2021 № 2464).',
  })
})

test('a duty that the law repeats is longer than the law’s when it has no next date', () => {
  for (const kind of ['once', 'indefinite', 'untilWornOut'] as const)
    expect(longerThanLaw(heights, null, { kind }, factorByNumber)).not.toBeNull()
})

test('a norm that was not compared with its act warns with a reservation', () => {
  expect(longerThanLaw(free, 'fire.repeat', every(24), factorByNumber)?.text).toContain(
    'Норма не сверена с текстом акта.',
  )
  expect(longerThanLaw(free, 'brief.repeat', every(24), factorByNumber)?.text).not.toContain('не сверена')
})
