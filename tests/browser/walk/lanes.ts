import type { Page } from 'playwright-core'

/** Pages that look at once: what one waits for the server, the other draws. */
const LANES = 3

/** Tells what is wrong with each, several pages at a time; one that can't be looked at says so too. */
export async function walk<T>(
  all: readonly T[],
  nameOf: (one: T) => string,
  openPage: () => Promise<Page>,
  lookAt: (page: Page) => Promise<(one: T) => Promise<readonly string[]>>,
): Promise<readonly string[]> {
  const left = [...all]
  const lane = async (): Promise<readonly string[]> => {
    const wrong: string[] = []
    const look = await lookAt(await openPage())
    for (let next = left.shift(); next !== undefined; next = left.shift()) {
      const name = nameOf(next)
      const found = await look(next).catch((error: unknown) => [String(error)])
      wrong.push(...found.map((what) => `${name}, ${what}`))
    }
    return wrong
  }
  return (await Promise.all(Array.from({ length: LANES }, lane))).flat()
}
