import { describe, expect, it } from 'vitest'
import { mining } from '../../tests/examples.ts'
import { aCommission, changed, recorded, recordedId, signed } from '../../tests/incident-entered.ts'
import { anIncident, codesOf, doneAt, moment } from '../../tests/incidents-example.ts'
import type { Input } from '../shared/input/field-reader.ts'

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
