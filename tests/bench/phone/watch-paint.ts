/**
 * Milliseconds from the first paint of anything, and since the page was asked for, to the page that can be used: what it is for is on
 * screen, and nothing holds it up.
 */
export type Usable = { readonly ms: number; readonly since: number }

declare global {
  /** Null while the page can't be used, and for half a second more. */
  var usable: (() => Usable | null) | undefined
}

/** In the page, before its own scripts: looks for what it is for, and for tasks of more than 50 ms. */
export function watchPaint(selector: string): void {
  const QUIET_MS = 500
  let shown: number | null = null
  let busyUntil = 0
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries())
      busyUntil = Math.max(busyUntil, startTime + duration)
  }).observe({ type: 'longtask', buffered: true })
  const look = (): void => {
    if (document.querySelector(selector) === null) requestAnimationFrame(look)
    else {
      const channel = new MessageChannel()
      channel.port1.onmessage = () => {
        shown = performance.now()
      }
      channel.port2.postMessage(null)
    }
  }
  requestAnimationFrame(look)
  globalThis.usable = () => {
    const [first] = performance.getEntriesByName('first-contentful-paint')
    if (first === undefined || shown === null) return null
    const ready = Math.max(shown, busyUntil)
    return performance.now() - ready < QUIET_MS ? null : { ms: ready - first.startTime, since: ready }
  }
}
