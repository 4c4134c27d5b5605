import { expect, test } from 'vitest'
import { anIncident, doneAt, moment } from '../../../tests/incidents-example.ts'
import { listStepChanges } from './step-changes.ts'

const now = moment('2026-11-19T15:00')
const seen = anIncident({ done: { inspect: doneAt('2026-11-19T14:40') }, answers: { severity: true } })
const at = moment('2026-11-19T14:40')

test('marks and answers can wait, each with what was seen of it', () => {
  const patch = { done: { 'first-aid': true, inspect: false }, answers: { severity: false, interview: true } }
  expect(listStepChanges(patch, seen, now)).toEqual([
    { is: 'mark', step: 'first-aid', at: now, seen: null },
    { is: 'mark', step: 'inspect', at: null, seen: at },
    { is: 'answer', step: 'severity', answer: false, seen: true },
    { is: 'answer', step: 'interview', answer: true, seen: null },
  ])
})

test('a mark of a named moment is of that moment', () => {
  const patch = { done: { inspect: '2026-11-19 13:05' } }
  expect(listStepChanges(patch, seen, now)).toEqual([
    { is: 'mark', step: 'inspect', at: '2026-11-19T13:05', seen: at },
  ])
})

test('what is so already changes nothing', () => {
  expect(
    listStepChanges({ done: { inspect: true, 'first-aid': false }, answers: { severity: true } }, seen, now),
  ).toEqual([])
})

test('whatever else is said needs the server, and so does what can not be read', () => {
  expect(listStepChanges({ done: { inspect: true }, place: 'Цех' }, seen, now)).toBeNull()
  expect(listStepChanges({ done: { inspect: 'вчера' } }, seen, now)).toBeNull()
  expect(listStepChanges({ done: { inspect: false }, answers: { severity: 'да' } }, seen, now)).toBeNull()
})
