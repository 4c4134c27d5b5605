import { describe, expect, it } from 'vitest'
import { anIncident, codesOf, doneAt, moment } from '../../tests/incidents-example.ts'
import { accept, dueOf, keysOf, on, outsider } from '../../tests/investigation-example.ts'
import { planInvestigation } from './plan.ts'

describe('medical information', () => {
  const told = anIncident({
    injured: [outsider('А', 'easy')],
    done: { 'tell-sfr': doneAt('2026-11-19T16:00') },
    answers: { severity: true },
  })
  const worse = (kept = told) =>
    accept(on('2026-11-20')({ medicalReportAt: '2026-11-20T10:00', severities: ['serious'] }, kept))

  it('makes an easy accident a serious one, with the notice of three days in place of that of a day', () => {
    const serious = worse()
    expect(serious).toMatchObject({ worsenings: [{ at: '2026-11-20T10:00', from: 'easy' }], answers: {} })
    const keys = keysOf(serious, '2026-11-20T12:00')
    expect(keys).not.toContain('notify')
    expect(keys.slice(3, 6)).toEqual(['severity', 'tell-sfr', 'worse'])
    expect(keys).toContain('form-5')
    expect(dueOf(serious, 'worse')).toEqual({ is: 'day', on: '2026-11-23' })
    expect(dueOf(serious, 'outsiders')).toEqual({ is: 'moment', at: '2026-11-21T10:00' })
    expect(serious.done).toEqual(told.done)
    expect(dueOf(anIncident({ ...serious, answers: {} }), 'notify')).toBeUndefined()
    const numbers = planInvestigation(serious, moment('2026-11-20T12:00')).steps.map(({ number }) => number)
    expect(numbers.slice(0, 7)).toEqual([1, 2, 3, 4, 6, 7, 8])
  })

  it('leads on to a death, with a notice of its own', () => {
    const done = { ...worse().done, worse: doneAt('2026-11-20T11:00') }
    const fatal = accept(
      on('2026-11-21')({ medicalReportAt: '2026-11-21T09:00', severities: ['fatal'] }, { ...worse(), done }),
    )
    expect(keysOf(fatal, '2026-11-21T12:00')).toEqual(
      expect.arrayContaining(['worse', 'worse-fatal', 'relatives']),
    )
    expect(dueOf(fatal, 'worse-fatal')).toEqual({ is: 'day', on: '2026-11-24' })
  })

  it('asks for outsiders within a day of the accident where it was serious at first', () => {
    const serious = anIncident({ injured: [outsider('А', 'serious')] })
    const fatal = accept(
      on('2026-11-21')({ medicalReportAt: '2026-11-21T09:00', severities: ['fatal'] }, serious),
    )
    expect(dueOf(fatal, 'outsiders')).toEqual({ is: 'moment', at: '2026-11-20T14:10' })
    expect(dueOf(fatal, 'worse-fatal')).toEqual({ is: 'day', on: '2026-11-24' })
  })

  it('is taken back', () => {
    expect(accept(on('2026-11-20')({ medicalReportAt: null }, worse())).medicalReportAt).toBeNull()
  })

  it('leaves the notice of a day where the lighter accident wanted it too', () => {
    const group = anIncident({ injured: [outsider('А', 'easy'), outsider('Б', 'easy')] })
    const serious = accept(
      on('2026-11-20')({ medicalReportAt: '2026-11-20T10:00', severities: ['easy', 'serious'] }, group),
    )
    expect(keysOf(serious, '2026-11-20T12:00')).toEqual(expect.arrayContaining(['notify', 'worse']))
    expect(dueOf(serious, 'notify')).toEqual({ is: 'moment', at: '2026-11-20T14:10' })
  })

  it('that is lighter again brings no notice', () => {
    const easy = accept(on('2026-11-20')({ severities: ['easy'] }, worse()))
    expect(easy).toMatchObject({ worsenings: [], injured: [{ severity: 'easy' }] })
    expect(keysOf(easy, '2026-11-20T12:00')).not.toContain('worse')
    const corrected = accept(on('2026-11-20')({ degree: 'easy' }, worse()))
    expect(corrected.worsenings).toEqual([])
    expect(accept(on('2026-11-20')({ place: 'Двор' }, worse())).worsenings).toHaveLength(1)
  })

  it('is of each of the injured, at a moment', () => {
    const wrong = (severities: unknown, medicalReportAt: unknown = '2026-11-20T10:00') =>
      codesOf(on('2026-11-20')({ medicalReportAt, severities }, told))
    for (const severities of ['serious', [], ['serious', 'easy'], ['serious', 'grave'], ['grave'], [null]])
      expect(wrong(severities)).toEqual(['severities: severity/unknown'])
    expect(wrong(['serious'], null)).toEqual(['medicalReportAt: date/required'])
    const same = accept(on('2026-11-20')({ medicalReportAt: '2026-11-20T10:00', severities: ['easy'] }, told))
    expect(same).toMatchObject({ worsenings: [], answers: { severity: true } })
  })
})
