import { expect, test } from 'vitest'
import { day } from '../../../tests/examples.ts'
import { anIncident, doneAt, moment } from '../../../tests/incidents-example.ts'
import type { Incident } from '../incident.ts'
import { listDeadlineEvents } from './deadline-events.ts'

const now = moment('2026-11-19T15:00')
const commission = {
  orderNumber: '12',
  orderDate: day('2026-11-20'),
  chair: { employeeId: null, fullName: 'Абрамова А. А.', post: '' },
  members: [],
}
const events = (given: Partial<Incident> = {}) => listDeadlineEvents(anIncident(given), now)
const endOf = (key: string, given: Partial<Incident> = {}) =>
  events(given).find(({ step }) => step.key === key)?.end

test('a term of hours ends at a moment by the clock of the place', () => {
  expect(endOf('tell-sfr')).toEqual({ is: 'moment', at: '2026-11-20T11:10:00.000Z' })
  expect(endOf('tell-sfr', { timeZone: 'Asia/Kamchatka' })).toEqual({
    is: 'moment',
    at: '2026-11-20T02:10:00.000Z',
  })
  expect(endOf('tell-sfr', { occurredAt: moment('2026-12-31T01:00') })).toEqual({
    is: 'moment',
    at: '2026-12-31T22:00:00.000Z',
  })
})

test('a term of days ends with a day, wherever the place is', () => {
  expect(endOf('meet', { commission })).toEqual({ is: 'day', on: '2026-11-22' })
  expect(endOf('meet', { commission, timeZone: 'Asia/Kamchatka' })).toEqual({ is: 'day', on: '2026-11-22' })
})

test('what is to be done at once is at the moment of the accident, or of the application where it was told of late', () => {
  expect(endOf('first-aid')).toEqual({ is: 'moment', at: '2026-11-19T11:10:00.000Z' })
  expect(endOf('commission', { reportedLateAt: moment('2026-11-25T09:00') })).toEqual({
    is: 'moment',
    at: '2026-11-25T06:00:00.000Z',
  })
  expect(endOf('first-aid', { done: { 'first-aid': doneAt('2026-11-19T14:15') } })).toBeUndefined()
})

test('what is done, skipped or counts from what has not come is left out', () => {
  const keys = events().map(({ step }) => step.key)
  expect(keys).not.toContain('meet')
  const later = { done: { 'tell-sfr': doneAt('2026-11-19T15:00') } }
  expect(endOf('tell-sfr', later)).toBeUndefined()
  const completed = events({ commission, completedOn: day('2026-11-22') })
  expect(completed.length).toBeGreaterThan(0)
  expect(completed.every(({ step }) => !step.skipped && step.due.is !== 'at-once')).toBe(true)
  expect(completed.map(({ step }) => step.key)).not.toContain('meet')
})

test('a step has the same id in every file, and no other has it', () => {
  const worse = [
    { at: moment('2026-11-20T10:00'), from: 'easy' },
    { at: moment('2026-11-21T10:00'), from: 'easy' },
  ] as const
  const injured = anIncident().injured.map((one) => ({ ...one, severity: 'serious' as const }))
  const uids = events({ commission, worsenings: worse, injured }).map(({ uid }) => uid)
  expect(new Set(uids).size).toBe(uids.length)
  expect(uids).toEqual(expect.arrayContaining(['worse.3.1@osh-online', 'worse-2.3.1@osh-online']))
  expect(events()[0]?.uid).toBe(events({ timeZone: 'Asia/Omsk', place: 'Другое' })[0]?.uid)
})
