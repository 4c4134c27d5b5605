import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'

type Found = {
  readonly id: string
  readonly nodes: readonly { readonly target: readonly unknown[]; readonly failureSummary: string }[]
}

const source = readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** What axe-core finds wrong with the page as it is: «rule at element: why». Nothing moves while it looks. */
export async function violations(page: Page): Promise<readonly string[]> {
  await settled(page)
  await page.evaluate(await source)
  const found = await page.evaluate(async () => {
    const axe = (globalThis as unknown as { axe: { run(options: object): Promise<{ violations: Found[] }> } })
      .axe
    return (await axe.run({ resultTypes: ['violations'] })).violations
  })
  return found.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary}`),
  )
}

/** Waits until no animation runs, two seconds at most: halfway faded texts have no contrast. */
const settled = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const ending = (animation: Animation) => animation.finished.then(undefined, () => undefined)
    const finite = (animation: Animation) =>
      Number.isFinite(Number(animation.effect?.getComputedTiming().endTime))
    const ended = Promise.all(document.getAnimations().filter(finite).map(ending))
    await Promise.race([ended, new Promise((done) => setTimeout(done, 2000))])
  })

/** Pixels that the page could be scrolled sideways; the body has no room that is kept for a scrollbar. */
export const sideways = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.body.offsetWidth)
