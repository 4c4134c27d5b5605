import type { Page } from 'playwright-core'
import { seen } from './browser-test.ts'

/** In the page: notes whatever it says in passing from now on. */
const listen = (): void => {
  const said = new Set<string>()
  const note = (): void => {
    for (const region of document.querySelectorAll('[role="status"]'))
      if (region.checkVisibility()) said.add(region.textContent ?? '')
  }
  const changes = { childList: true, subtree: true, characterData: true, attributeFilter: ['hidden'] }
  new MutationObserver(note).observe(document.body, changes)
  Reflect.set(window, 'said', said)
}

/** All that the page has said since `hear` first listened to it. */
export const heard = (page: Page): Promise<string> =>
  page.evaluate(() => [...Reflect.get(window, 'said')].join('\n'))

/** Does something of which the page says so in passing: what is shown for three seconds is heard however late a busy machine looks. */
export async function hear(page: Page, said: RegExp | string, act: () => Promise<unknown>): Promise<void> {
  await page.evaluate(listen)
  await act()
  await seen(() => heard(page)).toMatch(said)
}
