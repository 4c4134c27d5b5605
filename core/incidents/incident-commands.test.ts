import { describe, expect, it } from 'vitest'
import { followInCompany } from '../../tests/commands/follow-in-company.ts'
import { anEmployee, day, instant, mining, someone, somePosition } from '../../tests/examples.ts'
import { anIncident, doneAt, moment } from '../../tests/incidents-example.ts'
import type { EmployeeId } from '../employees/employee.ts'
import type { Input } from '../shared/input/field-reader.ts'
import { notFound } from '../shared/results/refusals.ts'
import { err } from '../shared/results/result.ts'
import { change } from './change.ts'
import type { Incident, IncidentId } from './incident.ts'
import { employeesNamed } from './reading/read-person.ts'
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
    if (result.ok)
      expect(result.value.writes.map(({ kind }) => kind)).toEqual([
        'new-incidents',
        'incident-events',
        'journal',
      ])
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

  it('takes no one twice and outsiders by name', () => {
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
    const kept = anIncident({ done: { 'first-aid': doneAt('2026-11-19T14:25') } })
    expect(changed({ done: { 'first-aid': true, inspect: true } }, kept)).toMatchObject({
      value: {
        answer: {
          done: {
            'first-aid': doneAt('2026-11-19T14:25'),
            inspect: { at: '2026-11-19T18:00', entered: signed },
          },
        },
      },
    })
    expect(changed({ done: { 'first-aid': false } }, kept)).toMatchObject({ value: { answer: { done: {} } } })
    for (const done of [{ dance: true }, { inspect: 5 }, [], null])
      expect(codes(changed({ done }))).toEqual(['done: step/unknown'])
    expect(codes(changed({ answers: { dance: true } }))).toEqual(['answers: step/unknown'])
  })

  it('becomes graver by the medical report, and keeps what was done', () => {
    const kept = anIncident({ done: { 'first-aid': doneAt('2026-11-19T14:25') } })
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
    const early = doneAt('2026-11-19T15:00')
    const before = ['first-aid', 'keep-scene', 'medical-report', 'tell-sfr', 'commission', 'collect']
    const all = [...before, 'inspect', 'interview', 'meet', 'act-n1']
    const kept = anIncident({ done: Object.fromEntries(all.map((key) => [key, early])) })
    expect(changed({ completedOn: '19.11.2026' }, kept)).toMatchObject({
      value: { answer: { completedOn: '2026-11-19', completedDespite: '' } },
    })
    expect(codes(changed({ completedOn: '19.11.2026' }))).toEqual([
      'completedDespite: completion/steps-missing',
    ])
    expect(changed({ completedOn: '19.11.2026', completedDespite: 'x' }, kept)).toMatchObject({
      value: { answer: { completedDespite: '' } },
    })
    const despite = { completedOn: '19.11.2026', completedDespite: 'Акт утверждён без осмотра' }
    expect(changed(despite)).toMatchObject({ value: { answer: despite && { completedOn: '2026-11-19' } } })
    expect(codes(changed({ completedOn: '18.11.2026' }))).toEqual(['completedOn: completion/before-step'])
    expect(codes(changed({ completedOn: '20.11.2026' }))).toEqual(['completedOn: date/in-future'])
    const done = { ...kept, completedOn: day('2026-11-19'), completedDespite: 'x' }
    expect(codes(changed({ completedOn: null }, done))).toEqual(['reopenedBecause: reason/required'])
    expect(changed({ completedOn: null, reopenedBecause: 'Новые сведения' }, done)).toMatchObject({
      value: { answer: { completedOn: null, completedDespite: '', reopenedBecause: 'Новые сведения' } },
    })
  })
})

