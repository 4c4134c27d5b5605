import type { Page } from 'playwright-core'
import { violations } from '../axe.ts'
import { misplaced } from './geometry.ts'
import { lookAtLists } from './lists.ts'

type Window = {
  readonly name: string
  readonly width: number
  readonly height: number
  /** Pixels of the screen to one of the page. */
  readonly scale: number
  /** The rules of accessibility that judge it: each, some, or none; places are looked at in all. */
  readonly rules: 'each' | readonly string[]
  /** Whether lists and calendars are opened: where there is least room for them. */
  readonly withLists: boolean
}

/** Asked for by `WALK=whole`: rules, colours and lists are judged in every window, and there are two more of them, in about four times the time. */
export const isWhole = process.env.WALK === 'whole'

/** What depends on the room that there is; a desk and a phone are judged by every rule, what is between them by none. */
const RULES_OF_ROOM = ['scrollable-region-focusable']

/** From the widest to the narrowest. A zoom of 200 % leaves half of the widest, each pixel twice as large. */
const allWindows: readonly Window[] = [
  { name: '1440', width: 1440, height: 900, scale: 1, rules: 'each', withLists: false },
  { name: '768', width: 768, height: 1024, scale: 1, rules: [], withLists: false },
  { name: '200 %', width: 720, height: 450, scale: 2, rules: [], withLists: false },
  { name: '390', width: 390, height: 844, scale: 1, rules: 'each', withLists: false },
  { name: '320', width: 320, height: 640, scale: 1, rules: RULES_OF_ROOM, withLists: true },
]

/** What is between a desk and a phone is looked at when the whole is asked for. */
export const windows = allWindows.filter(({ rules }) => isWhole || rules.length > 0)

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
    const judging = isWhole || rules === 'each' ? undefined : rules
    if (judging === undefined || judging.length > 0)
      wrong.push(...(await violations(page, (await hasDialog()) ? '#floating' : 'html', judging)))
    if (isWhole || withLists) wrong.push(...(await lookAtLists(page, (field) => isNew(`${name}: ${field}`))))
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
