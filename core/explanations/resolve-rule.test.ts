import { expect, test } from 'vitest'
import { findFactor } from '../norms/factors.ts'
import type { Subject } from '../obligations/subject.ts'
import { resolveRule } from './resolve-rule.ts'

const heights: Subject = {
  section: 'training',
  name: 'Безопасные методы и приемы выполнения работ на высоте',
}
const free: Subject = { section: 'briefing', name: 'Инструктаж' }
const every = (months: number) => ({ kind: 'every', months }) as const
const period = (subject: Subject, ruleId: string | null) =>
  resolveRule(subject, ruleId, findFactor)?.periodicity ?? null

test('the law’s period is known for a rule, a programme and a point of order 29н', () => {
  expect(period(heights, null)).toEqual(every(12))
  expect(period({ section: 'medicalExamination', factorNumber: '1.7' }, null)).toEqual(every(24))
  expect(period(free, 'brief.repeat')).toEqual(every(6))
  expect(period(free, 'brief.intro')).toEqual({ kind: 'once' })
  expect(period({ section: 'workingConditions', established: '2' }, 'sout.repeat')).toEqual(every(60))
})

test('a free text, a mere term and a heading of order 29н have none', () => {
  expect(period(free, null)).toBeNull()
  expect(period(free, 'train.new')).toBeNull()
  expect(period({ section: 'medicalExamination', factorNumber: '1.8' }, null)).toBeNull()
  expect(period(free, 'no.such')).toBeNull()
})

test('a point of the examination on hiring alone names it, without a period', () => {
  const onHiring: Subject = { section: 'medicalExamination', factorNumber: '11.4' }
  expect(resolveRule(onHiring, null, findFactor)).toMatchObject({
    ...{ name: 'предварительный осмотр', periodicity: null },
  })
})

test('a point that no one can look up leaves the rule of all points', () => {
  const unknown: Subject = { section: 'medicalExamination', factorNumber: '9.99' }
  expect(resolveRule(unknown, 'med.factor', findFactor)).toMatchObject({ periodicity: null })
  expect(resolveRule(unknown, null, findFactor)).toBeNull()
})

test('a point of the norms of PPE is of their order, which sets no period for the service to compare', () => {
  const gloves: Subject = {
    ...{ section: 'ppe', name: 'Перчатки', quantity: 12, unit: 'pair', event: 'issuance', size: null },
    norm: '1473',
  }
  expect(resolveRule(gloves, null, findFactor)).toMatchObject({ acts: ['767n'], periodicity: null })
})
