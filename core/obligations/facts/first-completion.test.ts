import { expect, test } from 'vitest'
import { aTraining, day, gloves } from '../../../tests/examples.ts'
import type { Subject } from '../subject.ts'
import { makeFirstCompletion } from './first-completion.ts'

const workplace: Subject = { section: 'workingConditions', established: '2' }

test('the date of a draft stands for what was found, or for what was done', () => {
  const first = (subject: Subject, date: string | null = '2026-03-10') =>
    makeFirstCompletion({ subject, date: date === null ? null : day(date) })
  expect(first(aTraining, null)).toBeNull()
  expect(first(aTraining)).toEqual({
    date: '2026-03-10',
    result: 'passed',
    quantity: null,
    registeredOn: null,
  })
  expect(first(gloves(3))).toEqual({ date: '2026-03-10', result: 'passed', quantity: 3, registeredOn: null })
  expect(first(workplace)?.result).toBe('2')
})

test('an assessment that has found nothing is no completion, whatever its date', () => {
  for (const section of ['workingConditions', 'risk'] as const)
    expect(
      makeFirstCompletion({ subject: { section, established: 'notAssessed' }, date: day('2026-03-10') }),
    ).toBeNull()
})
