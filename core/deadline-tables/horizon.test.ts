import { expect, test } from 'vitest'
import { day } from '../../tests/examples.ts'
import { computeHorizon } from './horizon.ts'

const today = day('2026-11-20')
const due = (deadline: string, fullName = 'Абрамова Вера') => ({
  deadline: day(deadline),
  fullName,
  away: null,
})

test('each month of the window ends on the day it began, and the next begins after it', () => {
  const days = [
    '2026-11-19',
    '2026-11-20',
    '2026-12-20',
    '2026-12-21',
    '2027-01-20',
    '2027-02-20',
    '2027-02-21',
  ]
  expect(
    computeHorizon(
      'training',
      days.map((one) => due(one)),
      today,
    ),
  ).toEqual({
    total: 6,
    overdue: 1,
    waiting: 0,
    months: [
      { from: '2026-11-20', to: '2026-12-20', count: 2 },
      { from: '2026-12-21', to: '2027-01-20', count: 2 },
      { from: '2027-01-21', to: '2027-02-20', count: 1 },
    ],
    next: null,
    allDone: false,
  })
})

test('rows of someone who is away are counted apart, whatever their deadlines', () => {
  const away = { kind: 'illness', to: null } as const
  const rows = [
    due('2026-11-01'),
    { ...due('2026-11-02'), away },
    { ...due('2026-12-01'), away },
    due('2026-12-02'),
  ]
  expect(computeHorizon('briefing', rows, today)).toMatchObject({
    total: 4,
    overdue: 1,
    waiting: 2,
    months: [{ count: 1 }],
  })
})

test('an empty table says what comes next, the nearest', () => {
  const beyond = [due('2027-03-01', 'Белова Вера'), due('2027-04-01')]
  expect(computeHorizon('briefing', beyond, today)).toMatchObject({
    total: 0,
    overdue: 0,
    next: { deadline: '2027-03-01', fullName: 'Белова Вера' },
  })
  expect(computeHorizon('briefing', [], today).next).toBeNull()
  expect(computeHorizon('briefing', [due('2026-11-21'), ...beyond], today).next).toBeNull()
})

test('all is done where something is assigned and nothing falls due, beyond the window neither', () => {
  expect(computeHorizon('briefing', [], today, true).allDone).toBe(true)
  expect(computeHorizon('briefing', [], today, false).allDone).toBe(false)
  expect(computeHorizon('briefing', [due('2027-03-01')], today, true).allDone).toBe(false)
})

test('no more than a thousand are counted', () => {
  const many = Array.from({ length: 1001 }, () => due('2026-11-19'))
  expect(computeHorizon('risk', many, today)).toMatchObject({ total: 1000, overdue: 1000 })
  expect(computeHorizon('risk', many.slice(2), today)).toMatchObject({ total: 999, overdue: 999 })
})

test('what was never done is overdue, is in no month, and is not the nearest deadline', () => {
  const never = { ...due('2026-12-01', 'Юдин Олег'), deadline: null }
  expect(computeHorizon('training', [never, due('2026-12-02')], today)).toMatchObject({
    total: 2,
    overdue: 1,
  })
  expect(computeHorizon('training', [never], today).months.every(({ count }) => count === 0)).toBe(true)
})
