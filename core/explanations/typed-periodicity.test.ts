import { expect, test } from 'vitest'
import { findFactor } from '../norms/factors.ts'
import { warnOfTyped } from './typed-periodicity.ts'

const typed = (periodicity: string) =>
  warnOfTyped('medicalExamination', { factorNumber: '1.1', periodicity, ruleId: null }, findFactor)

test('a periodicity longer than the law’s is warned of as soon as it is typed', () => {
  expect(typed('5 лет')).toContain('больше установленной')
  expect(typed('1 год')).toBeNull()
})

test('nothing is said of what can’t be read yet', () => {
  expect(typed('5 ле')).toBeNull()
  expect(warnOfTyped('medicalExamination', { periodicity: '5 лет' }, findFactor)).toBeNull()
})

test('a rule that is named is kept to, and none is where none is named', () => {
  const named = (ruleId: string | null) =>
    warnOfTyped('briefing', { briefingName: 'Инструктаж', periodicity: '1 год', ruleId }, findFactor)
  expect(named('brief.repeat')).toContain('больше установленной')
  expect(named(null)).toBeNull()
  expect(warnOfTyped('briefing', { briefingName: 'Инструктаж', periodicity: '1 год' }, findFactor)).toBeNull()
})

test('of a point that is examined on hiring alone it says why nothing is offered, until «разово» is typed', () => {
  const onHiring = (periodicity: string) =>
    warnOfTyped('medicalExamination', { factorNumber: '11.3', periodicity, ruleId: null }, findFactor)
  for (const open of ['', '2 года'])
    expect(onHiring(open)).toBe(
      'Периодичность не предлагается: п. 11.3 приложения к Порядку № 29н назван только для предварительного осмотра, при поступлении на работу. Укажите «разово» или срок, который установила организация.',
    )
  expect(onHiring('разово')).toBeNull()
})
