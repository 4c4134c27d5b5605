import { type Browser, chromium } from 'playwright-core'
import { startServer } from '#tests/browser/running-server.ts'
import { startTestServer } from '#tests/database.ts'
import { browserArguments, findBrowser } from '#tests/find-browser.ts'
import { type Figure, median } from '../figure.ts'
import { sized } from '../size.ts'
import { awaitPapers } from './example-papers.ts'
import { openSlowly, type Usable } from './watch-paint.ts'

const WARMING = 1
const ROUNDS = sized(7, 1)
/** A phone's processor beside this machine's. */
const SLOWER = 4

type Opened = Usable & { readonly elements: number }

/** The page of documents beside a deadline table on a phone, each in a browser that has nothing of it yet, in turns. */
export async function phonePaint(): Promise<readonly Figure[]> {
  const postgres = await startTestServer()
  const server = await startServer()
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: [...browserArguments] })
  try {
    const storage = await personWithExample(server.address)
    const open = (path: string, usable: string) => openOnPhone(browser, server.address, storage, path, usable)
    const seen: { readonly documents: Opened; readonly table: Opened }[] = []
    for (let i = 0; i < WARMING + ROUNDS; i++) {
      const table = await open('/notifications/training', 'main li input[type="checkbox"]')
      const documents = await open('/company/documents/all', 'main section h2 button[aria-expanded]')
      if (i >= WARMING) seen.push({ documents, table })
    }
    const [documents, table] = [seen.map((one) => one.documents), seen.map((one) => one.table)]
    const ms = (all: readonly Opened[]) => `${median(all.map(({ ms }) => ms)).toFixed(0)} ms`
    return [
      {
        what: 'documents on a phone, first paint to usable ÷ a deadline table',
        value: median(seen.map((one) => one.documents.ms / one.table.ms)),
        most: 1.2,
        beside: `${ms(documents)} ÷ ${ms(table)}, 390 px, processor ${SLOWER} times slower`,
      },
      {
        what: 'elements of the page of documents, of 200 forms',
        value: Math.max(...documents.map(({ elements }) => elements)),
        most: 500,
        beside: `of the deadline table ${Math.max(...table.map(({ elements }) => elements))}`,
      },
    ]
  } finally {
    await browser.close()
    await server.close()
    await postgres.stop()
  }
}

/** Someone with the product's own example open: 120 people and a year of papers. Answers what their browser keeps. */
async function personWithExample(address: string): Promise<readonly { name: string; value: string }[]> {
  const post = async (path: string, token: string, body: object): Promise<Record<string, unknown>> => {
    const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) }
    const answer = await fetch(`${address}/api${path}`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    })
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}`)
    return (answer.status === 204 ? {} : await answer.json()) as Record<string, unknown>
  }
  const account = { email: 'bench@example.org', password: 'a long password' }
  const tokens = await post('/register', '', account)
  const [access, refresh] = [String(tokens.accessToken), String(tokens.refreshToken)]
  const { id } = await post('/example-company', access, {})
  await post(`/companies/${String(id)}/open`, access, {})
  await awaitPapers(address, access)
  return [
    { name: 'access_token', value: access },
    { name: 'refresh_token', value: refresh },
  ]
}

async function openOnPhone(
  browser: Browser,
  origin: string,
  kept: readonly { name: string; value: string }[],
  path: string,
  usable: string,
): Promise<Opened> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
    baseURL: origin,
    storageState: { cookies: [], origins: [{ origin, localStorage: [...kept] }] },
  })
  try {
    const page = await context.newPage()
    const opened = await openSlowly(page, { address: `${origin}${path}`, selector: usable, slower: SLOWER })
    return { ...opened, elements: await page.evaluate(() => document.querySelectorAll('main *').length) }
  } finally {
    await context.close()
  }
}
