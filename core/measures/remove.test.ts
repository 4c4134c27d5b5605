import { expect, test } from 'vitest'
import { followInCompany } from '../../tests/commands/follow-in-company.ts'
import { aMeasure, answers, done, of, removed, signed } from '../../tests/commands/known-measures.ts'
import { codesOf } from '../../tests/incidents-example.ts'
import { notFound } from '../shared/results/refusals.ts'
import { err } from '../shared/results/result.ts'
import type { Measure } from './measure.ts'
import { remove } from './remove.ts'

const wasRemoved = (reason: unknown, measure: Measure | null = aMeasure()) =>
  followInCompany(remove.run({ ...of, reason }, signed), answers({ measure }))

test('a measure is removed with the reason, done or not', () => {
  const outcome = wasRemoved('Дважды')
  expect(outcome).toMatchObject({ value: { answer: { removed, version: 4, done: null } } })
  expect(outcome.ok && outcome.value.writes).toMatchObject([
    { kind: 'changed-measures', rows: [{ id: 7, removed, version: 4 }] },
    { rows: [{ after: { measureRemoved: { note: 'Дважды' } } }] },
    { rows: [{ command: 'measures/remove', changes: [{ before: { done: null } }] }] },
  ])
  expect(wasRemoved('Дважды', aMeasure({ done }))).toMatchObject({ value: { answer: { done, removed } } })
  expect(codesOf(wasRemoved(null))).toEqual(['reason: reason/required'])
  expect(wasRemoved('Дважды', aMeasure({ removed }))).toEqual(err(notFound))
})
