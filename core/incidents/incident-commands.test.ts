import { describe, expect, it } from 'vitest'
import { followInCompany } from '../../tests/commands/follow-in-company.ts'
import { anEmployee, instant, mining, someone, somePosition } from '../../tests/examples.ts'
import { anIncident, moment } from '../../tests/incidents-example.ts'
import type { EmployeeId } from '../employees/employee.ts'
import type { Input } from '../shared/input/field-reader.ts'
import { notFound } from '../shared/results/refusals.ts'
import { err } from '../shared/results/result.ts'
import { change } from './change.ts'
import type { Incident, IncidentId } from './incident.ts'
import { record } from './record.ts'

/** 18:00 in Moscow on the day of the accident. */
const signed = { by: someone, at: instant('2026-11-19T15:00:00Z') }
const id = 3 as IncidentId

const answers = (kept: Incident | null = anIncident()) => ({
  employees: ({ ids }: { readonly ids: readonly EmployeeId[] }) =>
    new Map(
      ids
        .filter((one) => one < 10)
        .map((one) => [
          one,
          {
            ...anEmployee({ lastName: `Работник${one}` }),
            id: one,
            companyId: mining,
            position: { id: somePosition, name: 'Машинист бульдозера' },
            version: 1,
          },
        ]),
    ),
  'time-zone': () => 'Europe/Moscow',
  'new-incident-id': () => id,
  incident: () => kept,
})

const typed = {
  degree: 'easy',
  date: '19.11.2026',
  time: '14:10',
  place: 'Цех № 2',
  description: 'Порезал кисть',
  injured: [{ employeeId: 1 }],
}
const recorded = (given: Input = {}) =>
  followInCompany(record.run({ companyId: mining, details: { ...typed, ...given } }, signed), answers())
const changed = (patch: Input, kept: Incident | null = anIncident()) =>
  followInCompany(change.run({ companyId: mining, id, patch }, signed), answers(kept))

const codes = (result: { readonly ok: boolean; readonly error?: unknown }) =>
  result.ok
    ? []
    : (result.error as { errors: readonly { field: string; code: string }[] }).errors.map(
        ({ field, code }) => `${field}: ${code}`,
      )

describe('recording an accident', () => {
  it('keeps it at once, with the employee’s name and the company’s zone', () => {
    const result = recorded()
    expect(result).toMatchObject({
      ok: true,
      value: {
        answer: {
          occurredAt: '2026-11-19T14:10',
          timeZone: 'Europe/Moscow',
          injured: [{ employeeId: 1, employer: '', severity: 'easy' }],
        },
      },
    })
    if (result.ok) expect(result.value.writes.map(({ kind }) => kind)).toEqual(['new-incidents', 'journal'])
  })

  it('is refused in the future of its own place', () => {
    expect(codes(recorded({ time: '18:00' }))).toEqual([])
    expect(codes(recorded({ time: '18:01' }))).toEqual(['time: accident/in-future'])
    expect(codes(recorded({ time: '20:00', timeZone: 'Asia/Yekaterinburg' }))).toEqual([])
    expect(codes(recorded({ timeZone: 'Mars/Olympus' }))).toEqual(['timeZone: time-zone/unknown'])
  })

  it('says all that is missing', () => {
    const nothing = { degree: '', date: '', time: 'x', place: ' ', injured: [] }
    expect(codes(recorded(nothing))).toEqual([
      'degree: degree/required',
      'date: date/required',
      'time: time/invalid',
      'place: place/required',
      'injured: injured/required',
    ])
  })

  it('takes nobody twice and outsiders by name', () => {
    const outsider = { fullName: 'Иванов И. И.', employer: 'ООО «Сосед»' }
    const degree = 'seriousGroup'
    expect(codes(recorded({ degree, injured: [{ employeeId: 1 }, outsider] }))).toEqual([])
    for (const injured of [
      [{ employeeId: 1 }, { employeeId: '1' }],
      [outsider, { ...outsider, fullName: 'иванов и. и.' }],
    ])
      expect(codes(recorded({ degree, injured }))).toEqual(['injured: person/twice'])
    expect(codes(recorded({ injured: [{ employeeId: 99 }] }))).toEqual(['injured: employee/unknown'])
    expect(codes(recorded({ injured: [{ fullName: '' }] }))).toEqual(['injured: text/required'])
    expect(codes(recorded({ injured: Array(201).fill(outsider) }))).toEqual(['injured: injured/too-many'])
  })

  it('has a group of more than one', () => {
    expect(codes(recorded({ degree: 'fatalGroup' }))).toEqual(['degree: degree/one-injured'])
    const injured = [{ employeeId: 1 }, { employeeId: 2 }]
    expect(codes(recorded({ injured }))).toEqual(['degree: degree/several-injured'])
  })
})

const people = [{ employeeId: 2 }, { employeeId: 3 }]
const aCommission = { orderNumber: '12', orderDate: '19.11.2026', chair: { employeeId: 4 }, members: people }

