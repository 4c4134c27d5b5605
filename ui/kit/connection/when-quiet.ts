import { type DependencyList, useEffect } from 'react'

/** After that it isn't waited for any longer: a tab in the background draws nothing, a busy one is never idle. */
const LONGEST_MS = 1000

/** When what is being drawn is on screen, and the browser has nothing else to do. */
export async function awaitQuiet(): Promise<void> {
  await awaitAtMost((done) => requestAnimationFrame(() => setTimeout(done)))
  // Safari has no word for it.
  if ('requestIdleCallback' in globalThis) await awaitAtMost((done) => requestIdleCallback(() => done()))
}

/** An effect for what is under or behind that which a person came for: it waits until the page is quiet. */
export function useWhenQuiet(work: () => void, dependencies: DependencyList): void {
  useEffect(() => {
    let isHere = true
    void awaitQuiet().then(() => isHere && work())
    return () => {
      isHere = false
    }
    // biome-ignore lint/correctness/useExhaustiveDependencies: the caller names them
  }, dependencies)
}

const awaitAtMost = (wait: (done: () => void) => void): Promise<void> =>
  new Promise((done) => {
    setTimeout(done, LONGEST_MS)
    wait(done)
  })
