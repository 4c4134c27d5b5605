import { describe, expect, it, test } from 'vitest'
import { day } from '../../tests/examples.ts'
import { anIncident, doneAt, moment } from '../../tests/incidents-example.ts'
import { degrees, type Severity } from '../norms/accidents/degree.ts'
import { degreePlans, findStepAction, findStepName } from '../norms/accidents/investigation-steps.ts'
import type { Incident } from './incident.ts'
import { countMinutesLeft, planInvestigation } from './plan.ts'
import { deriveIncidentDegree } from './severity.ts'

const noon = moment('2026-11-20T12:00')
const ticked = doneAt('2026-11-20T12:00')
const commission = {
  orderNumber: '12',
  orderDate: day('2026-11-19'),
  chair: { employeeId: null, fullName: 'Абрамова А. А.', post: 'Директор' },
  members: [],
}
const dueOf = (key: string, given: Partial<Incident>) =>
  planInvestigation(anIncident(given), noon).steps.find((step) => step.key === key)?.due
const serious = (count = 1): Partial<Incident> => ({
  injured: Array.from({ length: count }, (_, n) => ({
    employeeId: null,
    fullName: `Пострадавший ${n}`,
    employer: 'ООО «Сосед»',
    severity: n === 0 ? 'serious' : 'easy',
  })),
})

describe('the terms', () => {
  it('of hours run on through a night and a weekend', () => {
    expect(dueOf('tell-sfr', {})).toEqual({ is: 'moment', at: '2026-11-20T14:10' })
    expect(dueOf('medical-report', { occurredAt: moment('2026-02-28T23:30') })).toEqual({
      is: 'moment',
      at: '2026-03-01T22:30',
    })
  })

  it('of days end with the day, days off and the turn of the year counted', () => {
    const reported = { ...serious(), medicalReportAt: moment('2026-12-31T20:00') }
    expect(dueOf('worse-fatal', { ...reported, answers: { severity: true } })).toEqual({
      is: 'day',
      on: '2027-01-03',
    })
  })

  it('of an investigation begin with the day of the order', () => {
    expect(dueOf('act-n1', {})).toEqual({ is: 'waiting', for: 'order' })
    expect(dueOf('act-n1', { commission })).toEqual({ is: 'day', on: '2026-11-21' })
    expect(dueOf('act-n1', { ...serious(), commission })).toEqual({ is: 'day', on: '2026-12-03' })
  })

  it('are prolonged by the chair, and a month long where the accident was told of late', () => {
    const extension = { days: 15, reason: 'нет заключения' }
    expect(dueOf('act-n1', { commission, extension })).toEqual({ is: 'day', on: '2026-12-06' })
    const late = { commission, reportedLateAt: moment('2027-01-31T15:00') }
    expect(dueOf('act-n1', late)).toEqual({ is: 'day', on: '2027-02-28' })
  })

  it('of the report on consequences count from the last of its three days', () => {
    const known = { completedOn: day('2026-11-21'), disabilityEndedOn: day('2026-12-10') }
    expect(dueOf('consequences', known)).toEqual({ is: 'waiting', for: 'recovery' })
    expect(dueOf('consequences', { ...known, finalDiagnosisOn: day('2026-12-08') })).toEqual({
      is: 'day',
      on: '2026-12-20',
    })
    expect(dueOf('keep', known)).toEqual({ is: 'day', on: '2071-11-21' })
  })
})

