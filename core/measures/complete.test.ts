import { describe, expect, test } from 'vitest'
import { followInCompany } from '../../tests/commands/follow-in-company.ts'
import {
  aMeasure,
  answers,
  done,
  type Known,
  of,
  removed,
  signed,
} from '../../tests/commands/known-measures.ts'
import { codesOf } from '../../tests/incidents-example.ts'
import type { Input } from '../shared/input/field-reader.ts'
import { notFound } from '../shared/results/refusals.ts'
import { err } from '../shared/results/result.ts'
import { complete } from './complete.ts'

const completed = (details: Input, known: Known = {}) =>
  followInCompany(complete.run({ ...of, details }, signed), answers(known))

describe('completing', () => {
  const right = { doneOn: '19.11.2026', proof: 'Акт № 4' }

  test('says on which day, and what shows it', () => {
    const outcome = completed({ ...right, link: 'https://disk.example.org/4' })
    const shown = { on: '2026-11-19', proof: 'Акт № 4', link: 'https://disk.example.org/4' }
    expect(outcome).toMatchObject({ value: { answer: { done: { ...shown, entered: signed }, version: 4 } } })
    expect(outcome.ok && outcome.value.writes).toMatchObject([
      { kind: 'changed-measures', rows: [{ done: shown }] },
      { kind: 'incident-events', rows: [{ after: { measureDone: { note: 'Акт № 4' } } }] },
      {
        rows: [
          {
            command: 'measures/complete',
            changes: [{ record: 'measure', ids: [7], before: { done: null }, after: { done: shown } }],
          },
        ],
      },
    ])
  })

  test.each<[Input, Known, readonly string[]]>([
    [{}, {}, ['doneOn: date/required', 'proof: text/required']],
    [{ ...right, doneOn: '2026-11-21' }, {}, ['doneOn: date/in-future']],
    [{ ...right, doneOn: '2026-11-18' }, {}, ['doneOn: measure/done-before-decided']],
    [{ ...right, link: 'javascript:alert(1)' }, {}, ['link: link/invalid']],
    [right, { measure: aMeasure({ done }) }, ['doneOn: measure/done-already']],
  ])('%j is refused', (details, known, codes) => {
    expect(codesOf(completed(details, known))).toEqual(codes)
  })

  test('is refused for what was removed', () => {
    expect(completed(right, { measure: aMeasure({ removed }) })).toEqual(err(notFound))
  })
})
