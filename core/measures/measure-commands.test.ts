import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { followInCompany } from '../../tests/commands/follow-in-company.ts'
import { anEmployee, day, employee, instant, mining, someone, somePosition } from '../../tests/examples.ts'
import { anIncident, codesOf, moment } from '../../tests/incidents-example.ts'
import { aMeasure as exampleMeasure } from '../../tests/measures-example.ts'
import { aMicrotrauma } from '../../tests/microtraumas-example.ts'
import { type Employee, type EmployeeId, fullNameOf } from '../employees/employee.ts'
import type { Incident, IncidentId } from '../incidents/incident.ts'
import type { Microtrauma } from '../incidents/microtraumas/microtrauma.ts'
import type { MicrotraumaId } from '../incidents/microtraumas/microtrauma-id.ts'
import { addDays, type LocalDate } from '../shared/dates/local-date.ts'
import type { Input } from '../shared/input/field-reader.ts'
import { fieldErrors, notFound, stale } from '../shared/results/refusals.ts'
import { err } from '../shared/results/result.ts'
import { change } from './change.ts'
import { complete } from './complete.ts'
import { changeOrder } from './inspector-orders/change-order.ts'
import type { InspectorOrder, InspectorOrderId } from './inspector-orders/inspector-order.ts'
import { recordOrder } from './inspector-orders/record-order.ts'
import { removeOrder } from './inspector-orders/remove-order.ts'
import {
  type Measure,
  type MeasureId,
  type MeasureOrigin,
  MOST_MEASURES,
  measureState,
  soonOn,
} from './measure.ts'
import { countMeasures, inOrder, isListed } from './measure-repository.ts'
import { plan } from './plan.ts'
import { responsibleIn } from './reading/read-measure.ts'
import { readOrigin } from './reading/read-plan.ts'
import { remove } from './remove.ts'
import { takeBack } from './take-back.ts'

const signed = { by: someone, at: instant('2026-11-20T10:00:00Z') }
const today = day('2026-11-20')
const incident = anIncident()
const microtrauma = aMicrotrauma()
const position = { id: somePosition, name: 'Мастер' }
const aWorker = (id: number, changes: Partial<Employee> = {}): Employee => ({
  ...anEmployee(),
  id: employee(id),
  companyId: mining,
  position,
  version: 1,
  ...changes,
})
const staff = [aWorker(1), aWorker(2, { dismissalDate: today })]
const orderId = 4 as InspectorOrderId
const order: InspectorOrder = {
  id: orderId,
  companyId: mining,
  number: '12-ПП',
  issuedOn: day('2026-11-10'),
  issuer: 'ГИТ',
  incidentId: null,
  entered: signed,
  removed: null,
  version: 2,
}
const removed = { ...signed, reason: 'Дважды' }

const aMeasure = (changes: Partial<Measure> = {}): Measure =>
  exampleMeasure({ id: 7 as MeasureId, entered: signed, version: 3, ...changes })
const point = aMeasure({ origin: { is: 'inspector-order', orderId, point: '1' } })
const done = { on: today, proof: 'Акт № 4', link: '', entered: signed }

type Known = {
  readonly measure?: Measure | null
  readonly order?: InspectorOrder | null
  readonly others?: readonly Measure[]
  readonly incident?: Incident | null
  readonly microtrauma?: Microtrauma | null
  /** How many ids there are for new measures. */
  readonly ids?: number
}

const isKnown = (origin: MeasureOrigin): boolean =>
  origin.is === 'incident'
    ? origin.incidentId === incident.id
    : origin.is === 'microtrauma'
      ? origin.microtraumaId === microtrauma.id
      : origin.orderId === orderId

const answers = ({
  measure = aMeasure(),
  order: kept = order,
  others = [],
  incident: accident = incident,
  microtrauma: bruise = microtrauma,
  ids: mostIds = MOST_MEASURES,
}: Known) => ({
  measure: ({ id }: { readonly id: MeasureId }) => (measure?.id === id ? measure : null),
  'inspector-order': ({ id }: { readonly id: InspectorOrderId }) => (kept?.id === id ? kept : null),
  incident: ({ id }: { readonly id: IncidentId }) => (accident?.id === id ? accident : null),
  microtrauma: ({ id }: { readonly id: MicrotraumaId }) => (bruise?.id === id ? bruise : null),
  'measures-of': ({ origin }: { readonly origin: MeasureOrigin }) => (isKnown(origin) ? others : []),
  employees: ({ ids }: { readonly ids: readonly EmployeeId[] }) =>
    new Map(staff.filter(({ id }) => ids.includes(id)).map((one) => [one.id, one])),
  today: () => today,
  'new-measure-ids': ({ count }: { readonly count: number }) =>
    Array.from({ length: Math.min(count, mostIds) }, (_, i) => (20 + i) as MeasureId),
  'new-inspector-order-id': () => 30 as InspectorOrderId,
})

