import { Kysely, PostgresDialect, sql } from 'kysely'
import pg from 'pg'
import { buildClientOptions } from '#adapters/postgres/database.ts'
import type { Schema } from '#adapters/postgres/schema.ts'
import { openMailServer } from '#tests/mail-server.ts'
import { run } from '#tests/runners/child.ts'
import { freshDatabase, startTestServer } from '../../database.ts'
import { OBLIGATIONS_EACH, seedDeadlines } from '../deadlines/seed-deadlines.ts'
import type { Figure } from '../figure.ts'
import { settingsOfStart } from '../serving/served.ts'
import { sized } from '../size.ts'
import type { Told } from './tell-all.ts'

const script = 'tests/bench/digest/tell-all.ts'
const COMPANIES = sized(1000, 5)
const ROWS = sized(500, 20)

/** Every company's owner gets a digest with reminders, from the hour that has come to the last mail at the mail server, by one server. */
export async function digestsSent(): Promise<readonly Figure[]> {
  const server = await startTestServer({})
  const mailbox = await openMailServer()
  try {
    const { connection, close } = await freshDatabase()
    const pool = new pg.Pool({ ...buildClientOptions(connection), max: 2 })
    // The database is dropped at the end; a connection that is being closed then may be told so.
    pool.on('error', () => undefined)
    const kysely = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) })
    try {
      await seedDeadlines(kysely, new Array<number>(COMPANIES).fill(ROWS / OBLIGATIONS_EACH))
      await subscribe(kysely)
      const environment = { BENCH_TELL: JSON.stringify({ connection, mailbox: mailbox.url }) }
      const { code, output } = await run('node', [...(await settingsOfStart()), script], { environment })
      if (code !== 0) throw new Error(output)
      const told = JSON.parse(output) as Told
      if (mailbox.arrived.length !== COMPANIES)
        throw new Error(`${mailbox.arrived.length} mails have arrived`)
      return figuresOf(told)
    } finally {
      await kysely.destroy()
      await close()
    }
  } finally {
    await mailbox.close()
    await server.stop()
  }
}

/** An owner for each company, who was told of everything until yesterday. */
async function subscribe(kysely: Kysely<Schema>): Promise<void> {
  await sql`insert into users (email, password_hash, confirmed_at)
    select 'owner' || id || '@example.org', 'hash', now() from companies order by id`.execute(kysely)
  await sql`insert into memberships (company_id, user_id, role, since, notices, told_on, mails_due)
    select c.id, u.id, 'owner', now(), '{"digest": "daily", "reminders": true, "hour": 0}', current_date - 2, now()
    from companies c join users u on u.email = 'owner' || c.id || '@example.org'`.execute(kysely)
  await sql`vacuum analyze memberships`.execute(kysely)
}

const figuresOf = ({ written, sent, rss, before }: Told): readonly Figure[] => [
  {
    what: `digests of ${COMPANIES} companies × ${ROWS} rows, sent, s`,
    value: sent,
    most: 60,
    beside: `written in ${written.toFixed(1)} s`,
  },
  {
    what: 'memory of the program at its most, MB',
    value: rss,
    most: 300,
    beside: `${before.toFixed(0)} MB before`,
  },
]
