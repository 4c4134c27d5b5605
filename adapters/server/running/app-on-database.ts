import type { ErasureList } from '@osh/core/erasure/erasure.ts'
import type { Hono } from 'hono'
import { systemClock } from '#adapters/clock/system-clock.ts'
import { makeCompanyLookup } from '#adapters/dadata/company-lookup.ts'
import { openShippedPress } from '#adapters/documents/printing/shipped-press.ts'
import { makePostgresStorage } from '#adapters/postgres/postgres-storage.ts'
import type { Store } from '#adapters/postgres/transact.ts'
import { type AppNeeds, makeApp } from '../app.ts'
import { describeError, type LogEntry } from '../request-log.ts'
import { makePasswords } from '../sign-in/passwords.ts'

const HOUR_MS = 3_600_000

export type RunningApp = { readonly app: Hono; close(): Promise<void> }

type Settings = Pick<AppNeeds, 'proxies' | 'signingKeys'> & { readonly erasures?: ErasureList }

/** The application on a database that is up to date; dismissals that came are swept now and hourly. */
export function appOnDatabase(
  database: Store,
  staticDir: string | null,
  { erasures, proxies, signingKeys }: Settings = {},
): RunningApp {
  const storage = makePostgresStorage(database, systemClock, erasures)
  const sweep = (): void => {
    for (const sweeping of [storage.sweepDismissals(), storage.forgetAnswers()])
      sweeping.catch((error: unknown) => say({ sweep: describeError(error) }))
  }
  sweep()
  const hourly = setInterval(sweep, HOUR_MS)
  const press = openShippedPress((cause) => say({ printing: describeError(cause) }))
  const app = makeApp({
    storage,
    clock: systemClock,
    lookup: makeCompanyLookup(process.env.DADATA_TOKEN || undefined),
    passwords: makePasswords(),
    printMemo: press.printMemo,
    press: press.forms,
    staticDir,
    log: sayBroken,
    ...(proxies ? { proxies } : {}),
    ...(signingKeys ? { signingKeys } : {}),
  })
  const close = (): Promise<void> => {
    clearInterval(hourly)
    return press.close()
  }
  return { app, close }
}

const SILENCE_MS = 10_000
let lastSaid = 0

/** A request that failed on the server's side, one JSON line each; while the database is away, one in ten seconds. */
const sayBroken = ({ error, ...entry }: LogEntry): void => {
  if (entry.status < 500) return
  if (entry.status !== 503) say(error ? { ...entry, error } : entry)
  else if (Date.now() - lastSaid > SILENCE_MS) {
    lastSaid = Date.now()
    say(entry)
  }
}

const say = (entry: object): void => {
  process.stderr.write(`${JSON.stringify(entry)}\n`)
}
