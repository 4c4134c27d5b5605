import { expect, test } from 'vitest'
import { aCompletion, aTraining, someone } from '../../../tests/examples.ts'
import type { Subject } from '../subject.ts'
import { deriveCurrentSubject } from './current-subject.ts'

const workplace: Subject = { section: 'workingConditions', established: '2' }
const risk: Subject = { section: 'risk', established: 'low' }
const found = (result: '3.1' | '3.2' | 'high' | 'passed' | 'failed', date = '2026-01-10', id = 1) =>
  aCompletion(id, date, { result })

test('a class or level is the one found last', () => {
  const facts = [found('3.1', '2026-01-10', 1), found('3.2', '2026-02-10', 2)]
  expect(deriveCurrentSubject(workplace, facts)).toEqual({ ...workplace, established: '3.2' })
  expect(deriveCurrentSubject(workplace, facts.toReversed())).toEqual({ ...workplace, established: '3.2' })
  expect(deriveCurrentSubject(risk, [found('high')])).toEqual({ ...risk, established: 'high' })
})

test('it is as given while none was found, or what was found is none', () => {
  const gone = { ...found('3.1'), takenBack: { by: someone, at: found('3.1').enteredAt } }
  for (const facts of [[], [gone], [found('passed')], [found('failed')], [found('high')]])
    expect(deriveCurrentSubject(workplace, facts)).toEqual(workplace)
  for (const facts of [[], [found('3.1')], [found('passed')]])
    expect(deriveCurrentSubject(risk, facts)).toEqual(risk)
})

test('other subjects stay as they are', () => {
  expect(deriveCurrentSubject(aTraining, [found('3.1')])).toEqual(aTraining)
})
