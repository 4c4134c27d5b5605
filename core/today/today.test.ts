import fc from 'fast-check'
import { expect, test } from 'vitest'
import { aMemo, anOverdueRow, aRow, day, employee } from '../../tests/examples.ts'
import type { DocumentId } from '../documents/document.ts'
import { fullActs } from '../norms/acts/full-acts.ts'
import { circumstances } from '../norms/circumstances.ts'
import { roleGroups } from '../norms/responsibilities.ts'
import { trainingPrograms } from '../norms/training-programs.ts'
import { isUnfilled } from '../responsibilities/held-role.ts'
import { makeRoleTable } from '../responsibilities/role-table.ts'
import { mapSections } from '../sections/section.ts'
import { Unavailable } from '../shared/results/unavailable.ts'
import { describeAwaited, findTooLongAgo } from './awaited-memo.ts'
import { barredToday, countAssigned } from './barred-today.ts'
import { listEnded } from './ended-acts.ts'
import { listRegistryWaits } from './list-registry-waits.ts'
import { readToday } from './today.ts'
import { findUnfilledRoles } from './unfilled-roles.ts'

const today = day('2026-11-20')
const counts = mapSections(() => 0)

test('where one part fails, the others are there; a mistake of a programmer is no failure', async () => {
  const parts = {
    barred: () => Promise.reject(new Unavailable(503)),
    overdue: async () => ({ counts, people: 0 }),
    awaiting: async () => ({
      memos: { items: [], total: 0, more: false },
      unfilled: null,
      acts: [],
      registry: [],
    }),
    measures: async () => ({ items: [], counts: { open: 0, overdue: 0, soon: 0 } }),
  }
  expect(await readToday(parts)).toMatchObject({
    barred: { is: 'failed', status: 503 },
    overdue: { is: 'ready', value: { people: 0 } },
    awaiting: { is: 'ready' },
    measures: { is: 'ready', value: { items: [] } },
  })
  await expect(readToday({ ...parts, barred: () => Promise.reject(new Error('a mistake')) })).rejects.toThrow(
    'a mistake',
  )
})

test('a page tells how many there are; the nearest deadline is told where there is no one', () => {
  const next = { deadline: day('2026-11-24'), fullName: 'Галкин Пётр' }
  const assigned = { to: 'all', without: 0 } as const
  const facts = {
    duties: [1, 2, 3].map((id) => anOverdueRow(id)),
    orders: [],
    people: [],
    passed: [],
    next,
    assigned,
    cut: false,
  }
  const page = { page: 1, limit: 2 }
  expect(barredToday(facts, today, page)).toMatchObject({
    total: 3,
    more: false,
    suspended: 0,
    next: null,
    assigned: null,
  })
  expect(barredToday(facts, today, page).items).toHaveLength(2)
  const issued = { id: 5 as DocumentId, number: { integer: 31, letter: '' }, date: today, hasPdf: true }
  const suspends = { form: 'suspend-untrained', effect: 'suspends', from: today } as const
  const order = { employeeId: employee(2), ...suspends, document: issued }
  expect(barredToday({ ...facts, orders: [order] }, today, page).suspended).toBe(1)
  expect(barredToday({ ...facts, cut: true }, today, page).more).toBe(true)
  expect(barredToday({ ...facts, duties: [] }, today, page)).toMatchObject({ total: 0, next, assigned })
})

test('the records say that all may work only where all have something assigned', () => {
  expect(countAssigned(0, true)).toEqual({ to: 'all', without: 0 })
  expect(countAssigned(1, true)).toEqual({ to: 'some', without: 1 })
  expect(countAssigned(312, false)).toEqual({ to: 'no-one', without: 312 })
  expect(countAssigned(0, false).to).toBe('no-one')
})

test('a memo waits from the fifteenth day on, and names who has no result', () => {
  expect(findTooLongAgo(today)).toBe('2026-11-05')
  const done = { kind: 'dated', date: day('2026-11-06'), result: 'passed' } as const
  const rows = [1, 2, 3, 4, 5].map((id) => aRow(id, id === 2 ? { outcome: done } : {}))
  expect(describeAwaited(aMemo({ number: 14, rows, formedOn: day('2026-10-27') }))).toEqual({
    memo: { id: 1, number: 14 },
    section: 'training',
    formedOn: '2026-10-27',
    rows: 5,
    pending: 4,
    people: 4,
    names: ['Работник 1', 'Работник 3', 'Работник 4'],
    lastDone: '2026-11-06',
  })
  expect(describeAwaited(aMemo({ rows: [aRow(1)] })).lastDone).toBeNull()
  const twice = [aRow(1), aRow(1), aRow(3)]
  expect(describeAwaited(aMemo({ rows: twice }))).toMatchObject({
    pending: 3,
    people: 2,
    names: ['Работник 1', 'Работник 3'],
  })
})

