import type { Page } from 'playwright-core'

/** Pages that hear of messages are never idle. */
const LISTENING = ['/notifications', '/operator/conversations']

/** The pages that look at once, beside other tests, keep each other waiting. */
const PATIENCE_MS = 90_000

/** Waits until nothing more is asked of the server. */
export async function waitUntilStill(page: Page, path: string): Promise<void> {
  await page.waitForLoadState(LISTENING.includes(path) ? 'load' : 'networkidle', { timeout: PATIENCE_MS })
}
