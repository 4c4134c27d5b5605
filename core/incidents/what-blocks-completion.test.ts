import { expect, test } from 'vitest'
import { day } from '../../tests/examples.ts'
import { anIncident, doneAt, moment } from '../../tests/incidents-example.ts'
import { commission } from '../../tests/investigation-example.ts'
import { findStepAfterCompletion } from './what-blocks-completion.ts'

const now = moment('2026-11-25T12:00')
const done = { inspect: doneAt('2026-11-23T10:00') }
const late = (named: readonly string[], completedOn: string | null) =>
  findStepAfterCompletion(
    anIncident({ commission, done, completedOn: completedOn === null ? null : day(completedOn) }),
    named,
    now,
  )?.key ?? null

test('a step is later than the act where it was done on a later day than the act was approved', () => {
  expect(late(['inspect'], '2026-11-22')).toBe('inspect')
  expect(late(['inspect'], '2026-11-23')).toBeNull()
})

test('a step that is not named, not done or of no approved act is not', () => {
  expect(late([], '2026-11-22')).toBeNull()
  expect(late(['first-aid'], '2026-11-22')).toBeNull()
  expect(late(['inspect'], null)).toBeNull()
})
