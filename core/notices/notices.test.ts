import { expect, test } from 'vitest'
import { day, instant, mining, someone } from '../../tests/examples.ts'
import { anIncident, doneAt, moment } from '../../tests/incidents-example.ts'
import { follow } from '../commands/follow.ts'
import type { Incident } from '../incidents/incident.ts'
import { wordStep } from './feed/feed-words.ts'
import { type KeptNotice, keyOf, type NoticeId, type StepState } from './notice.ts'
import { read } from './read.ts'
import { compareUrgency, listDueSteps, NOTICES_TOLD, tellNotices } from './step-notices.ts'

const signed = { by: someone, at: instant('2026-11-20T10:00:00Z') }
/** The accident of the example is on 19.11.2026 at 14:10 in Moscow, three hours ahead. */
const told = (at: string, given: Partial<Incident> = {}) =>
  listDueSteps(anIncident({ timeZone: 'Europe/Moscow', ...given }), instant(at)).map(
    ({ step, state, endsAt }) => `${step} ${state} ${endsAt}`,
  )

test('a step is told of a day before its term ends, by the clock of the place', () => {
  expect(told('2026-11-19T11:10:00Z')).toContain('tell-sfr due 2026-11-20T14:10')
  const later = { timeZone: 'Asia/Kamchatka' }
  expect(told('2026-11-19T02:09:00Z', later)).not.toContain('tell-sfr due 2026-11-20T14:10')
  expect(told('2026-11-19T02:10:00Z', later)).toContain('tell-sfr due 2026-11-20T14:10')
})

test('the last minute is in time, the next is not', () => {
  expect(told('2026-11-20T11:10:00Z')).toContain('tell-sfr due 2026-11-20T14:10')
  expect(told('2026-11-20T11:11:00Z')).toContain('tell-sfr overdue 2026-11-20T14:10')
})

test('what is done is not told of, nor what has no end', () => {
  const done = { done: { 'tell-sfr': doneAt('2026-11-19T15:00') } }
  const steps = told('2026-11-20T12:00:00Z', done).map((said) => said.split(' ')[0])
  expect(steps).not.toContain('tell-sfr')
  expect(steps).toContain('medical-report')
  expect(steps).not.toContain('keep')
})

test('what is to be done at once is told of from the accident on, until it is done', () => {
  const atOnce = (at: string, given: Partial<Incident> = {}) =>
    told(at, given).filter((said) => said.includes('at-once'))
  const since = (step: string) => `${step} at-once 2026-11-19T14:10`
  expect(atOnce('2026-11-19T11:10:00Z')).toEqual(['first-aid', 'keep-scene', 'commission'].map(since))
  expect(atOnce('2026-11-29T11:10:00Z', { done: { 'first-aid': doneAt('2026-11-19T14:15') } })).toEqual(
    ['keep-scene', 'commission'].map(since),
  )
  expect(atOnce('2026-12-05T11:10:00Z', { completedOn: day('2026-12-04') })).toEqual([])
  const late = { reportedLateAt: moment('2026-11-25T09:00') }
  expect(atOnce('2026-11-25T11:10:00Z', late)).toContain('first-aid at-once 2026-11-25T09:00')
})

test('a completed investigation is told of to the end of the third year after it', () => {
  const completed = { completedOn: day('2026-12-04') }
  expect(told('2029-12-31T20:59:00Z', completed)).not.toEqual([])
  expect(told('2029-12-31T21:00:00Z', completed)).toEqual([])
  expect(told('2029-12-31T21:00:00Z', { completedOn: day('2027-01-01') })).not.toEqual([])
  expect(told('2029-12-31T21:00:00Z')).not.toEqual([])
})

test('a notice says which step it is, and of whom', () => {
  const [first] = listDueSteps(anIncident({}), instant('2026-11-20T12:00:00Z'))
  expect(first).toMatchObject({
    kind: 'incident-step',
    number: expect.any(Number),
    injured: [expect.any(String)],
  })
  expect(first?.action).not.toBe('')
})

const kept = (id: number, facts: KeptNotice['facts'], seen = false) => ({
  id: id as NoticeId,
  companyId: mining,
  facts,
  raisedAt: signed.at,
  read: seen,
})
const aStep = (step: string, endsAt: string, state: StepState = 'due') => ({
  ...({ kind: 'incident-step', incidentId: anIncident({}).id, step, state } as const),
  endsAt: moment(endsAt),
  ...{ number: 1, action: 'Сообщить', injured: ['Титов Р. Е.'] },
})

