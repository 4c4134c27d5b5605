import type { Page } from 'playwright-core'
import { sideways, violations } from '../axe.ts'
import type { Visit } from '../browser-test.ts'
import { openPath } from './walk-routes.ts'

/** What a page of an accident asks before anything is known of whoever opens it: a head may have typed its address. */
const ASKED_AHEAD = /^GET \/api\/incidents\/\d+$/

/** What the server has refused since it was asked last. */
export function listenToRefusals(page: Page): () => readonly string[] {
  const refused: string[] = []
  page.on('response', (answer) => {
    if (answer.status() === 403)
      refused.push(`${answer.request().method()} ${new URL(answer.url()).pathname}`)
  })
  return () => refused.splice(0)
}

/** Opens a path as a member whose role may not do all, and tells what is wrong at a desk and on a phone, and what was refused. */
export async function lookAsMember(
  visit: Visit,
  path: string,
  refused: () => readonly string[],
): Promise<readonly string[]> {
  const { page } = visit
  await openPath(visit, path)
  const failed = await page.getByText(/^Ошибка (?!404)\d{3}/).allTextContents()
  const wrong = failed.map((what) => `cannot be read: ${what}`)
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 })
    const found = await violations(page)
    const over = await sideways(page)
    wrong.push(...found.map((what) => `${width}: ${what}`))
    if (over > 0) wrong.push(`${width}: ${over} px over`)
  }
  const asked = refused().filter((what) => !ASKED_AHEAD.test(what))
  return [...wrong, ...asked.map((what) => `asks what is refused: ${what}`)]
}

/** What a head, a reader or a specialist meets by rights: a memo of another department, an accident that was asked ahead, an invitation without its secret. */
export const metByRights = [
  /404 .*\/api\/memos\//,
  /403 .*\/api\/incidents\/\d+\?/,
  /409 .*\/api\/invitations\/look/,
]
