import { expect, test } from 'vitest'
import { codesOf, doneAt } from '../../../tests/incidents-example.ts'
import { isOutdated, readSeen } from './read-seen.ts'

const now = { done: { inspect: doneAt('2026-11-19T16:30') }, answers: { severity: true } }

test('what is as it was seen may be changed', () => {
  const known = {
    done: { inspect: '2026-11-19T16:30', interview: null },
    answers: { severity: true, qualify: null },
  }
  expect(readSeen(now, known)).toEqual({ ok: true, value: null })
  expect(readSeen(now, undefined).ok).toBe(true)
  expect(readSeen(now, {}).ok).toBe(true)
})

test('what is otherwise by now is refused under its field', () => {
  const done = ['done: step/changed-meanwhile']
  expect(codesOf(readSeen(now, { done: { inspect: null } }))).toEqual(done)
  expect(codesOf(readSeen(now, { done: { inspect: '2026-11-19T16:31' } }))).toEqual(done)
  expect(
    codesOf(readSeen(now, { done: { interview: '2026-11-19T16:30', inspect: '2026-11-19T16:30' } })),
  ).toEqual(done)
  const answers = ['answers: step/changed-meanwhile']
  expect(codesOf(readSeen(now, { answers: { severity: false } }))).toEqual(answers)
  expect(codesOf(readSeen(now, { answers: { severity: null } }))).toEqual(answers)
  expect(codesOf(readSeen(now, { answers: { qualify: false } }))).toEqual(answers)
})

test('details that have another version by now are outdated; whoever names none takes any', () => {
  const kept = { detailsVersion: 4 }
  expect([{ detailsVersion: 4 }, {}, undefined, null].map((seen) => isOutdated(kept, seen))).toEqual(
    new Array(4).fill(false),
  )
  expect([3, 5, '4', null].map((detailsVersion) => isOutdated(kept, { detailsVersion }))).toEqual(
    new Array(4).fill(true),
  )
})
