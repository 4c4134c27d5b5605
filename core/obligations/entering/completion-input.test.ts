import { expect, test } from 'vitest'
import { aTraining, day, gloves } from '../../../tests/examples.ts'
import type { Subject } from '../subject.ts'
import { makeCompletionInput, readTypedCompletion } from './completion-input.ts'

const today = day('2026-03-16')
const risk: Subject = { section: 'risk', established: 'notAssessed' }

const read = (subject: Subject, changes: Partial<ReturnType<typeof makeCompletionInput>> = {}) =>
  readTypedCompletion(subject, { ...makeCompletionInput(subject, today), ...changes }, today)

test('a new completion is today’s, passed and of all the pieces', () => {
  expect(read(aTraining)).toEqual({
    ok: true,
    value: { date: today, result: 'passed', quantity: null, registeredOn: null },
  })
  expect(read(gloves(3))).toMatchObject({ value: { quantity: 3 } })
})

test('an assessment’s result has to be chosen', () => {
  expect(read(risk)).toMatchObject({ error: { errors: [{ field: 'result' }] } })
  expect(read(risk, { result: 'low' })).toMatchObject({ value: { result: 'low' } })
})

test('an assessment is registered after its report is approved', () => {
  const workplace: Subject = { section: 'workingConditions', established: '2' }
  const on = (registeredOn: string) => read(workplace, { result: '2', registeredOn: day(registeredOn) })
  expect(on('2026-03-16')).toMatchObject({ value: { registeredOn: '2026-03-16' } })
  expect(on('2026-03-15')).toMatchObject({
    error: { errors: [{ field: 'registeredOn', code: 'registration/before-approval' }] },
  })
})

test('all that is wrong is told at once', () => {
  expect(read(gloves(3), { date: day('2026-03-17'), quantity: 'пара' })).toMatchObject({
    error: { errors: [{ field: 'date', code: 'date/in-future' }, { field: 'quantity' }] },
  })
  expect(read(aTraining, { date: null })).toMatchObject({ error: { errors: [{ code: 'date/required' }] } })
})

test('pieces are typed of PPE alone, and an assessment begins without a result', () => {
  expect(makeCompletionInput(aTraining, today)).toMatchObject({ result: 'passed', quantity: '' })
  expect(makeCompletionInput(risk, today)).toMatchObject({ result: null, quantity: '' })
})
