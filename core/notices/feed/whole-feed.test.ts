import { expect, test } from 'vitest'
import { day, instant } from '../../../tests/examples.ts'
import type { IncidentId } from '../../incidents/incident.ts'
import type { LocalMoment } from '../../shared/dates/local-moment.ts'
import type { NoticeId, StepState } from '../notice.ts'
import { pageWhole, tellStep } from './whole-feed.ts'
import { findStepId } from './whole-query.ts'

const step = (id: number, state: StepState, endsAt: string, read = false) => ({
  ...{ id: id as NoticeId, raisedAt: instant('2026-03-16T10:00:00Z'), read },
  facts: {
    ...({ kind: 'incident-step', incidentId: 5 as IncidentId, step: 'tell-sfr', state } as const),
    ...{ endsAt: endsAt as LocalMoment, number: 4, action: 'Сообщить в СФР', injured: ['Титов Роман'] },
  },
})
const notice = (on: string, read = false) => ({
  ...({ key: `acts/${on}`, kind: 'acts', day: day(on) } as const),
  ...{ title: 'Акт', content: '', path: '/law', read },
})
const screen = { page: 1, limit: 10, filter: 'all' } as const

test('a step is told of since its term passed or came near, and leads to its place', () => {
  expect(tellStep(step(7, 'overdue', '2026-03-15T10:00'))).toEqual({
    ...{ key: 'investigations/7', kind: 'investigations', day: '2026-03-15', read: false },
    title: 'Шаг 4. Сообщить в СФР: просрочено, было до 15.03.2026, 10:00',
    ...{ content: 'Титов Роман', path: '/notifications/incident/5#step-tell-sfr' },
  })
  expect(tellStep(step(7, 'due', '2026-03-17T10:00'))).toMatchObject({ day: '2026-03-16' })
})

test('the newest comes first, of one day the steps; the unread alone are counted where only they are asked for', () => {
  const feed = [notice('2026-03-16'), notice('2026-03-14', true)]
  const steps = [step(1, 'overdue', '2026-03-16T10:00'), step(2, 'overdue', '2026-03-13T10:00', true)]
  const shown = (filter: 'all' | 'unread') =>
    pageWhole(feed, steps, { ...screen, filter }).items.map(({ key }) => key)
  expect(shown('all')).toEqual([
    ...['investigations/1', 'acts/2026-03-16', 'acts/2026-03-14', 'investigations/2'],
  ])
  expect(shown('unread')).toEqual(['investigations/1', 'acts/2026-03-16'])
  expect(pageWhole(feed, steps, { ...screen, page: 2, limit: 3 })).toMatchObject({ items: [{}], total: 4 })
})

test('the key of a step says which notice it is', () => {
  expect(['investigations/7', 'investigations/x', 'investigations/', 'news/7'].map(findStepId)).toEqual([
    ...[7, null, null, null],
  ])
})
