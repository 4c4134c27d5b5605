import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'

type Found = {
  readonly id: string
  readonly nodes: readonly { readonly target: readonly unknown[]; readonly failureSummary: string }[]
}

const source = readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

declare global {
  /** axe-core, once its source has run in the page. */
  var axe: { run(within: string, options: object): Promise<{ violations: Found[] }> }
}

/**
 * What axe-core finds wrong with the page as it is, or with a part of it: «rule at element: why». Nothing moves while
 * it looks.
 *
 * @param only these rules; every rule where it is left out
 */
export async function violations(
  page: Page,
  within = 'html',
  only?: readonly string[],
): Promise<readonly string[]> {
  await settled(page)
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(await source)
  const rules = only ? { runOnly: { type: 'rule', values: only } } : {}
  const found = await page.evaluate(
    async ({ within, rules }) =>
      (await axe.run(within, { resultTypes: ['violations'], ...rules })).violations,
    { within, rules },
  )
  return found.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary}`),
  )
}

/** Waits until no animation runs that ends: halfway faded texts have no contrast. */
const settled = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const isEnding = (animation: Animation): boolean =>
      animation.playState === 'running' &&
      Number.isFinite(Number(animation.effect?.getComputedTiming().endTime))
    const ended = (animation: Animation) => animation.finished.catch(() => undefined)
    await Promise.all(document.getAnimations().filter(isEnding).map(ended))
  })

/** Pixels that the page could be scrolled sideways; the body has no room that is kept for a scrollbar. */
export const sideways = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.body.offsetWidth)
