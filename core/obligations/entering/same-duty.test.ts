import { expect, test } from 'vitest'
import { gloves } from '../../../tests/examples.ts'
import { isSameDuty, readTypedName } from './same-duty.ts'

test('a name is the same in any case, with ё or е, and only in its own section', () => {
  const held = { section: 'briefing', name: 'Учёба на месте' } as const
  expect(isSameDuty(held, 'briefing', { briefingName: ' учеба на месте ' })).toBe(true)
  expect(isSameDuty(held, 'training', { trainingName: 'Учёба на месте' })).toBe(false)
  expect(isSameDuty(held, 'briefing', { briefingName: 'Учёба' })).toBe(false)
})

test('nothing typed is the same as nothing', () => {
  expect(readTypedName('briefing', { briefingName: '  ' })).toBeNull()
  expect(isSameDuty({ section: 'briefing', name: '' }, 'briefing', {})).toBe(false)
})

test('a return of PPE is no second issuance; one assessment is like another', () => {
  const name = 'Перчатки с полимерным покрытием'
  expect(isSameDuty(gloves(2), 'ppe', { ppe: name })).toBe(true)
  expect(isSameDuty(gloves(2), 'ppe', { ppe: name, event: 'return' })).toBe(false)
  expect(isSameDuty({ section: 'risk', established: 'low' }, 'risk', { riskLevel: 'high' })).toBe(true)
  expect(isSameDuty({ section: 'risk', established: 'low' }, 'workingConditions', {})).toBe(false)
})

test('an examination is the same by its point', () => {
  const held = { section: 'medicalExamination', factorNumber: '1.1' } as const
  expect(isSameDuty(held, 'medicalExamination', { factorNumber: '1.1' })).toBe(true)
  expect(isSameDuty(held, 'medicalExamination', { factorNumber: '1.10' })).toBe(false)
})

test('an assessment has no name to type; another PPE is another duty', () => {
  expect(readTypedName('risk', { riskLevel: 'low' })).toBe('')
  expect(readTypedName('workingConditions', { workingConditionsClass: '2' })).toBe('')
  expect(isSameDuty(gloves(2), 'ppe', { ppe: 'Каска' })).toBe(false)
})
