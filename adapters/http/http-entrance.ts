import type { Clock } from '@osh/core/shared/dates/clock.ts'
import { sentCodeCalls } from '#adapters/wire/account/sent-code-calls.ts'
import { companyListCalls } from '#adapters/wire/company-list-calls.ts'
import { makeLaterClient } from './client-later.ts'
import { makeClient } from './client-of.ts'
import { CompanyDays } from './company-days.ts'
import { EarlierAnswers } from './earlier/earlier-answers.ts'
import { keep } from './earlier/keeping.ts'
import { KeptAnswers } from './earlier/kept-answers.ts'
import { keepNamesAlone } from './earlier/names-alone.ts'
import { StoodIn } from './earlier/stood-in.ts'
import { BrowserSession, type Locks, type StorageEvents } from './session/browser-session.ts'
import { makeHttpAccounts, refreshOver } from './session/http-accounts.ts'
import { HttpClient } from './session/http-client.ts'
import { type Answered, Transport } from './session/transport.ts'

type Browser = {
  /** The API base, without a slash at its end; '' is the page's own origin. */
  readonly host: string
  readonly storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
  readonly clock: Clock
  readonly fetch?: typeof globalThis.fetch
  readonly answered?: Answered
  readonly locks?: Locks | null
  readonly events?: StorageEvents | null
}

/**
 * What every page asks of the outside, a visitor's too, behind the server at `host`; and by which means
 * `makeHttpRecords` asks for the rest. The two are apart so that a visitor's browser fetches the first alone.
 */
export function makeHttpEntrance({ host, storage, clock, fetch, answered, locks, events }: Browser) {
  const transport = new Transport(host, fetch, answered)
  const session = new BrowserSession({
    storage,
    refresh: (token) => refreshOver(transport, token),
    locks: locks === undefined ? findBrowserLocks() : locks,
    events: events === undefined ? findBrowserEvents() : events,
  })
  const client = new HttpClient(transport, session)
  const stoodIn = new StoodIn(session)
  const days = new CompanyDays(clock)
  const kept = new KeptAnswers(storage)
  const earlier = new EarlierAnswers({ client, session, stoodIn, kept })
  earlier.noteDrops(companyListCalls.list, ['companies', 'company_data'])
  const { list } = makeClient(client, companyListCalls, {
    list: keep(earlier, 'companies', undefined, keepNamesAlone),
  })
  const companyList = {
    list: async () => {
      const companies = await list()
      kept.dropOthers(companies.map(({ id }) => id))
      return companies.map((company) => days.note(company))
    },
  }
  const catalogue = makeLaterClient(
    client,
    async () => (await import('#adapters/wire/templates/catalogue-calls.ts')).catalogueCalls,
  )
  const accounts = makeHttpAccounts(transport, session)
  const sentCodes = makeClient(client, sentCodeCalls)
  return {
    entrance: {
      ...{
        clock,
        session,
        earlierReads: stoodIn,
        refusedAsks: { subscribe: client.followRefusals },
        accounts,
      },
      ...{ sentCodes, companyList, catalogue },
    },
    means: { client, host, storage, clock, session, earlier, days, companyList, catalogue },
  }
}

function findBrowserLocks(): Locks | null {
  const locks = globalThis.navigator?.locks
  return locks ? { request: (name, work) => locks.request(name, work) as ReturnType<typeof work> } : null
}

const findBrowserEvents = (): StorageEvents | null => (typeof window === 'undefined' ? null : window)