test('the Rules of training have ended by their own text; an act that sets no term is not told', () => {
  expect(listEnded(today).map(({ act, validTo }) => [act.id, validTo])).toEqual([['pp-2464', '2026-09-01']])
  expect(listEnded(day('2026-09-01'))).toEqual([])
  expect(listEnded(day('2027-04-02')).map(({ act }) => act.id)).toEqual(['pp-2464', 'pp-1479', '29n'])
})

test('a role waits while no one at work holds it, since the day after the first of those who left', () => {
  const roles = roleGroups.flatMap((group) => group.roles).filter(({ condition }) => condition === null)
  const [first, second, third, ...others] = roles.map(({ id }) => id)
  if (!first || !second || !third) throw new Error('there are no roles')
  const holds = (roleId: typeof first, fullName: string, left: string | null = null) => ({
    roleId,
    fullName,
    dismissalDate: left === null ? null : day(left),
  })
  const busy = others.map((id) => holds(id, 'Титова'))
  const unfilled = (...holders: readonly ReturnType<typeof holds>[]) =>
    findUnfilledRoles([...busy, ...holders], [], today)
  const holders = [
    holds(first, 'Орлова'),
    holds(third, 'Лапин', '2026-11-11'),
    holds(second, 'Белова', '2026-11-20'),
  ]
  expect(unfilled(...holders)).toEqual({
    since: '2026-11-12',
    roles: [{ roleId: third, name: roles[2]?.name, left: 'Лапин' }],
  })
  expect(unfilled(...holders, holds(third, 'Ежов'))).toBeNull()
  const left = [holds(second, 'Белова', '2026-11-11'), holds(third, 'Лапин', '2026-11-05')]
  expect(unfilled(...left, holds(first, 'Орлова'))?.since).toBe('2026-11-06')
  expect(unfilled()).toMatchObject({ since: null, roles: [{ left: null }, {}, {}] })
})

test('what the day counts is what the table of responsible persons counts', () => {
  const some = fc.subarray([...circumstances])
  fc.assert(
    fc.property(some, some, (yes, no) => {
      const answers = new Map([
        ...yes.map(({ id }) => [id, true] as const),
        ...no.map(({ id }) => [id, false] as const),
      ])
      const given = [...answers].map(([circumstanceId, applies]) => ({ circumstanceId, applies }))
      const table = makeRoleTable({ responsibilities: [], answers: given })
      const inTable = table.flatMap((group) => group.roles.filter(isUnfilled).map(({ role }) => role.id))
      const inDay = findUnfilledRoles([], given, today)?.roles.map(({ roleId }) => roleId) ?? []
      expect(inDay).toEqual(inTable)
    }),
  )
})

test('the last day that was entered is the latest one', () => {
  const on = (date: string) => ({ kind: 'dated', date: day(date), result: 'passed' }) as const
  const rows = ['2026-11-06', '2026-11-09', '2026-11-07'].map((date, i) => aRow(i + 1, { outcome: on(date) }))
  expect(describeAwaited(aMemo({ rows: [...rows, aRow(4)] })).lastDone).toBe('2026-11-09')
})

test('acts that have ended come in the order of their ends', () => {
  const used = fullActs.filter(({ id }) => ['29n', 'pp-1479', 'pp-2464'].includes(id))
  const [one, two, three] = used
  if (!one || !two || !three) throw new Error('the acts have other names')
  const all = [
    { ...one, validTo: day('2026-03-01') },
    { ...two, validTo: day('2026-01-01') },
    { ...three, validTo: day('2026-02-01') },
  ]
  const both = [one, two].map((act) => ({ ...act, validTo: day('2026-01-01') }))
  expect(listEnded(today, both).map(({ act }) => act.id)).toEqual([one.id, two.id])
  const order = (given: typeof all) => listEnded(today, given).map(({ validTo }) => validTo)
  for (const given of [all, all.toReversed()]) {
    const ends = order(given)
    expect(ends.length).toBeGreaterThan(1)
    expect(ends).toEqual(ends.toSorted())
  }
})

test('the register waits for checks of its own programmes; the earliest is told, and what there is nothing of is not', () => {
  const nothing = { count: 0, since: null }
  const [firstAid] = trainingPrograms
  const unsent = [
    { programme: 'Электробезопасность, группа II', count: 7, since: day('2024-01-10') },
    { programme: (firstAid?.title ?? '').toUpperCase(), count: 600, since: day('2026-03-10') },
    { programme: firstAid?.title ?? '', count: 700, since: day('2026-02-10') },
  ]
  expect(listRegistryWaits(unsent, { unanswered: nothing, editions: nothing })).toEqual([
    { is: 'unsent', count: 1000, since: '2026-02-10' },
  ])
  const one = { count: 1, since: day('2026-05-05') }
  expect(listRegistryWaits([], { unanswered: one, editions: one }).map(({ is }) => is)).toEqual([
    'unanswered',
    'editions',
  ])
})
