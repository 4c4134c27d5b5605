import { setTimeout } from 'node:timers/promises'
import type { Page } from 'playwright-core'
import type { PlainTab } from './plain-browser.ts'

/**
 * Milliseconds from the first paint of anything, and since the page was asked for, to the page that can be used: what it is for is on
 * screen, and nothing holds it up.
 */
export type Usable = { readonly ms: number; readonly since: number }

declare global {
  /** Answers half a second after the page can be used. */
  var usable: Promise<Usable> | undefined
}

/** In the page, before its own scripts: looks for what it is for, and for tasks of more than 50 ms. */
function watchPaint(selector: string): void {
  const QUIET_MS = 500
  const LOOK_MS = 100
  let shown: number | null = null
  let busyUntil = 0
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries())
      busyUntil = Math.max(busyUntil, startTime + duration)
  }).observe({ type: 'longtask', buffered: true })
  // A look in every frame would have the page draw frames that it needn't.
  const observer = new MutationObserver(() => {
    if (document.querySelector(selector) === null) return
    observer.disconnect()
    requestAnimationFrame(() => {
      const channel = new MessageChannel()
      channel.port1.onmessage = () => {
        shown = performance.now()
      }
      channel.port2.postMessage(null)
    })
  })
  observer.observe(document, { childList: true, subtree: true })
  const usableNow = (): Usable | null => {
    const [first] = performance.getEntriesByName('first-contentful-paint')
    if (first === undefined || shown === null) return null
    const ready = Math.max(shown, busyUntil)
    return performance.now() - ready < QUIET_MS ? null : { ms: ready - first.startTime, since: ready }
  }
  globalThis.usable = new Promise((answer) => {
    const timer = setInterval(() => {
      const known = usableNow()
      if (known === null) return
      clearInterval(timer)
      answer(known)
    }, LOOK_MS)
  })
}

const LONGEST_MS = 60_000

type Opening = { readonly address: string; readonly selector: string; readonly slower: number }

/** Opens the address on a processor so many times slower, in a page that Playwright leads. */
export async function openSlowly(page: Page, { address, selector, slower }: Opening): Promise<Usable> {
  await page.addInitScript(watchPaint, selector)
  const devTools = await page.context().newCDPSession(page)
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: slower })
  await page.goto(address)
  // What Playwright puts into a page to wait there takes 50 ms of such a processor while the page begins.
  const asked = devTools.send('Runtime.evaluate', {
    expression: 'usable',
    awaitPromise: true,
    returnByValue: true,
  })
  return inTime(
    address,
    asked.then(({ result }) => result.value),
  )
}

/** The same in a tab that no one looks into. */
export async function openPlainly(tab: PlainTab, { address, selector, slower }: Opening): Promise<Usable> {
  await tab.addScript(`(${watchPaint})(${JSON.stringify(selector)})`)
  await tab.send('Emulation.setCPUThrottlingRate', { rate: slower })
  await tab.goto(address)
  return inTime(address, tab.evaluate('usable'))
}

async function inTime(address: string, asked: Promise<unknown>): Promise<Usable> {
  const known = await Promise.race([asked, setTimeout(LONGEST_MS, null, { ref: false })])
  if (known === null) throw new Error(`${address} can't be used after ${LONGEST_MS} ms`)
  return known as Usable
}
