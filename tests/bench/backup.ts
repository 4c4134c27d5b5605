import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Kysely, PostgresDialect, sql } from 'kysely'
import pg from 'pg'
import { buildClientOptions } from '#adapters/postgres/database.ts'
import { startEmbeddedServer } from '#adapters/postgres/embedded/embedded-server.ts'
import { migrate } from '#adapters/postgres/migrate.ts'
import type { Schema } from '#adapters/postgres/schema.ts'
import { run } from '../runners/child.ts'
import { OBLIGATIONS_EACH, seedDeadlines } from './deadlines/seed-deadlines.ts'
import { seedArchive } from './documents/archive.ts'
import { type Figure, percentile } from './figure.ts'
import { type Asked, oneByOne } from './serving/load.ts'
import { served } from './serving/served.ts'
import { signedIn } from './serving/signed-in.ts'
import { sized } from './size.ts'

const EMPLOYEES = sized(100_000, 200)
const PAPERS = sized(10_000, 20)
const IDLE_MS = sized(15_000, 1000)

/** `npm run backup` of a million obligations and ten thousand papers with their files, while someone works. */
export async function backupCost(): Promise<readonly Figure[]> {
  const directory = await mkdtemp(join(tmpdir(), 'osh-bench-'))
  const server = await startEmbeddedServer(directory)
  const pool = new pg.Pool({
    ...buildClientOptions(server.connection),
    max: 2,
    options: '-c statement_timeout=0',
  })
  const kysely = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) })
  try {
    await migrate(server.connection)
    await told('obligations are made', () => seedDeadlines(kysely, [EMPLOYEES]))
    await told('papers are made', () => seedArchive(kysely, 1, PAPERS))
    await told('their files are made', () => seedFiles(kysely))
    await told('all is on the disk', () => sql`checkpoint`.execute(kysely))
    const product = await served({ connection: server.connection, query: null })
    try {
      return await measured(directory, product.address, await signedIn(product.address, kysely))
    } finally {
      await product.stop()
    }
  } finally {
    await kysely.destroy()
    await server.stop()
    await rm(directory, { recursive: true, force: true })
  }
}

async function measured(
  directory: string,
  address: string,
  headers: Readonly<Record<string, string>>,
): Promise<readonly Figure[]> {
  const work = ['deadlines?section=briefings&', 'documents?page=1&', 'employees?page=1&'].map((path) => ({
    url: `${address}/api/${path}companyId=1&limit=50`,
    headers,
  }))
  await workWhile(work, wait(2000))
  const idle = await told('someone works', () => workWhile(work, wait(IDLE_MS)))
  const file = join(directory, 'bench.backup')
  const backup = run('node', ['adapters/console/backup.ts', file], {
    environment: { DATA_DIR: directory, DATABASE_URL: '', BACKUP_PASSPHRASE: 'a long passphrase' },
  })
  const busy = await told('and while a copy is made', () => workWhile(work, backup))
  const { code, output, seconds } = await backup
  if (code !== 0) throw new Error(output)
  const megabytes = ((await stat(file)).size / 1e6).toFixed(0)
  const [calm, during] = [percentile(idle, 0.95), percentile(busy, 0.95)]
  return [
    {
      what: `a backup of ${EMPLOYEES * OBLIGATIONS_EACH} obligations and ${PAPERS} papers, s`,
      value: seconds,
      most: 60,
      beside: `${megabytes} MB, encrypted`,
    },
    {
      what: 'requests meanwhile, p95 ÷ the same at rest',
      value: during / calm,
      most: 2,
      beside: `${during.toFixed(1)} ÷ ${calm.toFixed(1)} ms, ${busy.length} requests`,
    },
  ]
}

/** Making so much takes longer than measuring it: each step says that it is over. */
async function told<T>(what: string, step: () => Promise<T>): Promise<T> {
  const started = performance.now()
  const done = await step()
  console.log(`       ${what} (${((performance.now() - started) / 1000).toFixed(0)} s)`)
  return done
}

/** One person who asks again and again until the end comes: the milliseconds of each answer. */
async function workWhile(work: readonly Asked[], end: Promise<unknown>): Promise<readonly number[]> {
  const ended = new AbortController()
  end.finally(() => ended.abort()).catch(() => undefined)
  const ms: number[] = []
  while (!ended.signal.aborted) for (const asked of work) ms.push(...(await oneByOne(asked, 10)))
  return ms
}

const wait = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms))

/** Files as long as real ones; what is packed already can't be packed again, so their bytes are any: pieces of four megabytes of hashes. */
const seedFiles = (kysely: Kysely<Schema>) =>
  sql`
    with given as (
      insert into files (company_id, sha256, size, bytes)
      select company_id, id || format, size, substring(
        (select string_agg(sha512(n::text::bytea), '') from generate_series(1, 65536) n)
        from ((id * 2 + place) * 60000 % 4000000)::int + 1 for size)
      from documents, (values (0, 'docx', 12000), (1, 'pdf', 48000)) as file (place, format, size))
    update documents set docx_sha256 = id || 'docx', pdf_sha256 = id || 'pdf'`.execute(kysely)
