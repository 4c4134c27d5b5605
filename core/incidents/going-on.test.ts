import { describe, expect, it } from 'vitest'
import { day } from '../../tests/examples.ts'
import { anIncident, changedBy, codesOf, doneAt, moment } from '../../tests/incidents-example.ts'
import type { Input } from '../shared/input/field-reader.ts'
import type { Incident } from './incident.ts'
import { mayConsiderInterimAct } from './interim-act.ts'
import { planInvestigation } from './plan.ts'

/** Changes at 18:00 in Moscow of that day. */
const on = (date: string) => (patch: Input, kept: Incident) => changedBy(patch, kept, `${date}T15:00:00Z`)
const accept = (result: ReturnType<typeof changedBy>): Incident => {
  if (!result.ok) throw new Error(JSON.stringify(result.error))
  return result.value.answer
}
const keysOf = (incident: Incident, now: string) =>
  planInvestigation(incident, moment(now)).steps.map(({ key }) => key)
const dueOf = (incident: Incident, key: string) =>
  planInvestigation(incident, moment('2026-11-20T12:00')).steps.find((step) => step.key === key)?.due

const outsider = (fullName: string, severity: 'easy' | 'serious' | 'fatal') => ({
  employeeId: null,
  fullName,
  employer: '',
  severity,
})

