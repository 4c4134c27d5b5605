import { expect, test } from 'vitest'
import { instant } from '../../../tests/examples.ts'
import { type FirstRun, firstRunSteps, stepsOf } from './first-run.ts'

const begun: FirstRun = {
  begunAt: instant('2026-11-20T07:14:00.000Z'),
  hidden: false,
  departments: 0,
  employees: 0,
  obligations: 0,
  memos: 0,
}
const wordsOf = (changes: Partial<FirstRun>) => {
  const steps = stepsOf({ ...begun, ...changes })
  return steps && firstRunSteps.map((step) => steps[step]).join(' ')
}

test.each([
  [{}, 'done open current waits waits'],
  [{ departments: 2 }, 'done done current waits waits'],
  [{ departments: 1, employees: 1 }, 'done done done current waits'],
  [{ departments: 1, employees: 3, obligations: 4 }, 'done done done done current'],
])('%o is «%s»', (changes, words) => {
  expect(wordsOf(changes)).toBe(words)
})

test('the first memo ends it, and so does whoever hides it', () => {
  const whole = { departments: 1, employees: 1, obligations: 1 }
  expect(wordsOf({ ...whole, memos: 1 })).toBeNull()
  expect(wordsOf({ hidden: true })).toBeNull()
})
