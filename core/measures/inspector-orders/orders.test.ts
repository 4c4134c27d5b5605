import { describe, expect, test } from 'vitest'
import { followInCompany } from '../../../tests/commands/follow-in-company.ts'
import {
  answers,
  incident,
  type Known,
  order,
  orderId,
  point,
  removed,
  signed,
  typed,
} from '../../../tests/commands/known-measures.ts'
import { day, mining } from '../../../tests/examples.ts'
import { anIncident, codesOf, moment } from '../../../tests/incidents-example.ts'
import type { Input } from '../../shared/input/field-reader.ts'
import { notFound, stale } from '../../shared/results/refusals.ts'
import { err } from '../../shared/results/result.ts'
import { type Measure, type MeasureId, MOST_MEASURES } from '../measure.ts'
import { changeOrder } from './change-order.ts'
import { recordOrder } from './record-order.ts'
import { removeOrder } from './remove-order.ts'

describe('an inspector’s order', () => {
  const points = [
    { ...typed, point: '1' },
    { ...typed, point: '2' },
  ]
  const right = { number: '12-ПП', issuedOn: '10.11.2026', issuer: 'ГИТ', points }
  /** On the day of the order. */
  const accident = anIncident({ occurredAt: moment('2026-11-10T23:00') })
  const recorded = (details: Input, known: Known = {}) =>
    followInCompany(recordOrder.run({ companyId: mining, details }, signed), answers(known))

  test('is kept with its points, each a measure that was decided on its day', () => {
    const outcome = recorded({ ...right, incidentId: incident.id }, { incident: accident })
    const kept = { number: '12-ПП', issuedOn: '2026-11-10', issuer: 'ГИТ', incidentId: incident.id }
    expect(outcome).toMatchObject({
      value: { answer: { ...kept, id: 30, companyId: mining, entered: signed, removed: null, version: 1 } },
    })
    const origin = (name: string) => ({ is: 'inspector-order', orderId: 30, point: name })
    expect(outcome.ok && outcome.value.writes).toMatchObject([
      { kind: 'new-inspector-orders', rows: [kept] },
      {
        kind: 'new-measures',
        rows: [
          { id: 20, origin: origin('1'), decidedOn: '2026-11-10', version: 1 },
          { id: 21, origin: origin('2') },
        ],
      },
      {
        rows: [
          {
            command: 'measures/record-order',
            changes: [
              { record: 'inspector-order', ids: [30], before: null, after: kept },
              {
                record: 'measure',
                ids: [20],
                before: null,
                after: { origin: origin('1'), what: typed.what },
              },
              { record: 'measure', ids: [21], before: null },
            ],
          },
        ],
      },
    ])
    expect(recorded(right)).toMatchObject({ value: { answer: { incidentId: null } } })
  })

  test.each<[Input, Known, readonly string[]]>([
    [{ ...right, points: undefined }, {}, ['points: points/required']],
    [{ ...right, points: null }, {}, ['points: points/required']],
    [{ ...right, points: [] }, {}, ['points: points/required']],
    [{ ...right, points: 'один' }, {}, ['points: list/invalid']],
    [{ ...right, points: Array.from({ length: 201 }, () => points[0]) }, {}, ['points: measure/too-many']],
    [{ ...right, incidentId: 99 }, {}, ['incidentId: incident/unknown']],
    [{ ...right, incidentId: 'x' }, {}, ['incidentId: incident/unknown']],
    [
      { ...right, incidentId: incident.id },
      { incident: { ...incident, annulled: removed } },
      ['incidentId: incident/annulled'],
    ],
    [{ ...right, number: '' }, {}, ['number: document-number/required']],
    [{ ...right, number: '1'.repeat(51) }, {}, ['number: text/too-long']],
    [
      { ...right, issuedOn: '2026-11-21', issuer: '' },
      {},
      ['issuedOn: date/in-future', 'issuer: text/required'],
    ],
    [{ ...right, points: [points[0], points[0]] }, {}, ['point: point/taken']],
    [{ ...right, points: [{ ...typed, what: '' }] }, {}, ['point: text/required', 'what: text/required']],
    [
      { ...right, points: ['x'] },
      {},
      ['point', 'what', 'employeeId', 'dueOn', 'shownBy'].map(
        (field) =>
          `${field}: ${field === 'dueOn' ? 'date' : field === 'employeeId' ? 'employee' : 'text'}/required`,
      ),
    ],
  ])('%j is refused', (details, known, codes) => {
    expect(codesOf(recorded(details, known))).toEqual(codes)
  })

  test('has as many points as may be, each with an id', () => {
    const most = Array.from({ length: MOST_MEASURES }, (_, i) => ({ ...typed, point: i + 1 }))
    expect(recorded({ ...right, points: most }).ok).toBe(true)
    expect(() => recorded(right, { ids: 1 })).toThrow('there are fewer ids than points')
  })

  test('a refusal names the row of the point', () => {
    const refused = recorded({ ...right, points: [points[0], { ...points[1], dueOn: '2026-11-09' }] })
    expect(refused).toEqual(
      err({
        code: 'fields',
        errors: [{ field: 'dueOn', row: 1, code: 'measure/due-before-decided' }],
      }),
    )
  })

  const ofOne = { companyId: mining, id: orderId, version: null }
  const corrected = (patch: Input, known: Known = {}, version: number | null = null) =>
    followInCompany(changeOrder.run({ ...ofOne, version, patch }, signed), answers(known))

  test('is corrected, put to an accident and parted from it', () => {
    expect(corrected({ incidentId: incident.id }, { incident: accident })).toMatchObject({
      value: {
        answer: { ...order, incidentId: incident.id, version: 3 },
        writes: [
          { kind: 'changed-inspector-orders', rows: [{ id: 4, incidentId: incident.id, version: 3 }] },
          {
            rows: [{ command: 'measures/change-order', changes: [{ record: 'inspector-order', ids: [4] }] }],
          },
        ],
      },
    })
    expect(corrected({ incidentId: null }, { order: { ...order, incidentId: incident.id } })).toMatchObject({
      value: { answer: { incidentId: null } },
    })
    expect(corrected({ number: '12-ПП' })).toMatchObject({ value: { answer: order, writes: [] } })
    expect(codesOf(corrected({ incidentId: 99 }))).toEqual(['incidentId: incident/unknown'])
    const over = { incident: { ...accident, annulled: removed } }
    expect(codesOf(corrected({ incidentId: incident.id }, over))).toEqual(['incidentId: incident/annulled'])
    const linked = { ...over, order: { ...order, incidentId: incident.id } }
    expect(corrected({ number: '13-ПП' }, linked).ok).toBe(true)
    expect(codesOf(corrected({ issuedOn: '' }))).toEqual(['issuedOn: date/required'])
    expect(corrected({}, {}, 1)).toEqual(err(stale))
    expect(corrected({}, {}, 2).ok).toBe(true)
    expect(corrected({}, { order: null })).toEqual(err(notFound))
    expect(corrected({}, { order: { ...order, removed } })).toEqual(err(notFound))
  })

  test('is of no day before the accident that it was issued after', () => {
    const later = { incident: anIncident({ occurredAt: moment('2026-11-11T00:00') }) }
    const code = ['issuedOn: date/before-accident']
    expect(codesOf(recorded({ ...right, incidentId: incident.id }, later))).toEqual(code)
    expect(recorded(right, later).ok).toBe(true)
    const kept = { ...later, order: { ...order, issuedOn: day('2026-11-11'), incidentId: incident.id } }
    expect(codesOf(corrected({ issuedOn: '10.11.2026' }, kept))).toEqual(code)
    expect(codesOf(corrected({ incidentId: incident.id }, later))).toEqual(code)
    expect(corrected({ issuedOn: '12.11.2026' }, kept).ok).toBe(true)
    expect(corrected({ issuedOn: '10.11.2026', incidentId: null }, kept).ok).toBe(true)
  })

  const orderRemoved = (reason: unknown, others: readonly Measure[]) =>
    followInCompany(removeOrder.run({ ...ofOne, reason }, signed), answers({ others }))

  test('is removed with the points that hold', () => {
    const gone = { ...point, id: 8 as MeasureId, removed: { ...removed, reason: 'Раньше' } }
    expect(orderRemoved('Дважды', [point, gone])).toMatchObject({
      value: {
        answer: { removed, version: 3 },
        writes: [
          { kind: 'changed-inspector-orders', rows: [{ removed, version: 3 }] },
          { kind: 'changed-measures', rows: [{ id: 7, removed, version: 4 }] },
          {
            rows: [
              {
                command: 'measures/remove-order',
                changes: [
                  {
                    record: 'inspector-order',
                    ids: [4],
                    before: { removed: null },
                    after: { removed: 'Дважды' },
                  },
                  { record: 'measure', ids: [7], before: { removed: null }, after: { removed: 'Дважды' } },
                ],
              },
            ],
          },
        ],
      },
    })
    const alone = orderRemoved('Дважды', [gone])
    expect(alone.ok && alone.value.writes.at(-1)).toMatchObject({ rows: [{ changes: [{ ids: [4] }] }] })
    expect(alone.ok && alone.value.writes.at(-1)?.rows[0]).toHaveProperty('changes.length', 1)
    expect(codesOf(orderRemoved('', []))).toEqual(['reason: reason/required'])
    const again = removeOrder.run({ ...ofOne, reason: 'Дважды' }, signed)
    expect(followInCompany(again, answers({ order: { ...order, removed } }))).toEqual(err(notFound))
  })
})
