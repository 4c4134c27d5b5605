import { expect, test } from 'vitest'
import { day } from '../../tests/examples.ts'
import { anIncident, moment } from '../../tests/incidents-example.ts'
import { isWeekend, makeCalendar } from '../calendar/production-calendar.ts'
import { transferredYears } from '../norms/production-calendar.ts'
import { addDays } from '../shared/dates/local-date.ts'
import { sayTerm } from '../wording/incident-terms.ts'
import { explainTerm } from './explain-term.ts'
import type { Incident } from './incident.ts'
import { planInvestigation } from './plan.ts'

const noon = moment('2026-11-20T12:00')
const commission = (orderDate: string): Incident['commission'] => ({
  orderNumber: '12',
  orderDate: day(orderDate),
  chair: { employeeId: null, fullName: 'Абрамова А. А.', post: 'Директор' },
  members: [],
})

function explain(key: string, given: Partial<Incident>, off: readonly string[] = []) {
  const incident = anIncident(given)
  const step = planInvestigation(incident, noon).steps.find((one) => one.key === key)
  if (!step) throw new Error(`no step ${key}`)
  const calendar = makeCalendar(off.map((one) => ({ day: day(one), works: false, note: 'приказ № 5' })))
  const explained = explainTerm(step, incident, calendar)
  return { explained, said: sayTerm(step, explained) }
}

test('hours run from the accident itself, and no day off moves them', () => {
  const { explained, said } = explain('tell-sfr', {})
  expect(explained).toEqual({
    start: { from: 'accident', at: '2026-11-19T14:10' },
    runs: 'hours',
    extendedBy: null,
    dayOff: null,
  })
  expect(said).toEqual([
    'Отсчёт: от происшествия — 19.11.2026, 14:10.',
    'Срок: 24 часа. Часы идут подряд: ночи и выходные его не сдвигают.',
    expect.stringMatching(/^Основание: /),
  ])
})

test('days of the investigation begin with the day of the order; a day off at their end is told, and moves nothing', () => {
  const { explained, said } = explain('act-n1', { commission: commission('2026-11-19') })
  expect(explained).toEqual({
    start: { from: 'order', at: '2026-11-19T00:00' },
    runs: 'days-of-investigation',
    extendedBy: null,
    dayOff: { day: { day: '2026-11-21', works: false, why: { is: 'week' } }, next: '2026-11-23' },
  })
  expect(said[1]).toContain('День приказа — первый день')
  expect(said.at(-1)).toBe(
    '21.11.2026 — выходной. По ТК РФ, ст. 14 ч. 4 (с текстом не сверено) последним был бы следующий рабочий день, 23.11.2026; сервис оставляет более раннюю дату, чтобы не опоздать.',
  )
})

test('a day that the company has made a day off is told like any other', () => {
  const { explained } = explain('act-n1', { commission: commission('2026-11-18') }, ['2026-11-20'])
  expect(explained.dayOff).toMatchObject({ day: { why: { is: 'company' } }, next: '2026-11-23' })
  expect(explain('act-n1', { commission: commission('2026-11-18') }).explained.dayOff).toBeNull()
})

test('a day off of a year whose transfers are not known may yet be none', () => {
  const year = (transferredYears.at(-1)?.year ?? 0) + 1
  const off = [1, 2, 3, 4, 5, 6, 7].map((one) => `${year}-03-0${one}`).find((one) => isWeekend(day(one)))
  const { said } = explain('act-n1', { commission: commission(addDays(day(off ?? ''), -2)) })
  expect(said.at(-1)).toMatch(new RegExp(`^Переносы выходных на ${year} год сервису ещё не известны`))
})

test('an extension is told; a late report counts from the application', () => {
  const extension = { days: 5, reason: 'нет заключения' }
  const prolonged = explain('act-n1', { commission: commission('2026-11-19'), extension })
  expect(prolonged.explained.extendedBy).toBe(5)
  expect(prolonged.said[1]).toContain('продлён на 5 дней')
  const late = explain('act-n1', { reportedLateAt: moment('2026-11-25T09:00') })
  expect(late.explained.start).toEqual({ from: 'application', at: '2026-11-25T09:00' })
  expect(late.said[0]).toBe('Отсчёт: от заявления пострадавшего — 25.11.2026, 09:00.')
})

test('what an application has nothing to do with counts from its own start', () => {
  const reportedLateAt = moment('2026-11-25T09:00')
  const extension = { days: 5, reason: 'нет заключения' }
  const completed = explain('send-sfr', {
    reportedLateAt,
    extension,
    completedOn: day('2026-11-30'),
  }).explained
  expect([completed.start.from, completed.extendedBy]).toEqual(['completion', null])
  expect(explain('tell-sfr', { reportedLateAt }).explained.start.from).toBe('application')
  const [first] = anIncident({}).injured
  if (!first) throw new Error('no one was injured')
  const injured = [{ ...first, severity: 'serious' as const }]
  const news = { at: moment('2026-11-21T10:00'), from: 'easy' as const }
  const worse = explain('outsiders', { reportedLateAt, injured, worsenings: [news] }).explained
  expect(worse.start).toEqual({ from: 'accident', at: '2026-11-21T10:00' })
})

test('a step after the order without a figure is no day of the investigation', () => {
  const [first] = anIncident({}).injured
  if (!first) throw new Error('no one was injured')
  const fatal = {
    ...{ injured: [{ ...first, severity: 'fatal' as const }], answers: { 'cause-of-death': true } },
    ...{ commission: commission('2026-11-19'), extension: { days: 5, reason: 'нет заключения' } },
    reportedLateAt: moment('2026-11-25T09:00'),
  }
  const { explained } = explain('cause-confirmed', fatal)
  expect(explained).toMatchObject({ start: { from: 'order' }, runs: 'days', extendedBy: null })
})

test('what has not come is not counted from', () => {
  const { explained, said } = explain('act-n1', {})
  expect(explained.start).toEqual({ from: 'order', at: null })
  expect(said[0]).toBe('Отсчёт начнётся после приказа о комиссии.')
})

test('days after the completion count from the next day', () => {
  const { explained, said } = explain('send-sfr', { completedOn: day('2026-11-20') })
  expect(explained.start).toEqual({ from: 'completion', at: '2026-11-20T00:00' })
  expect(explained.runs).toBe('days')
  expect(said[0]).toBe('Отсчёт: после утверждения акта — 20.11.2026.')
  expect(said[1]).toContain('со следующего дня')
})
