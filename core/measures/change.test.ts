import { describe, expect, test } from 'vitest'
import { followInCompany } from '../../tests/commands/follow-in-company.ts'
import {
  aMeasure,
  answers,
  aWorker,
  done,
  type Known,
  of,
  point,
  removed,
  signed,
} from '../../tests/commands/known-measures.ts'
import { employee } from '../../tests/examples.ts'
import { codesOf } from '../../tests/incidents-example.ts'
import { joinFullName } from '../employees/employee.ts'
import type { Input } from '../shared/input/field-reader.ts'
import { notFound, stale } from '../shared/results/refusals.ts'
import { err } from '../shared/results/result.ts'
import { change } from './change.ts'

const changed = (patch: Input, known: Known = {}, version: number | null = null) =>
  followInCompany(change.run({ ...of, version, patch }, signed), answers(known))

describe('changing', () => {
  test('what is left out stays; the version grows', () => {
    const outcome = changed({ dueOn: '05.12.2026' })
    expect(outcome).toMatchObject({ value: { answer: { ...aMeasure(), dueOn: '2026-12-05', version: 4 } } })
    expect(outcome.ok && outcome.value.writes).toMatchObject([
      { kind: 'changed-measures', rows: [{ version: 4 }] },
      { kind: 'incident-events', rows: [{ after: { measureChanged: { dueOn: '2026-12-05', note: '' } } }] },
      {
        rows: [
          {
            command: 'measures/change',
            changes: [
              {
                record: 'measure',
                ids: [7],
                before: { dueOn: '2026-12-01' },
                after: { dueOn: '2026-12-05' },
              },
            ],
          },
        ],
      },
    ])
  })

  test('of nothing new nothing is written', () => {
    expect(changed({ what: 'Поставить  ограждение' })).toMatchObject({
      value: { answer: aMeasure(), writes: [] },
    })
  })

  test('an answer to the inspector is of a point alone, also once it is done', () => {
    const answer = 'Ответ № 5'
    expect(changed({ answer }, { measure: { ...point, done } })).toMatchObject({
      value: { answer: { answer } },
    })
    expect(codesOf(changed({ answer }))).toEqual(['answer: measure/no-answer'])
    expect(changed({ answer: '' }).ok).toBe(true)
    expect(codesOf(changed({ answer: 'я'.repeat(1001) }, { measure: point }))).toEqual([
      'answer: text/too-long',
    ])
  })

  test('who answers for it is named again, by id and by name', () => {
    const handedOver = changed({ employeeId: 1 }, { measure: aMeasure({ employeeId: employee(2) }) })
    expect(handedOver).toMatchObject({
      value: { answer: { employeeId: 1, responsible: joinFullName(aWorker(1)), version: 4 } },
    })
  })

  test('one that is done stays as it was', () => {
    expect(codesOf(changed({ what: 'Другое' }, { measure: aMeasure({ done }) }))).toEqual([
      'what: measure/done-already',
    ])
    const both = changed({ answer: 'Ответ', dueOn: '2026-12-09' }, { measure: { ...point, done } })
    expect(codesOf(both)).toEqual(['dueOn: measure/done-already'])
  })

  test('is refused for another version, for what is not there, and for what was removed', () => {
    expect(changed({ what: '' }, {}, 2)).toEqual(err(stale))
    expect(changed({ what: 'Другое' }, {}, 3).ok).toBe(true)
    expect(changed({}, { measure: null })).toEqual(err(notFound))
    expect(changed({}, { measure: aMeasure({ removed }) })).toEqual(err(notFound))
    expect(codesOf(changed({ employeeId: 2, dueOn: '2026-11-18' }))).toEqual([
      'employeeId: employee/dismissed',
      'dueOn: measure/due-before-decided',
    ])
  })
})
