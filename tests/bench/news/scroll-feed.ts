import { type CDPSession, chromium, type Page } from 'playwright-core'
import { type Person, registered } from '#tests/browser/person.ts'
import { type RunningServer, startServer } from '#tests/browser/running-server.ts'
import { startTestServer } from '#tests/database.ts'
import { browserArguments, findBrowser } from '#tests/find-browser.ts'
import { type Figure, median } from '../figure.ts'
import { sized } from '../size.ts'

/** Pages of the feed that are brought on, and steps of the wheel, for one measure. */
const PAGES = sized(40, 4)
const STEPS = sized(60, 6)
const STEP_PX = 300
const TRIES = sized(5, 1)

type Feed = {
  /** Fills the feed and says where it is. */
  readonly fill: (server: RunningServer, person: Person) => Promise<string>
  readonly all: number
  readonly few: number
  /** So many come at once. */
  readonly limit: number
}

/** A long feed in the real page, as someone scrolls through all of it: what the page works for, beside its beginning. */
export async function scrollFeed({ fill, all, few, limit }: Feed): Promise<readonly Figure[]> {
  const postgres = await startTestServer()
  const server = await startServer()
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: [...browserArguments] })
  try {
    const person = await registered(server.address)
    const path = await fill(server, person)
    const localStorage = Object.entries(person.tokens).map(([name, value]) => ({ name, value }))
    const context = await browser.newContext({
      viewport: { width: 1440, height: 900 },
      storageState: { cookies: [], origins: [{ origin: server.address, localStorage }] },
    })
    const page = await context.newPage()
    const tools = await context.newCDPSession(page)
    await tools.send('Performance.enable')
    await page.goto(`${server.address}${path}`)
    await page.locator('article').first().waitFor()
    const early = await measure(page, tools, few, limit)
    const late = await measure(page, tools, all, limit)
    const beside = (what: keyof Costs) => `${late[what].toFixed(2)} ÷ ${early[what].toFixed(2)} ms of work`
    return [
      {
        what: `a step of scrolling, ${all} here ÷ ${few} here`,
        value: late.step / early.step,
        most: 1.5,
        beside: beside('step'),
      },
      {
        what: `${limit} more brought on, at the end ÷ at the beginning`,
        value: late.page / early.page,
        most: 2,
        beside: beside('page'),
      },
      {
        what: 'elements of the document at its most',
        value: Math.max(early.elements, late.elements),
        most: 300,
        beside: `${early.elements} and ${late.elements}`,
      },
    ]
  } finally {
    await browser.close()
    await server.close()
    await postgres.stop()
  }
}

/** Milliseconds of the page's own work, and its elements. */
type Costs = { readonly step: number; readonly page: number; readonly elements: number }

/** Scrolls until so many are here, the last pages under measure, then back and forth over what is here. */
async function measure(page: Page, tools: CDPSession, count: number, limit: number): Promise<Costs> {
  const worked = async (what: () => Promise<unknown>): Promise<number> => {
    const before = await workedSoFar(tools)
    await what()
    return (await workedSoFar(tools)) - before
  }
  await bringOn(page, count - PAGES * limit)
  const brought = await worked(() => bringOn(page, count))
  const steps: number[] = []
  for (let i = 0; i < TRIES; i += 1)
    steps.push(await worked(() => scroll(page, i % 2 === 0 ? -STEP_PX : STEP_PX)))
  const elements = await page.evaluate(() => document.querySelectorAll('body *').length)
  return { step: median(steps) / STEPS, page: brought / PAGES, elements }
}

async function workedSoFar(tools: CDPSession): Promise<number> {
  const { metrics } = await tools.send('Performance.getMetrics')
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000
}

/** Stays at the end until so many are in the feed. */
const bringOn = (page: Page, count: number): Promise<void> =>
  page.evaluate(async (count) => {
    const last = () => Number([...document.querySelectorAll('article')].at(-1)?.ariaPosInSet ?? 0)
    while (last() < count) {
      window.scrollTo(0, document.documentElement.scrollHeight)
      await new Promise((done) => setTimeout(done, 20))
    }
  }, count)

const scroll = (page: Page, px: number): Promise<void> =>
  page.evaluate(
    async ({ px, steps }) => {
      for (let i = 0; i < steps; i += 1) {
        window.scrollBy(0, px)
        await new Promise(requestAnimationFrame)
      }
    },
    { px, steps: STEPS },
  )
