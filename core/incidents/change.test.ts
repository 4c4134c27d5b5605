import { describe, expect, it } from 'vitest'
import { day, mining } from '../../tests/examples.ts'
import { aCommission, changed, recorded, recordedId, signed } from '../../tests/incident-entered.ts'
import { anIncident, codesOf, doneAt, moment } from '../../tests/incidents-example.ts'
import type { Input } from '../shared/input/field-reader.ts'
import type { Incident } from './incident.ts'

describe('what a change says', () => {
  const value = (result: ReturnType<typeof changed>) => {
    if (!result.ok) throw new Error(JSON.stringify(result.error))
    return result.value
  }

  it('is written and told in the journal, and only what differs', () => {
    const { writes, answer } = value(changed({ place: 'Двор' }))
    expect(answer).toEqual(anIncident({ place: 'Двор', detailsVersion: 2 }))
    expect(writes).toEqual([
      { kind: 'changed-incidents', rows: [answer] },
      {
        kind: 'incident-events',
        rows: [
          {
            companyId: mining,
            incidentId: recordedId,
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
                ids: [recordedId],
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
      { kind: 'new-incidents', rows: [{ incident: { id: recordedId, place: 'Цех № 2' }, entered: signed }] },
      {
        kind: 'incident-events',
        rows: [{ incidentId: recordedId, before: null, after: { place: 'Цех № 2' } }],
      },
      {
        kind: 'journal',
        rows: [
          { changes: [{ record: 'incident', ids: [recordedId], before: null, after: { place: 'Цех № 2' } }] },
        ],
      },
    ])
  })

  it('leaves names as they were, unless people are given again', () => {
    expect(value(changed({ description: 'x' })).answer.injured).toEqual(anIncident().injured)
    const again = value(changed({ injured: [{ employeeId: 2 }] })).answer
    expect(again.injured).toEqual([
      { employeeId: 2, fullName: 'Работник2 Вера Ильинична', employer: '', severity: 'easy' },
    ])
    expect(codesOf(changed({ place: '' }))).toEqual(['place: place/required'])
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
    expect(codesOf(changed({ medicalReportAt: 'x' }))).toEqual(['medicalReportAt: date/invalid'])
  })

  it('has days that have come', () => {
    for (const field of ['disabilityEndedOn', 'finalDiagnosisOn'] as const) {
      const known = value(changed({ [field]: '19.11.2026' })).answer
      expect(known[field]).toBe('2026-11-19')
      expect(value(changed({ place: 'Двор' }, known)).answer[field]).toBe('2026-11-19')
      expect(value(changed({ [field]: null }, known)).answer[field]).toBeNull()
      expect(codesOf(changed({ [field]: '20.11.2026' }))).toEqual([`${field}: date/in-future`])
    }
  })

  it('has no day of recovery before the accident', () => {
    for (const field of ['disabilityEndedOn', 'finalDiagnosisOn'])
      expect(codesOf(changed({ [field]: '18.11.2026' }))).toEqual([`${field}: date/before-accident`])
  })

  describe('of details that are corrected', () => {
    const later = { date: '19.11.2026', time: '14:11' }
    const entered: readonly (readonly [string, Partial<Incident>])[] = [
      ['medical-report/before-accident', { medicalReportAt: moment('2026-11-19T14:10') }],
      [
        'medical-report/before-accident',
        {
          medicalReportAt: moment('2026-11-19T16:00'),
          worsenings: [{ at: moment('2026-11-19T14:10'), from: 'easy' }],
          injured: anIncident().injured.map((one) => ({ ...one, severity: 'fatal' })),
        },
      ],
      [
        'step/before-accident',
        { done: { inspect: doneAt('2026-11-19T15:00'), 'first-aid': doneAt('2026-11-19T14:10') } },
      ],
      ['late-report/in-time', { reportedLateAt: moment('2026-11-20T14:11') }],
    ]

    it.each(entered)('nothing that followed the accident may come before it: %s', (code, known) => {
      expect(codesOf(changed(later, anIncident(known)))).toEqual([`date: ${code}`])
      expect(changed({ place: 'Двор' }, anIncident(known)).ok).toBe(true)
      expect(changed({ ...later, time: '14:09' }, anIncident(known)).ok).toBe(true)
    })

    it('what came at the same minute follows it', () => {
      const at = moment('2026-11-19T14:11')
      const injured = anIncident().injured.map((one) => ({ ...one, severity: 'fatal' }) as const)
      const known: Partial<Incident> = { medicalReportAt: at, worsenings: [{ at, from: 'easy' }], injured }
      expect(changed(later, anIncident({ ...known, done: { inspect: doneAt(at) } })).ok).toBe(true)
    })

    it('nor any day', () => {
      const before = anIncident({ occurredAt: moment('2026-11-18T09:00') })
      const commission = value(changed({ commission: { ...aCommission, orderDate: '18.11.2026' } }, before))
        .answer.commission
      const days: readonly (readonly [string, Partial<Incident>])[] = [
        ['order/before-accident', { commission }],
        ['completion/before-accident', { completedOn: day('2026-11-18') }],
        ['date/before-accident', { disabilityEndedOn: day('2026-11-18') }],
        ['date/before-accident', { finalDiagnosisOn: day('2026-11-18') }],
      ]
      for (const [code, known] of days) {
        const kept = { ...before, ...known }
        expect(codesOf(changed({ date: '19.11.2026', time: '00:00' }, kept))).toEqual([`date: ${code}`])
        expect(changed({ time: '10:00' }, kept).ok, code).toBe(true)
      }
    })

    it('what the same change moves as well is judged as it is then', () => {
      const kept = anIncident({ medicalReportAt: moment('2026-11-19T14:10') })
      expect(changed({ ...later, medicalReportAt: '2026-11-19T15:00' }, kept).ok).toBe(true)
    })

    it('no one in the commission becomes injured', () => {
      const kept = value(changed({ commission: aCommission })).answer
      for (const employeeId of [3, 4])
        expect(codesOf(changed({ injured: [{ employeeId }] }, kept))).toEqual([
          'injured: commission/injured-in-it',
        ])
      const third = changed({ degree: 'easyGroup', injured: [{ employeeId: 1 }, { employeeId: 3 }] }, kept)
      expect(third).toMatchObject({ error: { errors: [{ field: 'injured', row: 1 }] } })
      expect(changed({ injured: [{ employeeId: 5 }] }, kept).ok).toBe(true)
      const others = { ...aCommission, members: [{ employeeId: 5 }, { employeeId: 6 }] }
      expect(changed({ injured: [{ employeeId: 3 }], commission: others }, kept).ok).toBe(true)
      const [hurt] = anIncident().injured
      if (!kept.commission || !hurt) throw new Error('there is no commission')
      const before = { ...kept, commission: { ...kept.commission, chair: { ...hurt, post: '' } } }
      expect(changed({ place: 'Двор' }, before).ok).toBe(true)
    })
  })

  it('has whole days of an extension', () => {
    const days = (given: unknown) => codesOf(changed({ extension: { days: given, reason: 'x' } }))
    for (const right of [1, '1', 15, '15']) expect(days(right)).toEqual([])
    for (const wrong of [0, '0', -1, 1.5, 'x', '1.5', null, [5]])
      expect(days(wrong)).toEqual(['days: number/invalid'])
    for (const long of [16, '16', 999]) expect(days(long)).toEqual(['days: extension/too-long'])
    expect(codesOf(changed({ extension: 'x' }))).toEqual(['days: number/invalid', 'reason: reason/required'])
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
      expect(codesOf(changed({ answers }))).toEqual(['answers: step/unknown'])
    for (const done of ['x', 5]) expect(codesOf(changed({ done }))).toEqual(['done: step/unknown'])
  })

  it('is refused where a step was done meanwhile, or the days of incapacity are wrong', () => {
    expect(codesOf(changed({ seen: { done: { inspect: '2026-11-19T15:00' } } }))).toEqual([
      'done: step/changed-meanwhile',
    ])
    expect(codesOf(changed({ lostDays: [-1] }))).toEqual(['lostDays: number/invalid'])
  })

  it('is completed again only after what was done', () => {
    const kept = anIncident({ done: { inspect: doneAt('2026-11-19T15:00') }, completedDespite: '' })
    const later = { ...kept, occurredAt: moment('2026-11-18T10:00') }
    expect(codesOf(changed({ completedOn: '18.11.2026', completedDespite: 'x' }, later))).toEqual([
      'completedOn: completion/before-step',
    ])
    const both = { inspect: doneAt('2026-11-19T15:00'), 'first-aid': doneAt('2026-11-18T11:00') }
    expect(
      codesOf(changed({ completedOn: '18.11.2026', completedDespite: 'x' }, { ...later, done: both })),
    ).toEqual(['completedOn: completion/before-step'])
    const undone = { ...later, done: { 'send-sfr': doneAt('2026-11-19T15:00') } }
    expect(codesOf(changed({ completedOn: '18.11.2026', completedDespite: 'x' }, undone))).toEqual([])
    const ordered = value(changed({ commission: aCommission }, { ...later, done: {} })).answer
    expect(codesOf(changed({ completedOn: '18.11.2026', completedDespite: 'x' }, ordered))).toEqual([
      'completedOn: completion/before-step',
    ])
    expect(codesOf(changed({ completedOn: '19.11.2026', completedDespite: 'я'.repeat(501) }))).toEqual([
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
