import { expect, test } from 'vitest'
import { day } from '../../../tests/examples.ts'
import { anIncident, moment } from '../../../tests/incidents-example.ts'
import { accept, commission, on } from '../../../tests/investigation-example.ts'
import type { Incident } from '../incident.ts'
import type { IncidentPaper } from '../papers-of-file.ts'
import { listMissingRecords } from './missing-records.ts'

const paper = (form: string, more: Partial<IncidentPaper> = {}): IncidentPaper => ({
  ...{ documentId: 1, form, step: '', title: '', number: '1', date: day('2026-11-20') },
  ...more,
})
const [titov] = anIncident().injured
const order = paper('accident-commission-order')
const act = (about = titov?.fullName ?? '') => paper('accident-act-n1', { about })
const whole: Partial<Incident> = {
  commission,
  medicalReportAt: moment('2026-11-20T10:00'),
  papers: [order, act()],
}
const missing = (given: Partial<Incident>) =>
  listMissingRecords(anIncident(given), moment('2026-11-21T12:00')).map(({ is, step, fullName }) =>
    [is, step?.key, fullName].filter((one) => one !== null && one !== undefined).join(' '),
  )

test('nothing is missing where the order and the act were issued, and what the clinic says was entered', () => {
  expect(missing(whole)).toEqual([])
})

test('each thing that is not there is named, with the step of its paper', () => {
  expect(missing({})).toEqual([
    'commission',
    'order commission',
    'medical',
    'act-n1 act-n1 Титов Роман Евгеньевич',
  ])
  expect(missing({ ...whole, papers: [order, { ...act(), annulled: true }] })).toEqual([
    'act-n1 act-n1 Титов Роман Евгеньевич',
  ])
})

test('an accident that is not of production needs form 5 alone; a group one form 5 where its plan has it, and an act for each', () => {
  const unrelated = { ...whole, answers: { qualify: false }, papers: [order] }
  expect(missing(unrelated)).toEqual(['form-5 act-unrelated'])
  expect(missing({ ...unrelated, papers: [order, paper('accident-investigation-act-form-5')] })).toEqual([])
  const two = ['Титов Роман Евгеньевич', 'Ли Ян'].map((fullName) => ({
    ...{ employeeId: null, fullName, employer: 'ООО «Сосед»', severity: 'easy' as const },
  }))
  expect(missing({ ...whole, injured: two })).toEqual(['form-5 form-5', 'act-n1 act-n1 Ли Ян'])
  expect(
    missing({
      ...whole,
      injured: two,
      papers: [order, act('Ли Ян'), act(), paper('accident-investigation-act-form-5')],
    }),
  ).toEqual([])
})

test('days of incapacity are missing once its last day is known; never of who was killed', () => {
  const ended = { ...whole, disabilityEndedOn: day('2026-11-21') }
  expect(missing(ended)).toEqual(['lost-days Титов Роман Евгеньевич'])
  expect(missing({ ...ended, lostDays: { '1': 0 } })).toEqual([])
  const killed = (whole.injured ?? anIncident().injured).map((one) => ({
    ...one,
    severity: 'fatal' as const,
  }))
  expect(
    missing({
      ...ended,
      injured: killed,
      papers: [...(ended.papers ?? []), paper('accident-investigation-act-form-5')],
    }),
  ).toEqual([])
})

test('with every step done it may still be completed, for a reason', () => {
  const steps = ['first-aid', 'keep-scene', 'medical-report', 'tell-sfr', 'commission', 'collect']
  const done = [...steps, 'inspect', 'interview', 'meet', 'act-n1'].map(
    (key) => [key, '2026-11-20T10:00'] as const,
  )
  const led = (given: Partial<Incident>) =>
    accept(on('2026-11-20')({ done: Object.fromEntries(done) }, anIncident({ commission, ...given })))
  const complete = (kept: Incident, completedDespite = '') =>
    on('2026-11-21')({ completedOn: '21.11.2026', completedDespite }, kept)
  expect(JSON.stringify(complete(led({})))).toContain('completion/records-missing')
  expect(accept(complete(led({}), 'Бумаги ведёт подрядчик')).completedDespite).toBe('Бумаги ведёт подрядчик')
  expect(accept(complete(led(whole), 'зря')).completedDespite).toBe('')
})