const typed = { what: 'Поставить ограждение', employeeId: 1, dueOn: '01.12.2026', shownBy: 'Акт' }
const ofAccident = { ...typed, origin: 'incident', incidentId: incident.id }
const ofMicrotrauma = { ...typed, origin: 'microtrauma', microtraumaId: microtrauma.id }
const ofOrder = { ...typed, origin: 'inspector-order', orderId, point: '2' }
const planned = (details: Input, known: Known = {}) =>
  followInCompany(plan.run({ companyId: mining, details }, signed), answers(known))
const of = { companyId: mining, id: 7 as MeasureId, version: null }
const changed = (patch: Input, known: Known = {}, version: number | null = null) =>
  followInCompany(change.run({ ...of, version, patch }, signed), answers(known))
const completed = (details: Input, known: Known = {}) =>
  followInCompany(complete.run({ ...of, details }, signed), answers(known))
const takenBack = (reason: unknown, measure: Measure) =>
  followInCompany(takeBack.run({ ...of, reason }, signed), answers({ measure }))
const wasRemoved = (reason: unknown, measure: Measure | null = aMeasure()) =>
  followInCompany(remove.run({ ...of, reason }, signed), answers({ measure }))

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
    expect(responsibleIn({ employeeId: 'x' })).toEqual([])
    expect(readOrigin({ origin: 'incident', incidentId: 'x' })).toEqual(
      err(fieldErrors({ field: 'incidentId', code: 'incident/unknown' })),
    )
    expect(readOrigin({ origin: 'inspector-order', orderId: 'x', point: '1' })).toEqual(
      err(fieldErrors({ field: 'orderId', code: 'inspector-order/unknown' })),
    )
  })
})

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
      value: { answer: { employeeId: 1, responsible: fullNameOf(aWorker(1)), version: 4 } },
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

describe('undoing', () => {
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
})

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

const anyMeasure = fc
  .record({
    id: fc.integer({ min: 1, max: 9 }),
    late: fc.integer({ min: -9, max: 9 }),
    isDone: fc.boolean(),
    isRemoved: fc.boolean(),
    ofOrder: fc.boolean(),
  })
  .map(({ id, late, isDone, isRemoved, ofOrder: isPoint }) =>
    aMeasure({
      id: id as MeasureId,
      dueOn: addDays(today, late),
      done: isDone ? done : null,
      removed: isRemoved ? removed : null,
      origin: isPoint ? point.origin : aMeasure().origin,
    }),
  )
const all = { search: '', state: null, origin: null }

describe('lists and counts', () => {
  test('a measure is in one state alone; one that is due today is in time', () => {
    expect(measureState(aMeasure({ dueOn: today }), today)).toBe('open')
    expect(measureState(aMeasure({ dueOn: day('2026-11-19') }), today)).toBe('overdue')
    expect(soonOn(today)).toBe('2026-11-27')
    const states = (one: Measure) =>
      (['overdue', 'done', 'removed'] as const).filter((state) => isListed(one, { ...all, state }, today))
    fc.assert(
      fc.property(anyMeasure, (one) => {
        expect(states(one)).toEqual(measureState(one, today) === 'open' ? [] : [measureState(one, today)])
        expect(isListed(one, all, today)).toBe(one.removed === null)
        expect(isListed(one, { ...all, state: 'open' }, today)).toBe(
          one.removed === null && one.done === null,
        )
        expect(isListed(one, { ...all, origin: 'incident' }, today)).toBe(
          one.removed === null && one.origin.is === 'incident',
        )
      }),
    )
  })

  test('what is to be done is before what is done, the earliest term first', () => {
    const rank = (one: Measure): string => `${one.done === null ? 0 : 1} ${one.dueOn} ${one.id}`
    fc.assert(
      fc.property(fc.array(anyMeasure), (some) => {
        const ranks = some.toSorted(inOrder).map(rank)
        expect(ranks).toEqual(some.map(rank).toSorted())
      }),
    )
  })

  test('the counts are those of the lists', () => {
    const within = (one: Measure, from: LocalDate, to: LocalDate) => one.dueOn >= from && one.dueOn <= to
    fc.assert(
      fc.property(fc.array(anyMeasure), (some) => {
        const open = some.filter((one) => isListed(one, { ...all, state: 'open' }, today))
        expect(countMeasures(some, today)).toEqual({
          open: open.length,
          overdue: some.filter((one) => isListed(one, { ...all, state: 'overdue' }, today)).length,
          soon: open.filter((one) => within(one, today, day('2026-11-27'))).length,
        })
      }),
    )
  })

  test('a search looks at what is to be done and at who answers', () => {
    const found = (search: string) => isListed(aMeasure(), { ...all, search }, today)
    expect([found('ОГРАЖД'), found('белов'), found('станок')]).toEqual([true, true, false])
  })
})