describe('more of the terms', () => {
  it('are at once, in months and years, or without a figure', () => {
    expect(dueOf('first-aid', {})).toEqual({ is: 'at-once' })
    const fatal = {
      injured: anIncident().injured.map((one) => ({ ...one, severity: 'fatal' as const })),
      completedOn: day('2027-01-31'),
    }
    expect(dueOf('consequences', fatal)).toEqual({ is: 'day', on: '2027-02-28' })
    expect(dueOf('hand-over', fatal)).toEqual({ is: 'day', on: '2027-02-03' })
    expect(dueOf('register', fatal)).toEqual({ is: 'unlimited' })
    expect(dueOf('severity', { medicalReportAt: noon })).toEqual({ is: 'unlimited' })
    const lastOf = { disabilityEndedOn: day('2026-12-10'), completedOn: day('2026-11-21') }
    expect(dueOf('consequences', { ...lastOf, finalDiagnosisOn: day('2026-12-25') })).toEqual({
      is: 'day',
      on: '2027-01-04',
    })
    const twoOf = { completedOn: day('2026-11-21'), finalDiagnosisOn: day('2026-12-08') }
    expect(dueOf('consequences', twoOf)).toEqual({ is: 'waiting', for: 'recovery' })
    const others = { disabilityEndedOn: day('2026-12-10'), finalDiagnosisOn: day('2026-12-08') }
    expect(dueOf('consequences', others)).toEqual({ is: 'waiting', for: 'recovery' })
  })

  it('come in the order of their ends', () => {
    const [wide, reported] = [
      { answers: { severity: true }, medicalReportAt: moment('2026-11-17T10:00') },
      { occurredAt: moment('2026-11-16T10:00') },
    ]
    const plan = planInvestigation(
      anIncident({ ...wide, ...reported, done: { 'medical-report': ticked, 'tell-sfr': ticked } }),
      noon,
    )
    expect(plan.next?.key).toBe('worse')
    const later = planInvestigation(
      anIncident({ commission, done: { 'medical-report': ticked }, occurredAt: moment('2026-11-25T10:00') }),
      noon,
    )
    expect(later.next?.key).toBe('collect')
    const nothing = planInvestigation(
      anIncident({ done: { 'medical-report': ticked, 'tell-sfr': ticked } }),
      noon,
    )
    expect(nothing.next).toBeNull()
  })

  it('are at once, without a clock, until they are done or the act is approved without them', () => {
    const keysAtOnce = (changes: Partial<Incident>) =>
      planInvestigation(anIncident(changes), noon).atOnce.map(({ key }) => key)
    expect(keysAtOnce({})).toEqual(['first-aid', 'keep-scene', 'commission'])
    const helped = { 'first-aid': ticked, 'keep-scene': ticked }
    expect(keysAtOnce({ done: helped })).toEqual(['commission'])
    expect(keysAtOnce({ done: { ...helped, commission: ticked } })).toEqual([])
    expect(keysAtOnce({ done: helped, completedOn: day('2026-11-20') })).toEqual([])
  })

  it('of what an order brings have no figure, and wait for it', () => {
    const died = anIncident().injured.map((one) => ({ ...one, severity: 'fatal' as const }))
    const asked = { injured: died, answers: { 'cause-of-death': true } }
    expect(dueOf('cause-confirmed', asked)).toEqual({ is: 'waiting', for: 'order' })
    expect(dueOf('cause-confirmed', { ...asked, commission })).toEqual({ is: 'unlimited' })
    expect([findStepName('commission', 'fatal'), findStepName('commission'), findStepName('dance')]).toEqual([
      'Образовать комиссию по расследованию и издать приказ',
      'Образовать комиссию по расследованию и издать приказ',
      'dance',
    ])
    expect([findStepAction('first-aid'), findStepAction('dance')]).toEqual([
      expect.stringMatching(/^Оказать/),
      null,
    ])
  })

  it('ask, and say what is answered', () => {
    const { steps } = planInvestigation(anIncident(), noon)
    const answers = steps.flatMap(({ key, answer }) => (answer === null ? [] : [[key, answer]]))
    expect(answers).toEqual([
      ['severity', false],
      ['qualify', true],
    ])
    const { former } = planInvestigation(anIncident({ done: { 'act-unrelated': ticked } }), noon)
    expect(former).toEqual([
      {
        key: 'act-unrelated',
        action: 'Оформить акт о расследовании случая, не связанного с производством',
        ...ticked,
      },
    ])
    const done = planInvestigation(anIncident({ done: { 'tell-sfr': ticked } }), moment('2027-01-01T00:00'))
    expect(done.steps.filter(({ overdue }) => overdue).map(({ key }) => key)).toEqual(['medical-report'])
  })
})

