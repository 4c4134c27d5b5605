import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { NewMemoFlag } from './new-memo-flag.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('the tab lights up once the memo has flown there, for a second', () => {
  const flag = new NewMemoFlag()
  flag.raise()
  const at = (ms: number) => {
    vi.advanceTimersByTime(ms)
    return flag.on
  }
  expect([flag.on, at(899), at(1), at(999), at(1)]).toEqual([false, false, true, true, false])
})
