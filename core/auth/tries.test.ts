import { expect, test } from 'vitest'
import { type TryRule, takeTry } from './tries.ts'

const rule: TryRule = { free: 3, firstWait: 30, longestWait: 900, regain: 3600 }

test('some tries are free, and after that each wait is twice the one before, up to the longest', () => {
  const waits: number[] = []
  let count = 0
  for (let i = 0; i < 10; i++) {
    const tried = takeTry(count, 0, rule)
    waits.push(tried.is === 'refused' ? tried.seconds : 0)
    const next = tried.is === 'refused' ? takeTry(count, tried.seconds, rule) : tried
    if (next.is === 'refused') throw new Error('who has waited is refused')
    count = next.count
  }
  expect(waits).toEqual([0, 0, 0, 30, 60, 120, 240, 480, 900, 900])
})

test('a try before its time is refused with what is left of it', () => {
  expect(takeTry(4, 20, rule)).toEqual({ is: 'refused', seconds: 40 })
  expect(takeTry(4, 59.5, rule)).toEqual({ is: 'refused', seconds: 1 })
  expect(takeTry(4, 60, rule).is).toBe('taken')
})

test('tries are regained with time, and forgotten after a day', () => {
  expect(takeTry(3, 7200, rule)).toEqual({ is: 'taken', count: 2 })
  expect(takeTry(1, 36_000, rule)).toEqual({ is: 'taken', count: 1 })
  expect(takeTry(1000, 86_400, rule)).toEqual({ is: 'taken', count: 1 })
})

test('tries that come back slowly are not forgotten before they have', () => {
  const slow: TryRule = { free: 20, firstWait: 3600, longestWait: 86_400, regain: 86_400 }
  expect(takeTry(20, 86_400, slow)).toEqual({ is: 'taken', count: 20 })
  expect(takeTry(20, 86_400 * 20 - 1, slow)).toMatchObject({ count: expect.closeTo(1, 4) })
  expect(takeTry(1000, 86_400 * 20, slow)).toEqual({ is: 'taken', count: 1 })
})

test('several at once are taken together or not at all, and out of those that are free alone', () => {
  expect(takeTry(0, 0, rule, 3)).toEqual({ is: 'taken', count: 3 })
  expect(takeTry(0, 0, rule, 4)).toEqual({ is: 'refused', seconds: 3600 })
  expect(takeTry(2, 1800, rule, 2)).toEqual({ is: 'refused', seconds: 1800 })
  expect(takeTry(2, 3600, rule, 2)).toEqual({ is: 'taken', count: 3 })
  expect(takeTry(9, 86_400, rule, 2)).toEqual({ is: 'taken', count: 2 })
})

test('a clock that was set back makes no one wait longer than the wait itself', () => {
  expect(takeTry(3, -5000, rule)).toEqual({ is: 'refused', seconds: 30 })
  expect(takeTry(0, -5000, rule)).toEqual({ is: 'taken', count: 1 })
})
