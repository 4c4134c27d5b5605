import fc from 'fast-check'
import { expect, test } from 'vitest'
import { completion, day, employee, months } from '../../../tests/examples.ts'
import { countHeldPieces, dropReturned, isPastReturn, type PpeFact, settleHoldings } from './holding.ts'

const fact = (
  id: number,
  event: 'issuance' | 'return',
  date: string,
  quantity: number,
  changes: Partial<PpeFact> = {},
): PpeFact => ({
  completionId: completion(id),
  employeeId: employee(1),
  event,
  name: 'Перчатки',
  quantity,
  unit: 'piece',
  norm: null,
  size: null,
  date: day(date),
  periodicity: months(6),
  ...changes,
})

const held = (facts: readonly PpeFact[]) => {
  const settled = settleHoldings(facts)
  return settled.ok
    ? settled.value.map(({ issuance, quantity, returned }) => [issuance, quantity, returned])
    : settled.error
}

const tooMuch = { code: 'ppe/more-than-held', ppe: 'Перчатки' }

test('an issuance makes a holding, to be returned when its period ends', () => {
  expect(settleHoldings([fact(1, 'issuance', '2025-08-31', 2)])).toEqual({
    ok: true,
    value: [
      {
        issuance: 1,
        name: 'Перчатки',
        quantity: 2,
        unit: 'piece',
        norm: null,
        size: null,
        returned: 0,
        issuedOn: '2025-08-31',
        returnBy: '2026-02-28',
      },
    ],
  })
})

test('what is worn until worn out has no day of return', () => {
  const settled = settleHoldings([
    fact(1, 'issuance', '2025-08-31', 1, { periodicity: { kind: 'untilWornOut' } }),
  ])
  expect(settled).toMatchObject({ value: [{ returnBy: null }] })
})

test('returns are partial and take from the oldest first', () => {
  const issued = [fact(2, 'issuance', '2025-02-01', 3), fact(1, 'issuance', '2025-01-01', 2)]
  expect(held([...issued, fact(3, 'return', '2025-03-01', 1)])).toEqual([
    [1, 1, 1],
    [2, 3, 0],
  ])
  expect(held([...issued, fact(3, 'return', '2025-03-01', 4)])).toEqual([
    [1, 0, 2],
    [2, 1, 2],
  ])
  expect(held([...issued, fact(3, 'return', '2025-03-01', 1), fact(4, 'return', '2025-04-01', 4)])).toEqual([
    [1, 0, 2],
    [2, 0, 3],
  ])
})

test('more than is held is never returned', () => {
  const issued = fact(1, 'issuance', '2025-01-01', 2)
  expect(held([issued, fact(2, 'return', '2025-03-01', 3)])).toEqual(tooMuch)
  expect(held([issued, fact(2, 'return', '2025-03-01', 2), fact(3, 'return', '2025-03-02', 1)])).toEqual(
    tooMuch,
  )
  expect(held([fact(2, 'return', '2025-03-01', 1)])).toEqual(tooMuch)
})

test('nothing is returned before it was issued, on the same day it may be', () => {
  expect(held([fact(1, 'issuance', '2025-03-02', 1), fact(2, 'return', '2025-03-01', 1)])).toEqual(tooMuch)
  expect(held([fact(2, 'issuance', '2025-03-01', 1), fact(1, 'return', '2025-03-01', 1)])).toEqual([
    [2, 0, 1],
  ])
})

test('another item is another matter', () => {
  const boots = { name: 'Ботинки' }
  expect(held([fact(1, 'issuance', '2025-01-01', 1, boots), fact(2, 'return', '2025-02-01', 1)])).toEqual(
    tooMuch,
  )
})

test('of one day issuances come first, the earlier entered before the later', () => {
  const two = [fact(2, 'issuance', '2025-01-01', 1), fact(1, 'issuance', '2025-01-01', 1)]
  for (const facts of [two, two.toReversed()])
    expect(held([fact(3, 'return', '2025-01-01', 1), ...facts])).toEqual([
      [1, 0, 1],
      [2, 1, 0],
    ])
})

test('what is still held is told by item, the oldest first, without what was wholly returned', () => {
  const settled = settleHoldings([
    fact(1, 'issuance', '2025-01-01', 2),
    fact(2, 'issuance', '2025-01-02', 1, { name: 'Ботинки' }),
    fact(3, 'issuance', '2025-01-03', 4, { name: 'Каска' }),
    fact(4, 'issuance', '2025-01-04', 3),
    fact(5, 'return', '2025-02-01', 1),
    fact(6, 'return', '2025-02-01', 1, { name: 'Ботинки' }),
  ])
  const holdings = settled.ok ? settled.value : []
  expect(dropReturned(holdings).map(({ issuance }) => issuance)).toEqual([1, 3, 4])
  expect(countHeldPieces(holdings)).toEqual([
    { name: 'Перчатки', quantity: 4, unit: 'piece', returnBy: '2025-07-01' },
    { name: 'Каска', quantity: 4, unit: 'piece', returnBy: '2025-07-03' },
  ])
})

test('of one name the first day of return is told, whichever issuance has it', () => {
  const untilWornOut = { periodicity: { kind: 'untilWornOut' } } as const
  const settled = settleHoldings([
    fact(1, 'issuance', '2025-01-01', 1, untilWornOut),
    fact(2, 'issuance', '2025-01-02', 1, { periodicity: months(24) }),
    fact(3, 'issuance', '2025-01-03', 1),
    fact(4, 'issuance', '2025-01-01', 1, { name: 'Каска', ...untilWornOut }),
  ])
  expect(countHeldPieces(settled.ok ? settled.value : [])).toEqual([
    { name: 'Перчатки', quantity: 3, unit: 'piece', returnBy: '2025-07-03' },
    { name: 'Каска', quantity: 1, unit: 'piece', returnBy: null },
  ])
})

test('what is held is late from the day after its return', () => {
  const today = day('2025-07-02')
  expect(isPastReturn({ returnBy: day('2025-07-01') }, today)).toBe(true)
  expect(isPastReturn({ returnBy: today }, today)).toBe(false)
  expect(isPastReturn({ returnBy: null }, today)).toBe(false)
})

const events = fc.array(
  fc.record({
    event: fc.constantFrom('issuance' as const, 'return' as const),
    day: fc.integer({ min: 10, max: 28 }),
    quantity: fc.integer({ min: 1, max: 4 }),
  }),
  { maxLength: 10 },
)

test('pieces are never lost nor made: it settles just when each day’s running balance stays above zero', () => {
  fc.assert(
    fc.property(events, (drawn) => {
      const facts = drawn.map(({ event, day: at, quantity }, i) =>
        fact(i + 1, event, `2025-05-${at}`, quantity),
      )
      const balances = Array.from({ length: 29 }, (_, at) =>
        drawn
          .filter((e) => e.day <= at)
          .reduce((sum, e) => sum + (e.event === 'issuance' ? e.quantity : -e.quantity), 0),
      )
      const settled = settleHoldings(facts)
      expect(settled.ok).toBe(balances.every((balance) => balance >= 0))
      if (settled.ok)
        expect(settled.value.reduce((sum, { quantity }) => sum + quantity, 0)).toBe(balances.at(-1))
    }),
  )
})
