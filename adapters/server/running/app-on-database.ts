import type { ErasureList } from '@osh/core/erasure/erasure.ts'
import type { Hono } from 'hono'
import { systemClock } from '#adapters/clock/system-clock.ts'
import { makeCompanyLookup } from '#adapters/dadata/company-lookup.ts'
import { openShippedPress } from '#adapters/documents/printing/shipped-press.ts'
import { makePostgresStorage } from '#adapters/postgres/postgres-storage.ts'
import type { Store } from '#adapters/postgres/transact.ts'
import { type AppNeeds, makeApp } from '../app.ts'
import { describeError, type Log } from '../request-log.ts'
import { toFile, toStandardError, writeLines } from '../security/security-file.ts'
import { makePasswords } from '../sign-in/passwords.ts'
import { type Condition, failIfFull, makeCondition } from './condition.ts'

const HOUR_MS = 3_600_000
/** By then whoever waited for the start has been answered. */
const PRINTING_READY_AFTER_MS = 1000

export type RunningApp = { readonly app: Hono; close(): Promise<void> }

type Settings = Pick<AppNeeds, 'proxies' | 'signingKeys'> & {
  /** Where erasures are noted. */
  readonly erasures?: ErasureList
  /** Where security events are written; null: to standard error. */
  readonly securityLog?: string | null
  /** Of the embedded database: looked at when that does not answer. */
  readonly dataDirectory?: string | null
}

/** The application on a database that is up to date; dismissals that came are swept, and notices raised, now and hourly. */
export function appOnDatabase(
  database: Store,
  staticDir: string | null,
  { erasures, securityLog = null, dataDirectory = null, ...needs }: Settings = {},
): RunningApp {
  const condition = makeCondition()
  const sayUnwritten = seldom(say)
  const storage = makePostgresStorage(database, systemClock, erasures)
  const sweep = (): void => {
    for (const sweeping of [storage.sweepDismissals(), storage.raiseNotices(), storage.forgetAnswers()])
      sweeping.catch((error: unknown) => say({ sweep: describeError(error) }))
  }
  sweep()
  const hourly = setInterval(sweep, HOUR_MS)
  const press = openShippedPress((cause) => say({ printing: describeError(cause) }))
  const makeReady = setTimeout(() => press.keepReady(), PRINTING_READY_AFTER_MS).unref()
  // The list of forms is there before it is first asked for.
  press.forms().catch((error: unknown) => say({ forms: describeError(error) }))
  const app = makeApp({
    storage,
    clock: systemClock,
    lookup: makeCompanyLookup(process.env.DADATA_TOKEN || undefined),
    passwords: makePasswords(),
    printMemo: press.printMemo,
    press: press.forms,
    staticDir,
    log: sayBroken(condition, dataDirectory),
    condition,
    securityLines: writeLines(securityLog === null ? toStandardError : toFile(securityLog), (error) => {
      condition.note(error)
      sayUnwritten({ securityLog: describeError(error) })
    }),
    ...needs,
  })
  const close = (): Promise<void> => {
    clearInterval(hourly)
    clearTimeout(makeReady)
    return press.close()
  }
  return { app, close }
}

const SILENCE_MS = 10_000

/** Says a thing once in ten seconds, however often it happens. */
function seldom(tell: (entry: object) => void): (entry: object) => void {
  let last = Number.NEGATIVE_INFINITY
  return (entry) => {
    if (performance.now() - last < SILENCE_MS) return
    last = performance.now()
    tell(entry)
  }
}

/**
 * A request that failed on the server's side, one JSON line each; while the database is away, one in ten seconds, and what it comes from
 * where that is known: PostgreSQL itself says no more when a full disk has ended it.
 */
function sayBroken(condition: Condition, dataDirectory: string | null): Log {
  const sayAway = seldom(say)
  const sayTrouble = seldom(say)
  const lookAtDisk = seldom(() => {
    if (dataDirectory === null) return
    failIfFull(dataDirectory).catch((error: unknown) => {
      const trouble = condition.note(error)
      if (trouble) sayTrouble({ trouble })
    })
  })
  return ({ error, ...entry }) => {
    if (entry.status < 500) return
    if (entry.trouble) return sayTrouble(error ? { ...entry, error } : entry)
    if (entry.status !== 503) return say(error ? { ...entry, error } : entry)
    lookAtDisk(entry)
    sayAway(entry)
  }
}

const say = (entry: object): void => {
  process.stderr.write(`${JSON.stringify(entry)}\n`)
}