describe('the plan', () => {
  it('is that of the gravest of the injured', () => {
    expect(deriveIncidentDegree(anIncident())).toBe('easy')
    expect(deriveIncidentDegree(anIncident(serious()))).toBe('serious')
    expect(deriveIncidentDegree(anIncident(serious(2)))).toBe('seriousGroup')
  })

  it('shows the steps that the answers leave', () => {
    const keys = (answers: Incident['answers']) =>
      planInvestigation(anIncident({ answers }), noon).steps.map(({ key }) => key)
    expect(keys({})).not.toContain('worse')
    expect(keys({})).toContain('act-n1')
    expect(keys({ severity: true })).toContain('worse')
    expect(keys({ qualify: false })).toContain('act-unrelated')
    expect(keys({ qualify: false })).not.toContain('act-n1')
  })

  it('keeps what was done when the degree changes', () => {
    const done = { 'first-aid': doneAt('2026-11-19T14:25'), 'tell-sfr': doneAt('2026-11-19T16:00') }
    const { steps, former } = planInvestigation(anIncident({ ...serious(), done }), noon)
    expect(steps.find(({ key }) => key === 'first-aid')?.done?.at).toBe('2026-11-19T14:25')
    expect(former).toMatchObject([{ key: 'tell-sfr', at: '2026-11-19T16:00' }])
  })

  it('names what is next, and what is late', () => {
    const plan = (now: string, done = {}) => planInvestigation(anIncident({ done }), moment(now))
    expect(plan('2026-11-20T10:00').next?.key).toBe('tell-sfr')
    expect(plan('2026-11-20T10:00', { 'tell-sfr': ticked }).next?.key).toBe('medical-report')
    const late = (now: string) => plan(now).steps.flatMap(({ key, overdue }) => (overdue ? [key] : []))
    expect(late('2026-11-20T13:10')).toEqual([])
    expect(late('2026-11-20T13:11')).toEqual(['medical-report'])
    const inTime = planInvestigation(anIncident({ commission }), moment('2026-11-21T23:59'))
    expect(inTime.steps.find(({ key }) => key === 'act-n1')?.overdue).toBe(false)
    const after = planInvestigation(anIncident({ commission }), moment('2026-11-22T00:00'))
    expect(after.steps.find(({ key }) => key === 'act-n1')?.overdue).toBe(true)
  })

  it('does not wait for the end of storage', () => {
    const { steps } = degreePlans.easy
    const done = Object.fromEntries(steps.flatMap(({ key }) => (key === 'keep' ? [] : [[key, ticked]])))
    const plan = planInvestigation(anIncident({ commission, done, completedOn: day('2026-11-20') }), noon)
    expect(plan.steps.at(-1)?.due).toEqual({ is: 'day', on: '2071-11-20' })
    expect(plan.next).toBeNull()
  })

  it('counts minutes to the end of a term', () => {
    expect(countMinutesLeft({ is: 'moment', at: moment('2026-11-20T13:10') }, noon)).toBe(70)
    expect(countMinutesLeft({ is: 'day', on: day('2026-11-20') }, noon)).toBe(719)
    expect(countMinutesLeft({ is: 'at-once' }, noon)).toBeNull()
  })
})