test('what holds no more is told no more; what ends first comes first', () => {
  const [a, b, c] = [
    aStep('a', '2026-11-21T10:00'),
    aStep('b', '2026-11-20T10:00'),
    aStep('c', '2026-11-20T10:00'),
  ]
  const all = [kept(1, a), kept(2, c, true), kept(3, b), kept(4, { ...b, state: 'overdue' })]
  expect(tellNotices([a, b, c], all).map(({ id, read, facts }) => [id, read, facts.step])).toEqual([
    [2, true, 'c'],
    [3, false, 'b'],
    [1, false, 'a'],
  ])
  expect(tellNotices([], all)).toEqual([])
})

test('what is to be done at once comes before what ended long ago', () => {
  const [late, now] = [aStep('a', '2026-11-01T10:00', 'overdue'), aStep('b', '2026-11-20T10:00', 'at-once')]
  const next = { ...now, step: 'c', number: 2 }
  const all = [kept(1, late), kept(2, next), kept(3, now)]
  expect(tellNotices([late, now, next], all).map(({ id }) => id)).toEqual([3, 2, 1])
  expect([compareUrgency(now, late) < 0, compareUrgency(late, now) > 0]).toEqual([true, true])
})

test('a term that the service has set comes after the one of the law before which it is set, and is called so', () => {
  const own = { ...aStep('medical-report', '2026-11-20T09:00'), number: 3 }
  const law = { ...aStep('notify', '2026-11-20T10:00'), number: 5 }
  const later = aStep('relatives', '2026-11-20T10:01')
  expect([own, later, law].toSorted(compareUrgency).map(({ step }) => step)).toEqual([
    'notify',
    'medical-report',
    'relatives',
  ])
  expect([own, law].map((step) => wordStep(step).endsWith('(срок сервиса)'))).toEqual([true, false])
})

test('of ten thousand no more than five hundred are told at once, those that were not read', () => {
  const steps = Array.from({ length: 10_000 }, (_, i) =>
    aStep(`s${i}`, `2026-11-20T${String(Math.floor(i / 500) + 1).padStart(2, '0')}:00`),
  )
  const told = (readUntil: number) =>
    tellNotices(
      steps,
      steps.map((step, i) => kept(i + 1, step, i < readUntil)),
    ).map(({ id }) => id)
  const ids = (from: number, count = NOTICES_TOLD) => Array.from({ length: count }, (_, i) => from + i)
  expect(told(0)).toEqual(ids(1))
  expect(told(500)).toEqual(ids(501))
  expect(told(9_900)).toEqual([...ids(1, 400), ...ids(9_901, 100)])
})

test('a moved term, and one that has passed, is another notice', () => {
  const step = aStep('a', '2026-11-21T10:00')
  const keys = [
    step,
    { ...step, state: 'overdue' as const },
    { ...step, endsAt: moment('2026-11-22T10:00') },
  ].map(keyOf)
  expect(new Set(keys).size).toBe(3)
  expect(keyOf({ ...step, number: 5 } as typeof step)).toBe(keys[0])
})

test('the company’s own notices are marked as read by the person; the journal says nothing of it', () => {
  const said = (ids: unknown) =>
    follow(read.run({ companyId: mining, details: { ids } }, signed), {
      'known-notices': ({ companyId, ids }) => (companyId === mining ? ids.filter((id) => id < 10) : []),
    })
  expect(said([3, 11, 3, 4])).toEqual({
    ok: true,
    value: {
      writes: [
        {
          kind: 'notice-reads',
          rows: [3, 4].map((noticeId) => ({ companyId: mining, noticeId, read: signed })),
        },
      ],
      answer: null,
    },
  })
  const wrong = { ok: false, error: { code: 'fields', errors: [{ field: 'ids', code: 'list/invalid' }] } }
  for (const ids of [
    undefined,
    [],
    ['3'],
    [3, '4'],
    [1.5],
    [0],
    Array.from({ length: 1001 }, (_, i) => i + 1),
  ])
    expect(said(ids)).toEqual(wrong)
  expect(said(Array.from({ length: 1000 }, (_, i) => i + 1)).ok).toBe(true)
})
