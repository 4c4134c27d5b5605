import { setImmediate as afterImmediates, setTimeout as sleep } from 'node:timers/promises'
import { expect, vi } from 'vitest'

/** How many times slower than a quiet machine this one was when the run began: `npm test` measures it and hands it on. */
const VARIABLE = 'OSH_TEST_SLOWNESS'

/** Milliseconds that the fixed work takes on a quiet machine of two processors. */
const USUAL_MS = 150
const MOST_TIMES = 8

/**
 * Milliseconds that a test waits for one thing before it gives up: for something seen, an answer, an end. No test decides by a clock;
 * this only ends one that would never end.
 */
export const PATIENCE_MS = 120_000 * Math.max(1, Number(process.env[VARIABLE] ?? 1))

/** Milliseconds in which what is on the screen is found: how long a test looks for what should not be there. */
export const GLANCE_MS = PATIENCE_MS / 100

/** Milliseconds for one test, which waits for many things. */
export const TEST_PATIENCE_MS = 5 * PATIENCE_MS

/** Reads again until what was read is as expected: `await eventually(() => log.length).toBe(2)`. */
export const eventually = <T>(read: () => T) => expect.poll(read, { timeout: PATIENCE_MS, interval: 50 })

/** Tries again until it no longer throws, and gives what it gave: `await until(() => expect(store.unread).toBe(1))`. */
export const until = <T>(attempt: () => T | Promise<T>): Promise<T> =>
  vi.waitFor(attempt, { timeout: PATIENCE_MS, interval: 20 })

/** Lets everything run that waits for no more than its turn: promises, immediates, timers of 0 ms. */
export async function takeTurns(): Promise<void> {
  await sleep(0)
  await afterImmediates()
}

/** Between two looks at another process. What happens meanwhile decides, never how long it took. */
export const pause = (ms: number): Promise<void> => sleep(ms)

/** Measures this machine once for all processes of a run. It only ever raises the patience. */
export function measureSlowness(): number {
  const began = performance.now()
  let sum = 0
  for (let i = 0; i < 40_000_000; i++) sum = (sum * 31 + i) | 0
  const times = (performance.now() - began + (sum & 0)) / USUAL_MS
  const slowness = Math.min(MOST_TIMES, Math.max(1, times))
  process.env[VARIABLE] = slowness.toFixed(1)
  return slowness
}