describe('what a change says', () => {
  const value = (result: ReturnType<typeof changed>) => {
    if (!result.ok) throw new Error(JSON.stringify(result.error))
    return result.value
  }

  it('is written and told in the journal, and only what differs', () => {
    const { writes, answer } = value(changed({ place: 'Двор' }))
    expect(answer).toEqual(anIncident({ place: 'Двор' }))
    expect(writes).toEqual([
      { kind: 'changed-incidents', rows: [answer] },
      {
        kind: 'incident-events',
        rows: [
          {
            companyId: mining,
            incidentId: id,
            entered: signed,
            before: { place: 'Цех № 2, у станка 14' },
            after: { place: 'Двор' },
          },
        ],
      },
      {
        kind: 'journal',
        rows: [
          {
            ...signed,
            companyId: mining,
            command: 'incidents/change',
            changes: [
              {
                record: 'incident',
                ids: [id],
                before: { place: 'Цех № 2, у станка 14' },
                after: { place: 'Двор' },
              },
            ],
          },
        ],
      },
    ])
    const made = recorded()
    expect(made.ok && made.value.writes).toMatchObject([
      { kind: 'new-incidents', rows: [{ incident: { id, place: 'Цех № 2' }, entered: signed }] },
      { kind: 'incident-events', rows: [{ incidentId: id, before: null, after: { place: 'Цех № 2' } }] },
      {
        kind: 'journal',
        rows: [{ changes: [{ record: 'incident', ids: [id], before: null, after: { place: 'Цех № 2' } }] }],
      },
    ])
  })

  it('leaves names as they were, unless people are given again', () => {
    expect(value(changed({ description: 'x' })).answer.injured).toEqual(anIncident().injured)
    const again = value(changed({ injured: [{ employeeId: 2 }] })).answer
    expect(again.injured).toEqual([
      { employeeId: 2, fullName: 'Работник2 Вера Ильинична', employer: '', severity: 'easy' },
    ])
    expect(codes(changed({ place: '' }))).toEqual(['place: place/required'])
  })

  it('keeps each of several severities while the degree stays', () => {
    const two = anIncident({
      injured: [
        { employeeId: null, fullName: 'А', employer: '', severity: 'easy' },
        { employeeId: null, fullName: 'Б', employer: 'ООО', severity: 'serious' },
      ],
    })
    const severities = (patch: Input) => value(changed(patch, two)).answer.injured.map((one) => one.severity)
    expect(severities({ place: 'Двор' })).toEqual(['easy', 'serious'])
    expect(severities({ degree: 'fatalGroup' })).toEqual(['fatal', 'fatal'])
  })

  it('takes a commission, an extension and a report back', () => {
    const kept = value(changed({ commission: aCommission, extension: { days: 1, reason: 'x' } })).answer
    expect(value(changed({ commission: null }, kept)).answer.commission).toBeNull()
    expect(value(changed({ extension: null }, kept)).answer.extension).toBeNull()
    const report = value(changed({ medicalReportAt: '2026-11-19T14:10' })).answer
    expect(report.medicalReportAt).toBe('2026-11-19T14:10')
    expect(value(changed({ medicalReportAt: '2026-11-19T18:00' })).answer.medicalReportAt).toBe(
      '2026-11-19T18:00',
    )
    expect(value(changed({ medicalReportAt: '' }, report)).answer.medicalReportAt).toBeNull()
    expect(value(changed({ place: 'Двор' }, report)).answer.medicalReportAt).toBe('2026-11-19T14:10')
    expect(codes(changed({ medicalReportAt: 'x' }))).toEqual(['medicalReportAt: date/invalid'])
  })

  it('has days that have come', () => {
    for (const field of ['disabilityEndedOn', 'finalDiagnosisOn'] as const) {
      const known = value(changed({ [field]: '19.11.2026' })).answer
      expect(known[field]).toBe('2026-11-19')
      expect(value(changed({ place: 'Двор' }, known)).answer[field]).toBe('2026-11-19')
      expect(value(changed({ [field]: null }, known)).answer[field]).toBeNull()
      expect(codes(changed({ [field]: '20.11.2026' }))).toEqual([`${field}: date/in-future`])
    }
  })

  it('has whole days of an extension', () => {
    const days = (given: unknown) => codes(changed({ extension: { days: given, reason: 'x' } }))
    for (const right of [1, '1', 15, '15']) expect(days(right)).toEqual([])
    for (const wrong of [0, '0', -1, 1.5, 'x', '1.5', null, [5]])
      expect(days(wrong)).toEqual(['days: number/invalid'])
    for (const long of [16, '16', 999]) expect(days(long)).toEqual(['days: extension/too-long'])
    expect(codes(changed({ extension: 'x' }))).toEqual(['days: number/invalid', 'reason: reason/required'])
  })

  it('marks and answers each step apart', () => {
    const kept = anIncident({
      done: { 'first-aid': doneAt('2026-11-19T14:25'), inspect: doneAt('2026-11-19T15:00') },
      answers: { severity: true },
    })
    expect(value(changed({ done: { inspect: false } }, kept)).answer.done).toEqual({
      'first-aid': doneAt('2026-11-19T14:25'),
    })
    expect(value(changed({ answers: { qualify: false } }, kept)).answer.answers).toEqual({
      severity: true,
      qualify: false,
    })
    for (const answers of ['x', null, [], { severity: 1 }, { severity: 'x' }])
      expect(codes(changed({ answers }))).toEqual(['answers: step/unknown'])
    for (const done of ['x', 5]) expect(codes(changed({ done }))).toEqual(['done: step/unknown'])
  })

  it('is completed again only after what was done', () => {
    const kept = anIncident({ done: { inspect: doneAt('2026-11-19T15:00') }, completedDespite: '' })
    const later = { ...kept, occurredAt: moment('2026-11-18T10:00') }
    expect(codes(changed({ completedOn: '18.11.2026', completedDespite: 'x' }, later))).toEqual([
      'completedOn: completion/before-step',
    ])
    const both = { inspect: doneAt('2026-11-19T15:00'), 'first-aid': doneAt('2026-11-18T11:00') }
    expect(
      codes(changed({ completedOn: '18.11.2026', completedDespite: 'x' }, { ...later, done: both })),
    ).toEqual(['completedOn: completion/before-step'])
    const undone = { ...later, done: { 'send-sfr': doneAt('2026-11-19T15:00') } }
    expect(codes(changed({ completedOn: '18.11.2026', completedDespite: 'x' }, undone))).toEqual([])
    const ordered = value(changed({ commission: aCommission }, { ...later, done: {} })).answer
    expect(codes(changed({ completedOn: '18.11.2026', completedDespite: 'x' }, ordered))).toEqual([
      'completedOn: completion/before-step',
    ])
    expect(codes(changed({ completedOn: '19.11.2026', completedDespite: 'я'.repeat(501) }))).toEqual([
      'completedDespite: text/too-long',
    ])
    const completed = value(changed({ completedOn: '19.11.2026', completedDespite: 'Без осмотра' })).answer
    expect(value(changed({ completedOn: null, reopenedBecause: 'x' }, completed)).answer).toMatchObject({
      completedOn: null,
      completedDespite: '',
    })
    expect(completed.completedDespite).toBe('Без осмотра')
    expect(value(changed({ place: 'Двор' }, completed)).answer).toMatchObject({
      completedOn: '2026-11-19',
      completedDespite: 'Без осмотра',
    })
  })
})

