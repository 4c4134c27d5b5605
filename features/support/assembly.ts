import { randomUUID } from 'node:crypto'
import { makeLocalOutside } from '#adapters/local-storage/local-outside.ts'
import { MapStorage, serverOf } from '#tests/contracts/http-opened.ts'
import { makeSettableClock, type SettableClock } from '#tests/contracts/settable-clock.ts'
import { accepted, today } from '#tests/contracts/world.ts'
import { type FreshDatabase, freshDatabase } from '#tests/database.ts'
import { makeHttpOutside } from '#tests/http-outside.ts'
import { openPostgresIn } from '#tests/postgres/opened-postgres.ts'
import { pressOfAllForms } from '#tests/press-of-all-forms.ts'
import type { Outside } from '#ui/app/outside.ts'

export type AssemblyName = 'memory' | 'http'

/** What a scenario is played in: a place where several people work with the same company. */
export type Assembly = {
  readonly clock: SettableClock
  /** One more person at a screen of their own. */
  visit(): Promise<Outside>
  /** Opens an address that was given for a stored file. */
  download(url: string): Promise<Uint8Array>
  close(): Promise<void>
}

/** The forms that the product ships, read once for all scenarios. */
const press = pressOfAllForms()

const PASSWORD = 'scenario password'

export const openAssembly = (name: AssemblyName): Promise<Assembly> =>
  name === 'http' ? openHttp() : openMemory()

async function openMemory(): Promise<Assembly> {
  const clock = makeSettableClock(today)
  const kept = new MapStorage()
  const render = async () => new Uint8Array()
  const outside = () =>
    makeLocalOutside({
      storage: kept,
      clock,
      render,
      press: async () => press,
      passwordRounds: 1,
      locks: null,
      events: null,
    })
  return { clock, visit: visitor(outside), download: downloader(fetch), close: async () => undefined }
}

/** Scenarios share one database, each with an account and a company of its own: a fresh one for each costs more than they do. */
let database: Promise<FreshDatabase> | null = null

async function openHttp(): Promise<Assembly> {
  database ??= freshDatabase()
  const { storage, clock, close } = await openPostgresIn((await database).connection)
  const server = serverOf(storage, clock, press)
  const outside = () =>
    makeHttpOutside({
      host: 'http://server.test',
      storage: new MapStorage(),
      clock,
      fetch: server,
      locks: null,
      events: null,
    })
  return { clock, visit: visitor(outside), download: downloader(server), close }
}

const downloader = (open: typeof fetch) => async (url: string) =>
  new Uint8Array(await (await open(url)).arrayBuffer())

/** The first to come registers, the others sign in to the same account. */
function visitor(outside: () => Outside): () => Promise<Outside> {
  const email = `olga-${randomUUID()}@example.org`
  let registered = false
  return async () => {
    const opened = outside()
    const { accounts, session } = opened
    const enter = registered ? accounts.logIn(email, PASSWORD) : accounts.register(email, PASSWORD)
    registered = true
    session.begin(accepted(await enter))
    return opened
  }
}
