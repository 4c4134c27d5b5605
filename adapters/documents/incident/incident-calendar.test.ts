import { computeMomentIn } from '@osh/core/companies/time-zones.ts'
import { planInvestigation } from '@osh/core/incidents/plan.ts'
import { expect, test } from 'vitest'
import { day, instant } from '#tests/examples.ts'
import { anIncident, doneAt } from '#tests/incidents-example.ts'
import { printIncidentCalendar } from './incident-calendar.ts'

const now = instant('2026-11-19T12:00:00Z')
const commission = {
  orderNumber: '12',
  orderDate: day('2026-11-20'),
  chair: { employeeId: null, fullName: 'Абрамова А. А.', post: '' },
  members: [],
}
const incident = anIncident({ commission, done: { 'medical-report': doneAt('2026-11-19T15:00') } })
const text = new TextDecoder().decode(printIncidentCalendar(incident, now))

/** Its lines as RFC 5545, 3.1 unfolds them. */
const lines = text.replaceAll('\r\n ', '').split('\r\n')
const eventOf = (uid: string): readonly string[] => {
  const at = lines.indexOf(`UID:${uid}`)
  const from = lines.lastIndexOf('BEGIN:VEVENT', at)
  return lines.slice(from, lines.indexOf('END:VEVENT', at))
}

test('lines end with CRLF and have 75 octets at most, no letter cut in two', () => {
  expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true)
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
  const folded = text.split('\r\n')
  expect(Math.max(...folded.map((line) => new TextEncoder().encode(line).length))).toBeLessThanOrEqual(75)
  expect(folded.some((line) => line.startsWith(' '))).toBe(true)
  expect(text).not.toContain('\uFFFD')
})

test('every open term is one event, with one reminder', () => {
  const plan = planInvestigation(incident, computeMomentIn(incident.timeZone, now))
  const open = plan.steps.filter(
    ({ due, done }) => done === null && ['at-once', 'day', 'moment'].includes(due.is),
  )
  const count = (line: string) => lines.filter((one) => one === line).length
  expect(count('BEGIN:VEVENT')).toBe(open.length)
  expect([count('END:VEVENT'), count('BEGIN:VALARM'), count('END:VALARM')]).toEqual(
    Array(3).fill(open.length),
  )
  expect(lines.filter((line) => line.startsWith('UID:'))).toHaveLength(open.length)
  expect(lines.slice(0, 2)).toEqual(['BEGIN:VCALENDAR', 'VERSION:2.0'])
})

test('what is to be done at once is at the moment of the accident', () => {
  expect(eventOf('first-aid.3.1@osh-online')).toContain('DTSTART:20261119T111000Z')
})

test('a term of hours is a moment of UTC, with a reminder two hours before', () => {
  expect(eventOf('tell-sfr.3.1@osh-online')).toEqual(
    expect.arrayContaining([
      'DTSTAMP:20261119T120000Z',
      'DTSTART:20261120T111000Z',
      'TRIGGER:-PT2H',
      'ACTION:DISPLAY',
    ]),
  )
})

test('a term of days is a whole day, with a reminder at nine on the day before', () => {
  const event = eventOf('meet.3.1@osh-online')
  expect(event).toEqual(expect.arrayContaining(['DTSTART;VALUE=DATE:20261122', 'TRIGGER:-PT15H']))
  expect(event.some((line) => line.startsWith('DTEND'))).toBe(false)
})

test('it says the step and its clause, and names no one', () => {
  const event = eventOf('tell-sfr.3.1@osh-online').join('\n')
  expect(event).toMatch(/SUMMARY:Шаг \d+\. .+ \(несчастный случай 19\.11\.2026\)/)
  expect(event).toMatch(/DESCRIPTION:Срок: .+\\nОснование: 125-ФЗ/)
  expect(text).not.toContain('Титов')
  expect(text).not.toContain('Абрамова')
})

test('the file of an accident with nothing open is a calendar all the same', () => {
  const done = Object.fromEntries(
    planInvestigation(incident, computeMomentIn(incident.timeZone, now)).steps.map(({ key }) => [
      key,
      doneAt('2026-11-19T15:00'),
    ]),
  )
  const empty = new TextDecoder().decode(printIncidentCalendar({ ...incident, done }, now))
  expect(empty).not.toContain('VEVENT')
  expect(empty).toContain('BEGIN:VCALENDAR')
})
