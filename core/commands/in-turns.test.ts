import { expect, test } from 'vitest'
import { doAtOnce, mapInTurns } from './in-turns.ts'

test('long work leaves room for others every fifty things, and comes to the same at one go', () => {
  const numbers = Array.from({ length: 120 }, (_, i) => i)
  const work = mapInTurns(numbers, (one) => one * 2)
  let pauses = 0
  for (let step = work.next(); !step.done; step = work.next()) {
    expect(step.value).toEqual({ kind: 'pause', query: null })
    pauses += 1
  }
  expect(pauses).toBe(2)
  expect(doAtOnce(mapInTurns(numbers, (one) => one * 2))).toEqual(numbers.map((one) => one * 2))
})
