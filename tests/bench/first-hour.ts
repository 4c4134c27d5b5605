import { chromium } from 'playwright-core'
import { Actions, feedbackOf } from '#tests/browser/first-hour/actions.ts'
import { goFirstHour } from '#tests/browser/first-hour/first-hour.ts'
import { startServer } from '#tests/browser/running-server.ts'
import { startTestServer } from '#tests/database.ts'
import { browserArguments, findBrowser } from '#tests/find-browser.ts'
import { type Figure, percentile } from './figure.ts'

/** How soon the page answers somebody who goes from registration to the first printed memo. */
export async function firstHour(): Promise<readonly Figure[]> {
  const postgres = await startTestServer()
  const server = await startServer()
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: [...browserArguments] })
  try {
    const page = await browser.newPage({ baseURL: server.address, locale: 'ru-RU' })
    await feedbackOf(page)
    const act = new Actions(page)
    await goFirstHour(page, act)
    return [
      {
        what: 'an action to the first picture that it changed, p95, ms',
        value: percentile(act.waits, 0.95),
        most: 200,
        beside: `${act.waits.length} measured of ${act.count} actions`,
      },
    ]
  } finally {
    await browser.close()
    await server.close()
    await postgres.stop()
  }
}