describe('medical information', () => {
  const told = anIncident({
    injured: [outsider('А', 'easy')],
    done: { 'tell-sfr': doneAt('2026-11-19T16:00') },
    answers: { severity: true },
  })
  const worse = (kept = told) =>
    accept(on('2026-11-20')({ medicalReportAt: '2026-11-20T10:00', severities: ['serious'] }, kept))

  it('makes an easy accident a serious one, with the notice of 72 hours in place of that of a day', () => {
    const serious = worse()
    expect(serious).toMatchObject({ worsenings: [{ at: '2026-11-20T10:00', from: 'easy' }], answers: {} })
    const keys = keysOf(serious, '2026-11-20T12:00')
    expect(keys).not.toContain('notify')
    expect(keys.slice(3, 6)).toEqual(['severity', 'tell-sfr', 'worse'])
    expect(keys).toContain('form-5')
    expect(dueOf(serious, 'worse')).toEqual({ is: 'moment', at: '2026-11-23T10:00' })
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
    expect(dueOf(fatal, 'worse-fatal')).toEqual({ is: 'moment', at: '2026-11-24T09:00' })
  })

  it('asks for outsiders within a day of the accident where it was serious at first', () => {
    const serious = anIncident({ injured: [outsider('А', 'serious')] })
    const fatal = accept(
      on('2026-11-21')({ medicalReportAt: '2026-11-21T09:00', severities: ['fatal'] }, serious),
    )
    expect(dueOf(fatal, 'outsiders')).toEqual({ is: 'moment', at: '2026-11-20T14:10' })
    expect(dueOf(fatal, 'worse-fatal')).toEqual({ is: 'moment', at: '2026-11-24T09:00' })
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

const commission = {
  orderNumber: '12',
  orderDate: day('2026-11-19'),
  chair: { employeeId: null, fullName: 'Абрамова А. А.', post: 'Директор' },
  members: [],
}

describe('a late report', () => {
  it('gives a month from the application, and its hours to the notices', () => {
    const late = accept(on('2026-11-30')({ reportedLateAt: '2026-11-30T09:15' }, anIncident()))
    expect(dueOf(late, 'act-n1')).toEqual({ is: 'day', on: '2026-12-30' })
    expect(dueOf(late, 'tell-sfr')).toEqual({ is: 'moment', at: '2026-12-01T09:15' })
    expect(accept(on('2026-11-30')({ reportedLateAt: '' }, late)).reportedLateAt).toBeNull()
  })

  it('comes more than a day after the accident', () => {
    const codes = (reportedLateAt: string) => codesOf(on('2026-11-30')({ reportedLateAt }, anIncident()))
    expect(codes('2026-11-20T14:10')).toEqual(['reportedLateAt: late-report/in-time'])
    expect(codes('2026-11-20T14:11')).toEqual([])
    expect(codes('2026-11-30T18:00')).toEqual([])
    expect(codes('2026-11-30T18:01')).toEqual(['reportedLateAt: date/in-future'])
    expect(codes('x')).toEqual(['reportedLateAt: date/invalid'])
  })
})

describe('extensions', () => {
  const extension = { days: 15, reason: 'Экспертиза' }
  const further = { until: '15.01.2027', body: 'Следственный комитет' }
  it('further than the chair’s follow it, and end on a day', () => {
    const kept = anIncident({ commission })
    const change = on('2026-11-22')
    expect(codesOf(change({ furtherExtension: further }, kept))).toEqual(['until: extension/none'])
    const both = accept(change({ extension, furtherExtension: further }, kept))
    expect(dueOf(both, 'act-n1')).toEqual({ is: 'day', on: '2027-01-15' })
    expect(
      codesOf(change({ extension, furtherExtension: { ...further, until: '06.12.2026' } }, kept)),
    ).toEqual(['until: extension/not-further'])
    expect(codesOf(change({ extension, furtherExtension: { until: '', body: '' } }, kept))).toEqual([
      'until: date/required',
      'body: reason/required',
    ])
    expect(codesOf(change({ extension, furtherExtension: further }, anIncident()))).toEqual([
      'until: extension/none',
    ])
    const late = { reportedLateAt: '2026-11-22T10:00', extension, furtherExtension: further }
    expect(codesOf(change({ ...late, furtherExtension: { ...further, until: '06.01.2027' } }, kept))).toEqual(
      ['until: extension/not-further'],
    )
    expect(codesOf(change(late, kept))).toEqual([])
    const ordered = { ...both, commission: { ...commission, orderDate: day('2027-01-10') } }
    expect(dueOf(ordered, 'act-n1')).toEqual({ is: 'day', on: '2027-01-27' })
    expect(dueOf({ ...both, commission: null }, 'act-n1')).toEqual({ is: 'waiting', for: 'order' })
    expect(accept(change({ furtherExtension: null }, both)).furtherExtension).toBeNull()
    expect(dueOf(accept(change({ extension: null, furtherExtension: null }, both)), 'act-n1')).toEqual({
      is: 'day',
      on: '2026-11-21',
    })
  })
})

describe('an act Н-1С', () => {
  const waiting = anIncident({
    commission,
    extension: { days: 15, reason: 'Экспертиза' },
    furtherExtension: { until: day('2027-02-01'), body: 'Суд' },
  })
  const agreed = { qualificationStands: true, nothingExcludes: true, unanimous: true, fundAgrees: true }
  const whole = { consideredOn: '07.12.2026', approvedOn: '08.12.2026', ...agreed }
  const consider = (given: object = {}, kept = waiting) =>
    on('2026-12-08')({ interimAct: { ...whole, ...given } }, kept)

  it('is offered once the chair’s whole extension has run out, and never twice', () => {
    const offered = (given: Partial<Incident>, now: string) =>
      mayConsiderInterimAct({ ...waiting, ...given }, moment(now))
    expect(offered({}, '2026-12-06T23:59')).toBe(false)
    expect(offered({}, '2026-12-07T00:00')).toBe(true)
    expect(offered({ extension: { days: 14, reason: 'x' } }, '2026-12-31T00:00')).toBe(false)
    expect(offered({ extension: null }, '2026-12-31T00:00')).toBe(false)
    expect(offered({ furtherExtension: null }, '2026-12-31T00:00')).toBe(false)
    expect(offered({ commission: null }, '2026-12-31T00:00')).toBe(false)
    expect(offered({ answers: { qualify: false } }, '2026-12-31T00:00')).toBe(false)
    expect(offered({ completedOn: day('2026-12-08') }, '2026-12-31T00:00')).toBe(false)
    expect(keysOf(waiting, '2026-12-07T00:00')).toContain('interim-act')
    expect(keysOf(waiting, '2026-12-06T00:00')).not.toContain('interim-act')
    const made = accept(consider())
    expect(mayConsiderInterimAct(made, moment('2026-12-31T00:00'))).toBe(false)
    expect(codesOf(consider({}, made))).toEqual(['consideredOn: interim-act/considered'])
  })

  it('asks for every condition, and is sent to the fund within three days', () => {
    const made = accept(consider())
    expect(dueOf(made, 'send-interim-act')).toEqual({ is: 'day', on: '2026-12-11' })
    const keys = keysOf(made, '2026-12-08T00:00')
    expect(keys.slice(keys.indexOf('meet')).slice(0, 5)).toEqual([
      'meet',
      'interim-act',
      'send-interim-act',
      'qualify',
      'act-n1',
    ])
    expect(keys.filter((key) => key === 'interim-act')).toHaveLength(1)
    expect(keys).not.toContain('send-annulment')
    expect(codesOf(consider({ unanimous: false, fundAgrees: undefined }))).toEqual([
      'unanimous: interim-act/not-unanimous',
      'fundAgrees: interim-act/no-consent',
    ])
    expect(codesOf(consider({ qualificationStands: 'yes', nothingExcludes: false }))).toEqual([
      'qualificationStands: interim-act/qualification-open',
      'nothingExcludes: interim-act/part-six',
    ])
    const serious = {
      ...waiting,
      injured: [outsider('А', 'serious')],
      commission: { ...commission, orderDate: day('2026-11-07') },
    }
    expect(codesOf(consider({}, serious))).toEqual(['inspectorAgrees: interim-act/no-consent'])
    expect(codesOf(consider({ inspectorAgrees: true }, serious))).toEqual([])
  })

  it('is of days in their order', () => {
    expect(codesOf(consider({ consideredOn: '06.12.2026' }))).toEqual(['consideredOn: interim-act/too-early'])
    expect(codesOf(consider({ consideredOn: '' }))).toEqual(['consideredOn: date/required'])
    expect(codesOf(consider({ approvedOn: '06.12.2026' }))).toEqual(['approvedOn: approval/before-protocol'])
    expect(codesOf(consider({ approvedOn: '07.12.2026' }))).toEqual([])
    expect(codesOf(consider({ approvedOn: '09.12.2026' }))).toEqual(['approvedOn: date/in-future'])
    expect(codesOf(consider({}, anIncident({ commission })))).toEqual(['consideredOn: interim-act/too-early'])
  })

  it('may be declined, with a reason and without a condition', () => {
    const declined = accept(consider({ declinedBecause: 'СФР не согласовал', ...{ unanimous: false } }))
    expect(declined.interimAct).toEqual({
      consideredOn: '2026-12-07',
      declinedBecause: 'СФР не согласовал',
      approvedOn: null,
      annulledOn: null,
    })
    expect(keysOf(declined, '2026-12-08T00:00')).not.toContain('send-interim-act')
    expect(codesOf(consider({ declinedBecause: 'я'.repeat(501) }))).toEqual([
      'declinedBecause: text/too-long',
    ])
    expect(codesOf(on('2026-12-08')({ interimAct: { annulledOn: '08.12.2026' } }, declined))).toEqual([
      'annulledOn: interim-act/none',
    ])
    expect(accept(on('2026-12-08')({ interimAct: null }, declined)).interimAct).toBeNull()
  })

  it('is void once the case is not of production, and that is sent too', () => {
    const made = accept(consider())
    const annul = (annulledOn: unknown, kept = made) => on('2026-12-20')({ interimAct: { annulledOn } }, kept)
    expect(codesOf(annul('20.12.2026'))).toEqual(['annulledOn: interim-act/still-related'])
    expect(codesOf(annul('20.12.2026', waiting))).toEqual(['annulledOn: interim-act/none'])
    const unrelated = { ...made, answers: { qualify: false } }
    expect(codesOf(annul('07.12.2026', unrelated))).toEqual(['annulledOn: approval/before-protocol'])
    expect(codesOf(annul('21.12.2026', unrelated))).toEqual(['annulledOn: date/in-future'])
    expect(codesOf(annul('08.12.2026', unrelated))).toEqual([])
    const void_ = accept(annul('20.12.2026', unrelated))
    expect(dueOf(void_, 'send-annulment')).toEqual({ is: 'day', on: '2026-12-23' })
    expect(accept(annul(null, void_)).interimAct?.annulledOn).toBeNull()
  })
})

describe('completion', () => {
  const completed = accept(
    on('2026-11-22')(
      { completedOn: '21.11.2026', completedDespite: 'Без осмотра' },
      anIncident({ commission }),
    ),
  )

  it('leaves open what follows the act, and asks for nothing before it', () => {
    const { steps, next } = planInvestigation(completed, moment('2026-11-30T12:00'))
    expect(steps.find(({ key }) => key === 'inspect')).toMatchObject({ skipped: true, overdue: false })
    expect(steps.find(({ key }) => key === 'hand-over')).toMatchObject({ skipped: false, overdue: true })
    expect(next?.key).toBe('hand-over')
    const open = planInvestigation(anIncident({ commission }), moment('2026-11-30T12:00'))
    expect(open.steps.some(({ skipped }) => skipped)).toBe(false)
  })

  it('may be moved, and asks for a reason to be opened again', () => {
    const change = on('2026-11-23')
    expect(codesOf(change({ completedOn: '' }, completed))).toEqual(['reopenedBecause: reason/required'])
    expect(codesOf(change({ completedOn: null, reopenedBecause: 'я'.repeat(501) }, completed))).toEqual([
      'reopenedBecause: text/too-long',
    ])
    const opened = accept(change({ completedOn: null, reopenedBecause: 'Новый свидетель' }, completed))
    expect(opened).toMatchObject({
      completedOn: null,
      completedDespite: '',
      reopenedBecause: 'Новый свидетель',
    })
    expect(accept(change({ completedOn: null }, opened)).reopenedBecause).toBe('Новый свидетель')
    const marked = { 'first-aid': doneAt('2026-11-21T10:00'), inspect: doneAt('2026-11-20T10:00') }
    expect(
      codesOf(change({ completedOn: '20.11.2026', completedDespite: 'x' }, anIncident({ done: marked }))),
    ).toEqual(['completedOn: completion/before-step'])
    const again = accept(change({ completedOn: '22.11.2026', completedDespite: 'x' }, opened))
    expect(again.reopenedBecause).toBe('Новый свидетель')
    expect(codesOf(change({ completedOn: '22.11.2026' }, completed))).toEqual([
      'completedDespite: completion/steps-missing',
    ])
  })
})

describe('a step', () => {
  it('is done at a moment between the accident and now', () => {
    const codes = (inspect: string) => codesOf(on('2026-11-20')({ done: { inspect } }, anIncident()))
    expect(codes('2026-11-19T14:10')).toEqual([])
    expect(codes('2026-11-19T14:09')).toEqual(['done: step/before-accident'])
    expect(codes('2026-11-20T18:00')).toEqual([])
    expect(codes('2026-11-20T18:01')).toEqual(['done: step/in-future'])
    expect(codes('yesterday')).toEqual(['done: date/invalid'])
  })

  it('keeps who ticked it until its moment is another', () => {
    const kept = anIncident({ done: { inspect: doneAt('2026-11-19T16:00') } })
    const same = accept(on('2026-11-20')({ done: { inspect: '2026-11-19T16:00' } }, kept))
    expect(same.done).toEqual(kept.done)
    const moved = accept(on('2026-11-20')({ done: { inspect: '2026-11-19T17:00' } }, kept))
    expect(moved.done.inspect).toMatchObject({
      at: '2026-11-19T17:00',
      entered: { at: '2026-11-20T15:00:00Z' },
    })
  })
})
