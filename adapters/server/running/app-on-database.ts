import type { FormPress } from '@osh/core/documents/issuing/form-press.ts'
import type { Hono } from 'hono'
import { makeCompanyLookup } from '#adapters/dadata/company-lookup.ts'
import type { RenderMemo } from '#adapters/documents/render-memo.ts'
import { makePostgresStorage } from '#adapters/postgres/postgres-storage.ts'
import type { Store } from '#adapters/postgres/transact.ts'
import { makeApp } from '../app.ts'
import { describeError, type LogEntry } from '../request-log.ts'
import { systemClock } from '../system-clock.ts'

const HOUR_MS = 3_600_000

export type RunningApp = { readonly app: Hono; close(): void }

/** The application on a database that is up to date; dismissals that came are swept now and hourly. */
export function appOnDatabase(database: Store, staticDir: string | null): RunningApp {
  const storage = makePostgresStorage(database, systemClock)
  const sweep = (): void => {
    storage.sweepDismissals().catch((error: unknown) => say({ sweep: describeError(error) }))
  }
  sweep()
  const hourly = setInterval(sweep, HOUR_MS)
  const app = makeApp({
    storage,
    clock: systemClock,
    lookup: makeCompanyLookup(process.env.DADATA_TOKEN || undefined),
    renderMemo,
    press,
    staticDir,
    log: sayBroken,
  })
  return { app, close: () => clearInterval(hourly) }
}

/** The renderers are large: they are loaded when the first memo is printed. */
const renderMemo: RenderMemo = async (memo, company, format) => (await memoRenderer())(memo, company, format)

let loading: Promise<RenderMemo> | undefined
const memoRenderer = (): Promise<RenderMemo> => {
  loading ??= loadRenderer()
  return loading
}

async function loadRenderer(): Promise<RenderMemo> {
  const [{ makeRenderMemo }, { makeNodePdfMaker }] = await Promise.all([
    import('#adapters/documents/render-memo.ts'),
    import('#adapters/documents/node-pdf-maker.ts'),
  ])
  return makeRenderMemo(makeNodePdfMaker())
}

let pressing: Promise<FormPress> | undefined

/** The forms are compiled when the first of them is asked for. */
const press = (): Promise<FormPress> => {
  pressing ??= import('#adapters/documents/shipped-press.ts').then(({ makeShippedPress }) =>
    makeShippedPress(),
  )
  return pressing
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
