import { expect, test } from 'vitest'
import { aTraining, day, gloves } from '../../../tests/examples.ts'
import { barringSections, canBar, isFailed } from './can-bar.ts'

const instruction = { section: 'instruction', name: 'ИОТ-07' } as const

test('only these sections keep someone from work', () => {
  expect(barringSections).toEqual(['briefing', 'training', 'medicalExamination', 'ppe'])
})

test('a return of PPE, an instruction and an assessment never keep anyone from work', () => {
  expect([aTraining, gloves(1)].map(canBar)).toEqual([true, true])
  const others = [
    { ...gloves(1), event: 'return' },
    instruction,
    { section: 'risk', established: 'high' },
  ] as const
  expect(others.map(canBar)).toEqual([false, false, false])
})

test('a failed check counts until it is settled, where it keeps from work', () => {
  const retakeBy = day('2026-04-15')
  expect(isFailed({ subject: aTraining, retakeBy })).toBe(true)
  expect(isFailed({ subject: aTraining, retakeBy: null })).toBe(false)
  expect(isFailed({ subject: instruction, retakeBy })).toBe(false)
})
