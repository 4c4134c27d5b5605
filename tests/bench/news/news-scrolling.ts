import pg from 'pg'
import { type CDPSession, chromium, type Page } from 'playwright-core'
import { registered } from '#tests/browser/person.ts'
import { startServer } from '#tests/browser/running-server.ts'
import { startTestServer } from '#tests/database.ts'
import { browserArguments, findBrowser } from '#tests/find-browser.ts'
import { type Figure, median } from '../figure.ts'
import { sized } from '../size.ts'

const NEWS = sized(10_000, 600)
const FEW = sized(500, 100)
/** Pages of the feed that are brought on, and steps of the wheel, for one measure. */
const PAGES = sized(40, 4)
const STEPS = sized(60, 6)
const STEP_PX = 300
const TRIES = sized(5, 1)

/** A feed of 10,000 in the real page, as someone scrolls through all of it: what the page works for, beside its beginning. */
export async function newsScrolling(): Promise<readonly Figure[]> {
  const postgres = await startTestServer()
  const server = await startServer()
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: [...browserArguments] })
  try {
    await publish(server.environment.DATABASE_URL)
    const { tokens } = await registered(server.address)
    const localStorage = Object.entries(tokens).map(([name, value]) => ({ name, value }))
    const context = await browser.newContext({
      viewport: { width: 1440, height: 900 },
      storageState: { cookies: [], origins: [{ origin: server.address, localStorage }] },
    })
    const page = await context.newPage()
    const tools = await context.newCDPSession(page)
    await tools.send('Performance.enable')
    await page.goto(`${server.address}/news`)
    await page.locator('article').first().waitFor()
    const early = await measure(page, tools, FEW)
    const late = await measure(page, tools, NEWS)
    const beside = (what: keyof Costs) => `${late[what].toFixed(2)} ÷ ${early[what].toFixed(2)} ms of work`
    return [
      {
        what: `a step of scrolling, ${NEWS} here ÷ ${FEW} here`,
        value: late.step / early.step,
        most: 1.5,
        beside: beside('step'),
      },
      {
        what: 'ten more brought on, at the end ÷ at the beginning',
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

async function publish(database = ''): Promise<void> {
  const pool = new pg.Pool({ connectionString: database, max: 1 })
  await pool.query(
    `insert into news (title, body, important, published_at)
     select 'Новость ' || n, repeat('Что изменилось в порядке обучения по охране труда и с какого дня. ', 1 + n % 4), n % 9 = 0,
       now() - n * interval '1 hour'
     from generate_series(1, $1::int) n`,
    [NEWS],
  )
  await pool.query('vacuum analyze news')
  await pool.end()
}

/** Milliseconds of the page's own work, and its elements. */
type Costs = { readonly step: number; readonly page: number; readonly elements: number }

/** Scrolls until so many are here, the last pages under measure, then back and forth over what is here. */
async function measure(page: Page, tools: CDPSession, count: number): Promise<Costs> {
  const worked = async (what: () => Promise<unknown>): Promise<number> => {
    const before = await workedSoFar(tools)
    await what()
    return (await workedSoFar(tools)) - before
  }
  await bringOn(page, count - PAGES * 10)
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
