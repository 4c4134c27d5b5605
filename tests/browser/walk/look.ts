import type { Page } from 'playwright-core'
import { violations } from '../axe.ts'
import { misplaced } from './geometry.ts'
import { lookAtLists } from './lists.ts'

export type Window = {
  readonly name: string
  readonly width: number
  readonly height: number
  /** Pixels of the screen to one of the page. */
  readonly scale: number
  /** The rules of accessibility that judge it: each, or some; places are looked at in all. */
  readonly rules: 'each' | readonly string[]
  /** Whether lists and calendars are opened: where there is least room for them. */
  readonly withLists: boolean
}

/** What depends on the room that there is. */
const RULES_OF_ROOM = ['scrollable-region-focusable']

/** Where every test looks: a desk, by every rule, and the narrowest phone, by what depends on the room. */
export const windows: readonly Window[] = [
  { name: '1440', width: 1440, height: 900, scale: 1, rules: 'each', withLists: false },
  { name: '320', width: 320, height: 640, scale: 1, rules: RULES_OF_ROOM, withLists: false },
]

/** All of them, from the widest to the narrowest, by every rule. A zoom of 200 % leaves half of the widest, each pixel twice as large. */
export const allWindows: readonly Window[] = [
  { name: '1440', width: 1440, height: 900, scale: 1, rules: 'each', withLists: true },
  { name: '768', width: 768, height: 1024, scale: 1, rules: 'each', withLists: false },
  { name: '200 %', width: 720, height: 450, scale: 2, rules: 'each', withLists: false },
  { name: '390', width: 390, height: 844, scale: 1, rules: 'each', withLists: false },
  { name: '320', width: 320, height: 640, scale: 1, rules: 'each', withLists: true },
]

/**
 * Gives a page windows of each size, and looks at it in them.
 *
 * @param seen lists that were looked at: fields of one name have one list, whatever is around them
 */
export async function lookingAt(page: Page, seen: Set<string>) {
  const session = await page.context().newCDPSession(page)
  const resize = async ({ width, height, scale }: Window): Promise<void> => {
    const metrics = { width, height, deviceScaleFactor: scale, mobile: false }
    await session.send('Emulation.setDeviceMetricsOverride', metrics)
    await page.evaluate(
      () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
    )
  }
  const hasDialog = async () => (await page.getByRole('dialog').count()) > 0
  /** What is wrong with the page as it is, or with the dialog over it; and with the lists in it. */
  const look = async ({ name, rules, withLists }: Window): Promise<readonly string[]> => {
    await page.evaluate(drawAll)
    const wrong = [...(await misplaced(page))]
    const judging = rules === 'each' ? undefined : rules
    wrong.push(...(await violations(page, (await hasDialog()) ? '#floating' : 'html', judging)))
    if (withLists) wrong.push(...(await lookAtLists(page, (field) => isNew(`${name}: ${field}`))))
    return wrong.map((what) => `${name}: ${what}`)
  }
  const isNew = (list: string): boolean => {
    const before = seen.size
    return seen.add(list).size > before
  }
  return { resize, look }
}

/**
 * In the page: what is left out until it comes into sight (content-visibility) is drawn, as it is when someone scrolls to it; left out, its
 * boxes are where it would have been in another window.
 */
function drawAll(): void {
  const drawn = new CSSStyleSheet()
  drawn.replaceSync('* { content-visibility: visible !important }')
  document.adoptedStyleSheets = [drawn]
}
