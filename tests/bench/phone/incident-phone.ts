import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core'
import { dayFromToday } from '#tests/browser/days.ts'
import { type Person, registered } from '#tests/browser/person.ts'
import { type RunningServer, startServer } from '#tests/browser/running-server.ts'
import { startTestServer } from '#tests/database.ts'
import { browserArguments, findBrowser } from '#tests/find-browser.ts'
import { type Figure, median } from '../figure.ts'
import { openSlowly, type Usable } from './watch-paint.ts'

const WARMING = 1
const ROUNDS = 5
const INCIDENTS = 5
/** A phone's processor beside this machine's. */
const SLOWER = 4
/**
 * «Slow 4G» as Lighthouse defines it (`throttling.mobileSlow4G` in core/config/constants.js, docs/throttling.md): a round trip of 150 ms,
 * 1.6 Mbit/s down and 0.75 up. Chromium's own tools by that name have nine tenths of that, and 562.5 ms for each request (3.75 round trips),
 * which stands there for the name and new connections of several hosts. Here is one host.
 */
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 0.75e6 / 8 }
const STEPS = 'main input[type="checkbox"]'
/** What is known of the accident, or that it can't be had. */
const SAID = `${STEPS}, main [role="alert"]`

const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, locale: 'ru-RU' }

/** The page of an accident on a phone: in a browser that has nothing of it, and from the kept program without a server. */
export async function incidentOnPhone(): Promise<readonly Figure[]> {
  const postgres = await startTestServer()
  const server = await startServer()
  const executablePath = await findBrowser()
  const browser = await chromium.launch({ executablePath, args: [...browserArguments] })
  const profile = await mkdtemp(join(tmpdir(), 'osh-phone-'))
  try {
    const person = await registered(server.address)
    const path = await withIncidents(person)
    const cold: Usable[] = []
    for (let i = 0; i < WARMING + ROUNDS; i++) cold.push(await openCold(browser, server, person, path))
    await browser.close()
    const kept = await openKept({ profile, executablePath, server, person, path })
    const seconds = (all: readonly Usable[]) => median(all.slice(WARMING).map(({ since }) => since)) / 1000
    const painted = (all: readonly Usable[]) => median(all.slice(WARMING).map(({ since, ms }) => since - ms))
    return [
      {
        what: 'page of an accident on a phone, nothing kept, to usable, s',
        value: seconds(cold),
        most: 2.5,
        beside: `390 px, processor ${SLOWER} times slower, Slow 4G; first paint ${painted(cold).toFixed(0)} ms`,
      },
      {
        what: 'the same from the kept program, without a server, s',
        value: seconds(kept),
        most: 1,
        beside: `the browser started again each time; first paint ${painted(kept).toFixed(0)} ms`,
      },
    ]
  } finally {
    await browser.close()
    await server.close()
    await postgres.stop()
    await rm(profile, { recursive: true, force: true })
  }
}

/** Answers the address of the page of one of five accidents. */
async function withIncidents({ ask }: Person): Promise<string> {
  const { id: companyId } = await ask('/example-company', {})
  await ask(`/companies/${String(companyId)}/open`, {})
  const people = await ask<readonly { readonly id: number }[]>(`/employees?companyId=${String(companyId)}`)
  let path = ''
  for (const { id: employeeId } of people.slice(0, INCIDENTS)) {
    const accident = { degree: 'easy', date: dayFromToday(-1), time: '12:00', place: 'Карьер' }
    const { id } = await ask('/incidents', { companyId, ...accident, injured: [{ employeeId }] })
    path = `/notifications/incident/${String(id)}`
  }
  return path
}

async function openCold(
  browser: Browser,
  { address }: RunningServer,
  person: Person,
  path: string,
): Promise<Usable> {
  const context = await browser.newContext({ ...phone, serviceWorkers: 'block' })
  try {
    await signIn(context, person)
    const page = await context.newPage()
    const devTools = await context.newCDPSession(page)
    await devTools.send('Network.enable')
    await devTools.send('Network.emulateNetworkConditions', SLOW_4G)
    return await untilUsable(page, `${address}${path}`, STEPS)
  } finally {
    await context.close()
  }
}

type Kept = {
  readonly profile: string
  readonly executablePath: string
  readonly server: RunningServer
  readonly person: Person
  readonly path: string
}

/** Opens the page with the server until everything is kept, then again and again without, in a browser started for it. */
async function openKept({ profile, executablePath, server, person, path }: Kept): Promise<readonly Usable[]> {
  const inBrowser = async (open: (page: Page) => Promise<Usable>): Promise<Usable> => {
    const context = await chromium.launchPersistentContext(profile, {
      ...phone,
      executablePath,
      args: [...browserArguments],
    })
    try {
      await signIn(context, person)
      return await open(context.pages()[0] ?? (await context.newPage()))
    } finally {
      await context.close()
    }
  }
  const address = `${server.address}${path}`
  await inBrowser(async (page) => {
    const first = await untilUsable(page, address, STEPS)
    await page.evaluate(() => navigator.serviceWorker.ready)
    return first
  })
  await server.kill()
  const opened: Usable[] = []
  for (let i = 0; i < WARMING + ROUNDS; i++)
    opened.push(await inBrowser((page) => untilUsable(page, address, SAID)))
  return opened
}

const signIn = (context: BrowserContext, { tokens }: Person): Promise<unknown> =>
  context.addInitScript((kept) => {
    for (const [name, value] of Object.entries(kept)) localStorage.setItem(name, value)
  }, tokens)

const untilUsable = (page: Page, address: string, selector: string): Promise<Usable> =>
  openSlowly(page, { address, selector, slower: SLOWER })
