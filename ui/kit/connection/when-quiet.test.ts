import { afterEach, expect, test, vi } from 'vitest'
import { awaitQuiet } from './when-quiet.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

/** A browser that draws and rests when it is told to. */
function browser({ draws, rests }: { readonly draws: boolean; readonly rests: boolean }) {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  vi.stubGlobal('requestAnimationFrame', (drawn: () => void) => draws && drawn())
  vi.stubGlobal('requestIdleCallback', (idle: () => void) => rests && idle())
  const quiet = vi.fn()
  void awaitQuiet().then(quiet)
  return quiet
}

test('it is quiet once the page is drawn and the browser rests', async () => {
  const quiet = browser({ draws: true, rests: true })
  expect(quiet).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(quiet).toHaveBeenCalled()
})

test('a tab in the background and a busy browser are waited for a second each', async () => {
  const hidden = browser({ draws: false, rests: true })
  await vi.advanceTimersByTimeAsync(999)
  expect(hidden).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(hidden).toHaveBeenCalled()
  const busy = browser({ draws: true, rests: false })
  await vi.advanceTimersByTimeAsync(900)
  expect(busy).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(200)
  expect(busy).toHaveBeenCalled()
})
