import { expect, test } from 'vitest'
import { day, instant, mining, someone, today } from '../../../tests/examples.ts'
import { anIncident } from '../../../tests/incidents-example.ts'
import { follow } from '../../commands/follow.ts'
import { addDays } from '../../shared/dates/local-date.ts'
import { boundCalendar, listCalendarEvents } from './calendar-events.ts'
import type { CalendarFacts } from './notice-calendar.ts'
import { close, open } from './open-calendar.ts'

const signed = { by: someone, at: instant('2026-03-16T10:00:00.000Z') }
const facts = { companyId: mining, company: 'ООО «Карьер»', today, due: [], ofCompany: null }
const grave = { answers: { qualify: true } }
const events = (given: Partial<CalendarFacts>, at = '2026-11-19T12:00:00Z') =>
  listCalendarEvents({ ...facts, ...given }, instant(at))

test('a section has one event a day, lasting and without names', () => {
  const due = [
    { section: 'training', due: today, count: 2 },
    { section: 'ppe', due: today, count: 1000 },
  ] as const
  expect(events({ due })).toEqual([
    {
      uid: 'training.2026-03-16.1@osh-online',
      end: { is: 'day', on: today },
      title: 'Обучение: 2 срока',
      details: 'Внесите прохождение или сформируйте служебную записку.',
      path: '/notifications/training?company=1',
    },
    expect.objectContaining({ title: expect.stringMatching(/: 1000\+ сроков$/) }),
  ])
})

test('steps of investigations and measures are there for whoever sees the whole company', () => {
  const incidents = [anIncident({})]
  const all = events({
    ofCompany: {
      incidents,
      dated: [
        { kind: 'measures', due: day('2026-03-20'), count: 1 },
        { kind: 'microtraumas', due: day('2026-03-20'), count: 2 },
      ],
    },
  })
  expect(all[0]).toMatchObject({
    end: { is: 'day', on: '2026-03-20' },
    title: 'Мероприятия: 1 срок',
    path: '/notifications/measures?company=1',
  })
  expect(all[1]).toMatchObject({
    title: 'Рассмотрение микротравм: 2 срока',
    path: '/notifications/microtraumas?state=to-review&company=1',
  })
  expect(all.length).toBeGreaterThan(3)
  expect(all[2]).toMatchObject({ path: `/notifications/incident/${incidents[0]?.id}?company=1` })
  expect(new Set(all.map(({ uid }) => uid)).size).toBe(all.length)
  for (const { fullName } of incidents[0]?.injured ?? []) expect(JSON.stringify(all)).not.toContain(fullName)
  expect(events({})).toEqual([])
})

test('what follows the act is in it, but how long the act is kept', () => {
  const completed = anIncident({ ...grave, completedOn: day('2026-11-23') })
  const all = events({ today: day('2026-11-24'), ofCompany: { incidents: [completed], dated: [] } })
  const ends = all.flatMap(({ end }) => (end.is === 'day' ? [end.on] : []))
  expect(ends).toContain('2026-11-26')
  expect(ends.filter((one) => one > '2027-11-24')).toEqual([])
})

test('a month past and a year to come are in it', () => {
  expect(boundCalendar(today)).toEqual({ from: addDays(today, -30), to: '2027-03-16' })
})

test('an address is the person’s own, in place of an earlier one; the journal says that there is one, not which', () => {
  expect(follow(open.run({ companyId: mining, tokenHash: 'ab' }, signed), {})).toEqual({
    ok: true,
    value: {
      writes: [
        {
          kind: 'calendar-links',
          rows: [{ companyId: mining, user: someone, tokenHash: 'ab', since: signed.at }],
        },
        {
          kind: 'journal',
          rows: [
            {
              ...{ companyId: mining, command: 'notices/open-calendar', ...signed },
              changes: [{ record: 'calendar-link', ids: [], before: null, after: {} }],
            },
          ],
        },
      ],
      answer: { since: signed.at },
    },
  })
})

const closed = (since: string | null) =>
  follow(close.run({ companyId: mining }, signed), {
    'calendar-link': ({ companyId, user }) =>
      since !== null && companyId === mining && user === someone ? { since: instant(since) } : null,
  })

test('what is not there is closed without a word', () => {
  expect(closed(null)).toEqual({ ok: true, value: { writes: [], answer: null } })
})

test('the person’s own is closed, and the journal says so', () => {
  const changes = [{ record: 'calendar-link', ids: [], before: {}, after: null }]
  expect(closed('2026-03-01T00:00:00.000Z')).toEqual({
    ok: true,
    value: {
      writes: [
        { kind: 'closed-calendars', rows: [{ companyId: mining, user: someone }] },
        {
          kind: 'journal',
          rows: [{ companyId: mining, command: 'notices/close-calendar', ...signed, changes }],
        },
      ],
      answer: null,
    },
  })
})