describe('an investigation that goes on', () => {
  it('is that of the company', () => {
    expect(changed({ place: 'Двор' }, null)).toEqual(err(notFound))
    const same = changed({ place: 'Цех № 2, у станка 14' })
    expect(same).toMatchObject({ ok: true, value: { writes: [] } })
  })

  it('has steps done and taken back, each kept with its first moment', () => {
    const kept = anIncident({ done: { 'first-aid': moment('2026-11-19T14:25') } })
    expect(changed({ done: { 'first-aid': true, inspect: true } }, kept)).toMatchObject({
      value: { answer: { done: { 'first-aid': '2026-11-19T14:25', inspect: '2026-11-19T18:00' } } },
    })
    expect(changed({ done: { 'first-aid': false } }, kept)).toMatchObject({ value: { answer: { done: {} } } })
    for (const done of [{ dance: true }, { inspect: 'yes' }, [], null])
      expect(codes(changed({ done }))).toEqual(['done: step/unknown'])
    expect(codes(changed({ answers: { dance: true } }))).toEqual(['answers: step/unknown'])
  })

  it('becomes graver by the medical report, and keeps what was done', () => {
    const kept = anIncident({ done: { 'first-aid': moment('2026-11-19T14:25') } })
    const graver = changed({ degree: 'serious', medicalReportAt: '2026-11-19T17:00' }, kept)
    expect(graver).toMatchObject({
      value: {
        answer: { injured: [{ severity: 'serious' }], medicalReportAt: '2026-11-19T17:00', done: kept.done },
      },
    })
    expect(codes(changed({ medicalReportAt: '2026-11-19T14:09' }))).toEqual([
      'medicalReportAt: medical-report/before-accident',
    ])
    expect(codes(changed({ medicalReportAt: '2026-11-19T18:01' }))).toEqual([
      'medicalReportAt: accident/in-future',
    ])
  })

  it('has a commission of an odd number, three at least, without the injured', () => {
    expect(changed({ commission: aCommission })).toMatchObject({
      value: { answer: { commission: { orderNumber: '12', orderDate: '2026-11-19', members: [{}, {}] } } },
    })
    const members = (given: readonly object[]) =>
      codes(changed({ commission: { ...aCommission, members: given } }))
    expect(members([{ employeeId: 2 }])).toEqual(['members: commission/too-few'])
    expect(members([...people, { employeeId: 5 }])).toEqual(['members: commission/even'])
    expect(members([{ employeeId: 2 }, { employeeId: 4 }])).toEqual(['members: person/twice'])
    expect(members([{ employeeId: 1 }, { employeeId: 2 }])).toEqual(['members: commission/injured-in-it'])
    expect(codes(changed({ commission: { ...aCommission, orderDate: '18.11.2026' } }))).toEqual([
      'orderDate: order/before-accident',
    ])
    expect(codes(changed({ commission: { ...aCommission, orderDate: '20.11.2026' } }))).toEqual([
      'orderDate: date/in-future',
    ])
  })

  it('is prolonged by fifteen days at most, for a reason', () => {
    expect(codes(changed({ extension: { days: '16', reason: 'экспертиза' } }))).toEqual([
      'days: extension/too-long',
    ])
    expect(codes(changed({ extension: { days: 15, reason: '' } }))).toEqual(['reason: reason/required'])
    expect(changed({ extension: { days: '15', reason: 'экспертиза' } })).toMatchObject({
      value: { answer: { extension: { days: 15 } } },
    })
  })

  it('is completed on the day of its act, after its steps, or for a reason', () => {
    const early = moment('2026-11-19T15:00')
    const before = ['first-aid', 'keep-scene', 'medical-report', 'tell-sfr', 'commission', 'collect']
    const all = [...before, 'inspect', 'interview', 'meet', 'act-n1']
    const kept = anIncident({ done: Object.fromEntries(all.map((key) => [key, early])) })
    expect(changed({ completedOn: '19.11.2026' }, kept)).toMatchObject({
      value: { answer: { completedOn: '2026-11-19', completedDespite: '' } },
    })
    expect(codes(changed({ completedOn: '19.11.2026' }))).toEqual([
      'completedDespite: completion/steps-missing',
    ])
    const despite = { completedOn: '19.11.2026', completedDespite: 'Акт утверждён без осмотра' }
    expect(changed(despite)).toMatchObject({ value: { answer: despite && { completedOn: '2026-11-19' } } })
    expect(codes(changed({ completedOn: '18.11.2026' }))).toEqual(['completedOn: completion/before-step'])
    expect(codes(changed({ completedOn: '20.11.2026' }))).toEqual(['completedOn: date/in-future'])
    const done = { ...kept, completedOn: kept.commission?.orderDate ?? null, completedDespite: 'x' }
    expect(changed({ completedOn: null }, done)).toMatchObject({
      value: { answer: { completedOn: null, completedDespite: '' } },
    })
  })
})
