import { expect, test } from 'vitest'
import { followInCompany } from '../../tests/commands/follow-in-company.ts'
import { aMeasure, answers, done, of, signed, today } from '../../tests/commands/known-measures.ts'
import { codesOf } from '../../tests/incidents-example.ts'
import type { Measure } from './measure.ts'
import { takeBack } from './take-back.ts'

const takenBack = (reason: unknown, measure: Measure) =>
  followInCompany(takeBack.run({ ...of, reason }, signed), answers({ measure }))

test('a completion is taken back with the reason, and the measure is due as before', () => {
  const outcome = takenBack('Упало', aMeasure({ done }))
  expect(outcome).toMatchObject({
    value: { answer: { done: null, reopenedBecause: 'Упало', dueOn: '2026-12-01', version: 4 } },
  })
  expect(outcome.ok && outcome.value.writes).toMatchObject([
    { kind: 'changed-measures', rows: [{ id: 7, done: null, version: 4 }] },
    { kind: 'incident-events', rows: [{ after: { measureTakenBack: { note: 'Упало' } } }] },
    {
      rows: [
        {
          command: 'measures/take-back',
          changes: [
            {
              record: 'measure',
              ids: [7],
              before: { what: 'Поставить ограждение', done: { on: today, proof: 'Акт № 4', link: '' } },
              after: { measureTakenBack: 'Упало' },
            },
          ],
        },
      ],
    },
  ])
  expect(codesOf(takenBack(' ', aMeasure({ done })))).toEqual(['reason: reason/required'])
  expect(codesOf(takenBack('я'.repeat(501), aMeasure({ done })))).toEqual(['reason: text/too-long'])
  expect(codesOf(takenBack('Упало', aMeasure()))).toEqual(['reason: measure/not-done'])
})
