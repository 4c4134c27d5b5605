import { describe, expect, test } from 'vitest'
import { followInCompany } from '../../tests/commands/follow-in-company.ts'
import {
  aMeasure,
  answers,
  incident,
  type Known,
  microtrauma,
  ofAccident,
  ofMicrotrauma,
  ofOrder,
  ofPlan,
  order,
  orderId,
  point,
  removed,
  signed,
  today,
  typed,
} from '../../tests/commands/known-measures.ts'
import { mining } from '../../tests/examples.ts'
import { codesOf } from '../../tests/incidents-example.ts'
import type { Input } from '../shared/input/field-reader.ts'
import { fieldErrors } from '../shared/results/refusals.ts'
import { err } from '../shared/results/result.ts'
import { MOST_MEASURES } from './measure.ts'
import { plan } from './plan.ts'
import { readResponsible } from './reading/read-measure.ts'
import { readOrigin } from './reading/read-plan.ts'

const planned = (details: Input, known: Known = {}) =>
  followInCompany(plan.run({ companyId: mining, details }, signed), answers(known))

describe('planning', () => {
  test('a measure is kept with what it follows from, in the journal and in the chronology of its accident', () => {
    const outcome = planned(ofAccident)
    expect(outcome).toMatchObject({
      ok: true,
      value: {
        answer: {
          id: 20,
          origin: { is: 'incident', incidentId: incident.id },
          employeeId: 1,
          responsible: expect.any(String),
          decidedOn: today,
          dueOn: '2026-12-01',
          answer: '',
          entered: signed,
          done: null,
          reopenedBecause: '',
          removed: null,
          version: 1,
        },
      },
    })
    expect(outcome.ok && outcome.value.writes).toMatchObject([
      { kind: 'new-measures', rows: [{ id: 20 }] },
      {
        kind: 'incident-events',
        rows: [
          {
            incidentId: incident.id,
            entered: signed,
            before: {},
            after: { measurePlanned: { what: typed.what, dueOn: '2026-12-01', note: '' } },
          },
        ],
      },
      {
        kind: 'journal',
        rows: [
          {
            command: 'measures/plan',
            changes: [{ record: 'measure', ids: [20], before: null, after: { decidedOn: today } }],
          },
        ],
      },
    ])
  })

  test('a point of an order is decided on the day of the order, and no accident is told of it', () => {
    const outcome = planned({ ...ofOrder, decidedOn: '2026-11-19' })
    expect(outcome).toMatchObject({
      value: {
        answer: { decidedOn: order.issuedOn, origin: { is: 'inspector-order', orderId, point: '2' } },
      },
    })
    expect(outcome.ok && outcome.value.writes.map(({ kind }) => kind)).toEqual(['new-measures', 'journal'])
  })

  test('a measure of the company’s own plan follows from nothing, and may be decided on any day', () => {
    const outcome = planned({ ...ofPlan, decidedOn: '2026-01-12' })
    expect(outcome).toMatchObject({ value: { answer: { origin: { is: 'plan' }, decidedOn: '2026-01-12' } } })
    expect(outcome.ok && outcome.value.writes.map(({ kind }) => kind)).toEqual(['new-measures', 'journal'])
  })

  test.each<[string, Input, Known, string]>([
    ['what is to be done', { ...ofAccident, what: ' ' }, {}, 'what: text/required'],
    ['too long a text', { ...ofAccident, what: 'я'.repeat(1001) }, {}, 'what: text/too-long'],
    ['who answers', { ...ofAccident, employeeId: null }, {}, 'employeeId: employee/required'],
    ['someone of no company', { ...ofAccident, employeeId: 9 }, {}, 'employeeId: employee/unknown'],
    ['someone dismissed', { ...ofAccident, employeeId: 2 }, {}, 'employeeId: employee/dismissed'],
    ['a term', { ...ofAccident, dueOn: '' }, {}, 'dueOn: date/required'],
    [
      'a term before the decision',
      { ...ofAccident, dueOn: '2026-11-19' },
      {},
      'dueOn: measure/due-before-decided',
    ],
    ['what will show it', { ...ofAccident, shownBy: '' }, {}, 'shownBy: text/required'],
    ['a decision to come', { ...ofAccident, decidedOn: '2026-11-21' }, {}, 'decidedOn: date/in-future'],
    [
      'a decision before the accident',
      { ...ofAccident, decidedOn: '2026-11-18' },
      {},
      'decidedOn: measure/decided-before-origin',
    ],
    ['an origin', { ...ofAccident, origin: 'rumour' }, {}, 'origin: choice/unknown'],
    ['an accident', { ...ofAccident, incidentId: undefined }, {}, 'incidentId: incident/unknown'],
    ['an accident of this company', ofAccident, { incident: null }, 'incidentId: incident/unknown'],
    [
      'an accident that holds',
      ofAccident,
      { incident: { ...incident, annulled: removed } },
      'incidentId: incident/annulled',
    ],
    ['a microtrauma', { ...ofMicrotrauma, microtraumaId: '' }, {}, 'microtraumaId: microtrauma/unknown'],
    ['one of a number', { ...ofMicrotrauma, microtraumaId: 'x' }, {}, 'microtraumaId: microtrauma/unknown'],
    [
      'a microtrauma of this company',
      ofMicrotrauma,
      { microtrauma: null },
      'microtraumaId: microtrauma/unknown',
    ],
    [
      'a microtrauma that goes on as one',
      ofMicrotrauma,
      { microtrauma: { ...microtrauma, incidentId: incident.id } },
      'microtraumaId: microtrauma/closed',
    ],
    [
      'a decision not before the microtrauma',
      { ...ofMicrotrauma, decidedOn: '2026-11-18' },
      {},
      'decidedOn: measure/decided-before-origin',
    ],
    ['an order', { ...ofOrder, orderId: 'x' }, {}, 'orderId: inspector-order/unknown'],
    ['an order of this company', ofOrder, { order: null }, 'orderId: inspector-order/unknown'],
    ['an order that holds', ofOrder, { order: { ...order, removed } }, 'orderId: inspector-order/unknown'],
    ['a point', { ...ofOrder, point: '' }, {}, 'point: text/required'],
    ['a point of its own', { ...ofOrder, point: '1' }, { others: [point] }, 'point: point/taken'],
  ])('it asks for %s', (_, details, known, code) => {
    expect(codesOf(planned(details, known))).toEqual([code])
  })

  test('a measure of a microtrauma is told by the chronology of the microtrauma', () => {
    const outcome = planned({ ...ofMicrotrauma, decidedOn: '2026-11-19' })
    if (!outcome.ok) throw new Error('nothing was planned')
    const { answer, writes } = outcome.value
    expect(answer).toMatchObject({
      origin: { is: 'microtrauma', microtraumaId: microtrauma.id },
      decidedOn: '2026-11-19',
    })
    expect(writes.slice(1, -1)).toEqual([
      {
        kind: 'microtrauma-events',
        rows: [
          {
            companyId: mining,
            microtraumaId: microtrauma.id,
            entered: signed,
            before: {},
            after: {
              measurePlanned: { what: 'Поставить ограждение', dueOn: '2026-12-01', note: '' },
            },
          },
        ],
      },
    ])
    const others = Array.from({ length: MOST_MEASURES }, () => aMeasure())
    expect(codesOf(planned(ofMicrotrauma, { others }))).toEqual(['what: measure/too-many'])
  })

  test('the number of a point that was removed is free again, and an accident has no points', () => {
    expect(planned({ ...ofOrder, point: '1' }, { others: [{ ...point, removed }] }).ok).toBe(true)
    expect(planned(ofOrder, { others: [point] }).ok).toBe(true)
    expect(planned(ofAccident, { others: [point] }).ok).toBe(true)
    expect(planned({ ...ofAccident, dueOn: today, decidedOn: '2026-11-19' }).ok).toBe(true)
    expect(planned({ ...ofAccident, dueOn: '2026-11-19', decidedOn: '2026-11-19' }).ok).toBe(true)
  })

  test('there are no more than so many', () => {
    const others = (count: number) => Array.from({ length: count }, () => aMeasure())
    expect(planned(ofAccident, { others: others(MOST_MEASURES - 1) }).ok).toBe(true)
    expect(codesOf(planned(ofAccident, { others: others(MOST_MEASURES) }))).toEqual([
      'what: measure/too-many',
    ])
  })

  test('nothing is planned without an id', () => {
    expect(() => planned(ofAccident, { ids: 0 })).toThrow('there is no id for a measure')
  })

  test('what names no one and nothing is not looked for', () => {
    expect(readResponsible({ employeeId: 'x' })).toEqual([])
    expect(readOrigin({ origin: 'incident', incidentId: 'x' })).toEqual(
      err(fieldErrors({ field: 'incidentId', code: 'incident/unknown' })),
    )
    expect(readOrigin({ origin: 'microtrauma', microtraumaId: 'x' })).toMatchObject({
      error: { errors: [{ field: 'microtraumaId' }] },
    })
    expect(readOrigin({ origin: 'inspector-order', orderId: 'x', point: '1' })).toEqual(
      err(fieldErrors({ field: 'orderId', code: 'inspector-order/unknown' })),
    )
  })
})
