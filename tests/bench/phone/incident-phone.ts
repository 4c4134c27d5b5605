import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { dayFromToday } from '#tests/browser/days.ts'
import { type Person, registered } from '#tests/browser/person.ts'
import { type RunningServer, startServer } from '#tests/browser/running-server.ts'
import { startTestServer } from '#tests/database.ts'
import { findShell } from '#tests/find-browser.ts'
import { type Figure, median } from '../figure.ts'
import { sized } from '../size.ts'
import { awaitPapers } from './example-papers.ts'
import { PlainBrowser, type PlainTab } from './plain-browser.ts'
import { openPlainly, type Usable } from './watch-paint.ts'

const WARMING = 1
const ROUNDS = sized(5, 1)
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

const SCREEN = { width: 390, height: 844, deviceScaleFactor: 1, mobile: true }

/** The page of an accident on a phone: in a browser that has nothing of it, and from the kept program without a server. */
export async function incidentOnPhone(): Promise<readonly Figure[]> {
  const postgres = await startTestServer()
  const server = await startServer()
  // Around a page the whole browser opens pages of its own (the popup of its address bar: 200 scripts) on the same processor: no phone's does.
  const executablePath = await findShell()
  const profiles = await mkdtemp(join(tmpdir(), 'osh-phone-'))
  try {
    const person = await registered(server.address)
    const opening: Opening = {
      person,
      address: `${server.address}${await withIncidents(server.address, person)}`,
    }
    const cold = await openCold(await PlainBrowser.start(executablePath, join(profiles, 'cold')), opening)
    const kept = await openKept(
      () => PlainBrowser.start(executablePath, join(profiles, 'kept')),
      server,
      opening,
    )
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
    await server.close()
    await postgres.stop()
    await rm(profiles, { recursive: true, force: true })
  }
}

/** Answers the address of the page of one of five accidents. */
async function withIncidents(server: string, { ask, tokens }: Person): Promise<string> {
  const { id: companyId } = await ask('/example-company', {})
  await ask(`/companies/${String(companyId)}/open`, {})
  await awaitPapers(server, tokens.access_token)
  const people = await ask<readonly { readonly id: number }[]>(`/employees?companyId=${String(companyId)}`)
  let path = ''
  for (const { id: employeeId } of people.slice(0, INCIDENTS)) {
    const accident = { degree: 'easy', date: dayFromToday(-1), time: '12:00', place: 'Карьер' }
    const { id } = await ask('/incidents', { companyId, ...accident, injured: [{ employeeId }] })
    path = `/notifications/incident/${String(id)}`
  }
  return path
}

type Opening = { readonly person: Person; readonly address: string }

/** Opens the page in one tab after another, none of which has anything of it. */
async function openCold(browser: PlainBrowser, opening: Opening): Promise<readonly Usable[]> {
  try {
    const opened: Usable[] = []
    for (let i = 0; i < WARMING + ROUNDS; i++) {
      const tab = await browser.strangeTab()
      await tab.send('Network.enable')
      await tab.send('Network.emulateNetworkConditions', SLOW_4G)
      opened.push(await untilUsable(tab, opening, STEPS))
      await tab.send('Page.close')
    }
    return opened
  } finally {
    await browser.close()
  }
}

/** Opens the page with the server until everything is kept, then again and again without, in a browser started for it. */
async function openKept(
  start: () => Promise<PlainBrowser>,
  server: RunningServer,
  opening: Opening,
): Promise<readonly Usable[]> {
  const inBrowser = async (open: (tab: PlainTab) => Promise<Usable>): Promise<Usable> => {
    const browser = await start()
    try {
      return await open(await browser.firstTab())
    } finally {
      await browser.close()
    }
  }
  await inBrowser(async (tab) => {
    const first = await untilUsable(tab, opening, STEPS)
    await tab.evaluate('navigator.serviceWorker.ready.then(() => null)')
    return first
  })
  await server.kill()
  const opened: Usable[] = []
  for (let i = 0; i < WARMING + ROUNDS; i++)
    opened.push(await inBrowser((tab) => untilUsable(tab, opening, SAID)))
  return opened
}

async function untilUsable(tab: PlainTab, { person, address }: Opening, selector: string): Promise<Usable> {
  await tab.send('Emulation.setDeviceMetricsOverride', SCREEN)
  await tab.send('Emulation.setTouchEmulationEnabled', { enabled: true })
  await tab.send('Emulation.setLocaleOverride', { locale: 'ru-RU' })
  await tab.addScript(`Object.assign(localStorage, ${JSON.stringify(person.tokens)})`)
  return openPlainly(tab, { address, selector, slower: SLOWER })
}