describe('people of an incident', () => {
  const members = (given: readonly unknown[], chair: unknown = { employeeId: 4 }) =>
    changed({ commission: { ...aCommission, chair, members: given } })

  it('are employees by number, or outsiders by name', () => {
    const outsider = { fullName: 'Волкова В. В.', post: 'СФР' }
    const result = members([{ employeeId: '2' }, outsider])
    expect(result.ok && result.value.answer.commission).toEqual({
      orderNumber: '12',
      orderDate: '2026-11-19',
      chair: { employeeId: 4, fullName: 'Работник4 Вера Ильинична', post: 'Машинист бульдозера' },
      members: [
        { employeeId: 2, fullName: 'Работник2 Вера Ильинична', post: 'Машинист бульдозера' },
        { employeeId: null, ...outsider },
      ],
    })
  })

  it('are named at the place where they are wrong', () => {
    const places = (result: ReturnType<typeof members>) =>
      result.ok || !('errors' in result.error) ? [] : result.error.errors
    const unknown = { code: 'employee/unknown' }
    expect(places(members(people, { employeeId: 99 }))).toEqual([{ field: 'chair', ...unknown }])
    expect(places(members([{ employeeId: 2 }, { employeeId: 'x' }]))).toEqual([
      { field: 'members', row: 1, ...unknown },
    ])
    expect(places(members(people, null))).toEqual([{ field: 'chair', code: 'text/required' }])
    expect(places(members([{ employeeId: null, fullName: 'я'.repeat(256) }]))).toEqual([
      { field: 'members', row: 0, code: 'text/too-long', max: 255 },
    ])
    expect(places(members([{ fullName: 'А', post: 'я'.repeat(256) }]))).toEqual([
      { field: 'members', row: 0, code: 'text/too-long', max: 255 },
    ])
    const twice = [{ fullName: 'Волкова' }, { fullName: 'ВОЛКОВА' }]
    expect(places(members(twice))).toEqual([{ field: 'members', row: 1, code: 'person/twice' }])
  })

  it('are no more than a commission has', () => {
    const many = Array.from({ length: 30 }, (_, n) => ({ fullName: `Член ${n}` }))
    expect(members(many).ok).toBe(true)
    for (const wrong of [[...many, { fullName: 'Лишний' }], 'x', undefined])
      expect(codes(changed({ commission: { ...aCommission, members: wrong } }))).toEqual([
        'members: list/invalid',
      ])
    expect(codes(changed({ commission: 'x' }))).toEqual([
      'orderNumber: document-number/required',
      'orderDate: date/required',
    ])
  })

  it('who were injured outside of the company may not investigate either', () => {
    const outsider = {
      employeeId: null,
      fullName: 'Иванов И. И.',
      employer: 'ООО «Сосед»',
      severity: 'easy',
    } as const
    const kept = anIncident({ injured: [outsider] })
    const commission = { ...aCommission, members: [{ employeeId: 2 }, { fullName: 'иванов и. и.' }] }
    expect(codes(changed({ commission }, kept))).toEqual(['members: commission/injured-in-it'])
  })

  it('are told apart by employer, and refused in their place', () => {
    const degree = 'easyGroup'
    const [a, b] = [
      { fullName: 'Иванов', employer: 'А' },
      { fullName: 'Иванов', employer: 'Б' },
    ]
    const result = recorded({ degree, injured: [a, { ...b, severity: 'fatal' }] })
    expect(codes(result)).toEqual([])
    expect(result.ok && result.value.answer.injured).toEqual([
      { employeeId: null, ...a, severity: 'easy' },
      { employeeId: null, ...b, severity: 'fatal' },
    ])
    const wrong = recorded({ degree, injured: [a, { fullName: ' ' }] })
    expect(!wrong.ok && wrong.error.errors).toEqual([{ field: 'injured', row: 1, code: 'text/required' }])
    const long = recorded({ degree, injured: [a, { fullName: 'я'.repeat(256) }] })
    expect(!long.ok && long.error.errors).toEqual([
      { field: 'injured', row: 1, code: 'text/too-long', max: 255 },
    ])
    expect(codes(recorded({ injured: 'x' }))).toEqual(['injured: injured/required'])
    const many = Array.from({ length: 200 }, (_, n) => ({ fullName: `Пострадавший ${n}` }))
    expect(codes(recorded({ degree, injured: many }))).toEqual([])
  })

  it('are told with what else is wrong', () => {
    expect(codes(recorded({ description: '' }))).toEqual([])
    expect(employeesNamed([{ employeeId: 'x' }, null, { employeeId: 2 }, { employeeId: '2' }])).toEqual([2])
    expect(codes(recorded({ place: '', injured: [{ employeeId: 99 }] }))).toEqual([
      'place: place/required',
      'injured: employee/unknown',
    ])
    expect(codes(recorded({ place: 'я'.repeat(501), description: 'я'.repeat(2001) }))).toEqual([
      'place: text/too-long',
      'description: text/too-long',
    ])
    expect(codes(recorded({ place: 'я'.repeat(500), description: 'я'.repeat(2000) }))).toEqual([])
    expect(codes(recorded({ date: '', time: '23:59' }))).toEqual(['date: date/required'])
  })
})
