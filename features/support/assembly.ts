import { randomUUID } from 'node:crypto'
import type { Storage } from '@osh/core/records/storage.ts'
import { LocalLedger } from '#adapters/local-storage/local-ledger.ts'
import { makeLocalOutside } from '#adapters/local-storage/local-outside.ts'
import { makeLedgerStorage } from '#adapters/memory/memory-storage.ts'
import { emptyState } from '#adapters/memory/state.ts'
import { MapStorage, serverOf } from '#tests/contracts/http-opened.ts'
import { makeSettableClock, type SettableClock } from '#tests/contracts/settable-clock.ts'
import { accepted, today } from '#tests/contracts/world.ts'
import { type FreshDatabase, freshDatabase } from '#tests/database.ts'
import { makeHttpOutside } from '#tests/http-outside.ts'
import { openPostgresIn } from '#tests/postgres/opened-postgres.ts'
import { pressOfAllForms } from '#tests/press-of-all-forms.ts'
import type { Outside } from '#ui/app/outside.ts'
import { Post } from './notices/post.ts'

export type AssemblyName = 'memory' | 'http'

/** What a scenario is played in: a place where several people work with the same company. */
export type Assembly = {
  readonly clock: SettableClock
  /** What is kept of all, for what the service and its operators do. */
  readonly storage: Storage
  /** One more person at a screen of their own. */
  visit(): Promise<Outside>
  /** A person with an account of their own. */
  arrive(): Promise<{ readonly outside: Outside; readonly email: string }>
  /** What the server answers, without the page. */
  send: typeof fetch
  /** What the service sends by e-mail; null where there is no server. */
  readonly post: Post | null
  /** Opens an address that was given for a stored file. */
  download(url: string): Promise<Uint8Array>
  close(): Promise<void>
}

/** The forms that the product ships, read once for all scenarios. */
const press = pressOfAllForms()

export const PASSWORD = 'scenario password'

export const openAssembly = (name: AssemblyName): Promise<Assembly> =>
  name === 'http' ? openHttp() : openMemory()

async function openMemory(): Promise<Assembly> {
  const clock = makeSettableClock(today)
  const kept = new MapStorage()
  const render = async () => new Uint8Array()
  const ledger = new LocalLedger({
    ...{ storage: kept, locks: null, discarded: () => undefined },
    first: async () => emptyState,
  })
  const storage = makeLedgerStorage(ledger, clock)
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
  return {
    clock,
    storage,
    visit: visitor(outside),
    // In a browser there is one person.
    arrive: () => Promise.reject(new Error('здесь работает один человек')),
    send: fetch,
    post: null,
    download: downloader(fetch),
    close: async () => undefined,
  }
}

/** Scenarios share one database, each with an account and a company of its own: a fresh one for each costs more than they do. */
let database: Promise<FreshDatabase> | null = null

async function openHttp(): Promise<Assembly> {
  database ??= freshDatabase()
  const { storage, clock, close } = await openPostgresIn((await database).connection)
  const server = serverOf(storage, clock, press)
  const post = new Post(storage, clock)
  const outside = () =>
    makeHttpOutside({
      host: 'http://server.test',
      storage: new MapStorage(),
      clock,
      fetch: server,
      locks: null,
      events: null,
    })
  return {
    clock,
    storage,
    visit: visitor(outside),
    arrive: async () => {
      const email = `person-${randomUUID()}@example.org`
      const opened = outside()
      opened.session.begin(accepted(await opened.accounts.register(email, PASSWORD)))
      return { outside: opened, email }
    },
    send: server,
    post,
    download: downloader(server),
    close: async () => {
      await post.close()
      await close()
    },
  }
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
