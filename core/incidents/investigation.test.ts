import { describe, expect, it } from 'vitest'
import { day } from '../../tests/examples.ts'
import { aCommission, changed, signed } from '../../tests/incident-entered.ts'
import { anIncident, codesOf, doneAt, moment } from '../../tests/incidents-example.ts'
import { commission } from '../../tests/investigation-example.ts'
import { notFound } from '../shared/results/refusals.ts'
import { err } from '../shared/results/result.ts'

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
      expect(codesOf(changed({ done }))).toEqual(['done: step/unknown'])
    expect(codesOf(changed({ answers: { dance: true } }))).toEqual(['answers: step/unknown'])
  })

  it('has no step of another investigation, but keeps one that was done before its degree changed', () => {
    for (const key of ['relatives', 'cause-of-death', 'notify', 'interim-act', 'further-prolongation'])
      expect(codesOf(changed({ done: { [key]: true } }))).toEqual(['done: step/unknown'])
    expect(codesOf(changed({ answers: { 'cause-of-death': true } }))).toEqual(['answers: step/unknown'])
    expect(codesOf(changed({ done: { worse: true, 'act-unrelated': true } }))).toEqual([])
    const corrected = anIncident({ done: { relatives: doneAt('2026-11-19T14:25') } })
    expect(codesOf(changed({ done: { relatives: '2026-11-19T14:30', inspect: true } }, corrected))).toEqual(
      [],
    )
    expect(changed({ done: { relatives: false } }, corrected)).toMatchObject({
      value: { answer: { done: {} } },
    })
    expect(codesOf(changed({ degree: 'serious', done: { relatives: true } }))).toEqual([])
  })

  it('becomes graver by the medical report, and keeps what was done', () => {
    const kept = anIncident({ done: { 'first-aid': doneAt('2026-11-19T14:25') } })
    const graver = changed({ degree: 'serious', medicalReportAt: '2026-11-19T17:00' }, kept)
    expect(graver).toMatchObject({
      value: {
        answer: { injured: [{ severity: 'serious' }], medicalReportAt: '2026-11-19T17:00', done: kept.done },
      },
    })
    expect(codesOf(changed({ medicalReportAt: '2026-11-19T14:09' }))).toEqual([
      'medicalReportAt: medical-report/before-accident',
    ])
    expect(codesOf(changed({ medicalReportAt: '2026-11-19T18:01' }))).toEqual([
      'medicalReportAt: accident/in-future',
    ])
  })

  it('has a commission of an odd number, three at least, without the injured', () => {
    expect(changed({ commission: aCommission })).toMatchObject({
      value: { answer: { commission: { orderNumber: '12', orderDate: '2026-11-19', members: [{}, {}] } } },
    })
    const members = (given: readonly object[]) =>
      codesOf(changed({ commission: { ...aCommission, members: given } }))
    expect(members([{ employeeId: 2 }])).toEqual(['members: commission/too-few'])
    expect(members([...aCommission.members, { employeeId: 5 }])).toEqual(['members: commission/even'])
    expect(members([{ employeeId: 2 }, { employeeId: 4 }])).toEqual(['members: person/twice'])
    expect(members([{ employeeId: 1 }, { employeeId: 2 }])).toEqual(['members: commission/injured-in-it'])
    const chair = { fullName: 'Ким О. О.', post: 'ОСФР по Пермскому краю' }
    expect(codesOf(changed({ commission: { ...aCommission, chair } }))).toEqual([
      'chair: commission/chair-not-employers',
    ])
    expect(codesOf(changed({ commission: { ...aCommission, orderDate: '18.11.2026' } }))).toEqual([
      'orderDate: order/before-accident',
    ])
    expect(codesOf(changed({ commission: { ...aCommission, orderDate: '20.11.2026' } }))).toEqual([
      'orderDate: date/in-future',
    ])
  })

  it('is prolonged by fifteen days at most, for a reason', () => {
    expect(codesOf(changed({ extension: { days: '16', reason: 'экспертиза' } }))).toEqual([
      'days: extension/too-long',
    ])
    expect(codesOf(changed({ extension: { days: 15, reason: '' } }))).toEqual(['reason: reason/required'])
    expect(changed({ extension: { days: '15', reason: 'экспертиза' } })).toMatchObject({
      value: { answer: { extension: { days: 15 } } },
    })
  })

  it('is completed on the day of its act, after its steps, or for a reason', () => {
    const early = doneAt('2026-11-19T15:00')
    const before = ['first-aid', 'keep-scene', 'medical-report', 'tell-sfr', 'commission', 'collect']
    const all = [...before, 'inspect', 'interview', 'meet', 'act-n1']
    const allDone = Object.fromEntries(all.map((key) => [key, early]))
    expect(codesOf(changed({ completedOn: '19.11.2026' }, anIncident({ done: allDone })))).toEqual([
      'completedDespite: completion/records-missing',
    ])
    const papers = ['accident-commission-order', 'accident-act-n1'].map((form, documentId) => ({
      ...{ documentId, form, step: '', title: '', number: '1', date: day('2026-11-19') },
    }))
    const medicalReportAt = moment('2026-11-19T14:30')
    const kept = anIncident({ done: allDone, commission, medicalReportAt, papers })
    expect(changed({ completedOn: '19.11.2026' }, kept)).toMatchObject({
      value: { answer: { completedOn: '2026-11-19', completedDespite: '' } },
    })
    expect(codesOf(changed({ completedOn: '19.11.2026' }))).toEqual([
      'completedDespite: completion/steps-missing',
    ])
    expect(changed({ completedOn: '19.11.2026', completedDespite: 'x' }, kept)).toMatchObject({
      value: { answer: { completedDespite: '' } },
    })
    const despite = { completedOn: '19.11.2026', completedDespite: 'Акт утверждён без осмотра' }
    expect(changed(despite)).toMatchObject({ value: { answer: despite && { completedOn: '2026-11-19' } } })
    expect(codesOf(changed({ completedOn: '18.11.2026' }))).toEqual(['completedOn: completion/before-step'])
    expect(codesOf(changed({ completedOn: '20.11.2026' }))).toEqual(['completedOn: date/in-future'])
    const done = { ...kept, completedOn: day('2026-11-19'), completedDespite: 'x' }
    expect(codesOf(changed({ completedOn: null }, done))).toEqual(['reopenedBecause: reason/required'])
    expect(changed({ completedOn: null, reopenedBecause: 'Новые сведения' }, done)).toMatchObject({
      value: { answer: { completedOn: null, completedDespite: '', reopenedBecause: 'Новые сведения' } },
    })
  })
})