test('steps of every degree have keys of their own, and conditions name a question there', () => {
  for (const degree of degrees) {
    const { steps } = degreePlans[degree]
    expect(new Set(steps.map(({ key }) => key)).size).toBe(steps.length)
    expect(steps.map(({ number }) => number)).toEqual(steps.map((_, at) => at + 1))
    const asked = steps.flatMap(({ key, question }) => (question ? [key] : []))
    expect(asked).toHaveLength(2)
    for (const { visibleIf } of steps) if (visibleIf) expect(asked).toContain(visibleIf.step)
  }
})

test('the file of a death has experts’ conclusion on its cause, whatever is answered', () => {
  const plan = (severity: Severity, answers: Incident['answers'] = {}) => {
    const injured = anIncident().injured.map((one) => ({ ...one, severity }))
    return planInvestigation(anIncident({ injured, commission, answers }), noon).steps
  }
  const report = plan('fatal').find(({ key }) => key === 'forensic-report')
  expect(report?.due).toEqual({ is: 'day', on: '2026-12-03' })
  expect(report?.basis).toContain('п. 27')
  const keys = (steps: ReturnType<typeof plan>) => steps.map(({ key }) => key)
  expect(keys(plan('fatal', { 'cause-of-death': true }))).toContain('forensic-report')
  expect(keys(plan('fatal'))).not.toContain('cause-confirmed')
  expect(keys(plan('serious'))).not.toContain('forensic-report')
})

test('no table of a commission leaves out less than the law', () => {
  for (const { commission: words, steps } of Object.values(degreePlans)) {
    const action = steps.find(({ key }) => key === 'commission')?.action ?? ''
    for (const told of [words, action]) {
      expect(told).toContain('не менее 3 человек, нечетное число')
      expect(told).toContain('непосредственно возложено соблюдение требований охраны труда')
    }
  }
})

test('a prolongation asks to be told of, before the meeting that it leaves time for', () => {
  const now = moment('2026-11-20T10:00')
  const extension = { days: 10, reason: 'Нужно заключение' }
  const done = { prolongation: doneAt('2026-11-20T09:00') }
  const keysOf = (changes: Partial<Incident>) =>
    planInvestigation(anIncident(changes), now).steps.map(({ key }) => key)
  const keys = keysOf({ extension })
  expect(keys.indexOf('meet') - keys.indexOf('prolongation')).toBe(1)
  expect(keys.indexOf('prolongation')).toBeGreaterThan(0)
  expect(keys.filter((key) => key === 'meet')).toEqual(['meet'])
  expect(keysOf({})).not.toContain('prolongation')
  expect(keysOf({ done })).toContain('prolongation')
  const furtherExtension = { until: day('2027-01-15'), body: 'Суд' }
  expect(keysOf({ extension, furtherExtension })).toEqual(
    keys.flatMap((key) => (key === 'meet' ? ['further-prolongation', key] : [key])),
  )
})

test('a prolongation is told of within 24 hours of its decision, the further one of its own', () => {
  const extension = { days: 15, reason: 'Нужно заключение', decidedAt: moment('2026-11-21T17:30') }
  const furtherExtension = { until: day('2027-01-15'), body: 'Суд', grantedAt: moment('2026-12-05T09:00') }
  const known = { commission, extension, furtherExtension }
  expect(dueOf('prolongation', known)).toEqual({ is: 'moment', at: '2026-11-22T17:30' })
  expect(dueOf('further-prolongation', known)).toEqual({ is: 'moment', at: '2026-12-06T09:00' })
  const { decidedAt: _, ...unsaid } = extension
  expect(dueOf('prolongation', { extension: unsaid })).toEqual({ is: 'waiting', for: 'extension' })
  const { grantedAt: __, ...ungranted } = furtherExtension
  expect(dueOf('further-prolongation', { ...known, furtherExtension: ungranted })).toEqual({
    is: 'waiting',
    for: 'further-extension',
  })
  const told = { furtherExtension: null, done: { 'further-prolongation': doneAt('2026-12-05T12:00') } }
  expect(dueOf('further-prolongation', told)).toEqual({ is: 'waiting', for: 'further-extension' })
})
