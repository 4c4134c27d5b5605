import type { UserId } from '@osh/core/shared/identity.ts'
import { systemClock } from '#adapters/clock/system-clock.ts'
import { makeSmtpTransport } from '#adapters/mail/smtp-transport.ts'
import { type Connection, openDatabase } from '#adapters/postgres/database.ts'
import { makePostgresStorage } from '#adapters/postgres/postgres-storage.ts'
import type { Schema } from '#adapters/postgres/schema.ts'
import { mailDueNotices } from '#adapters/server/jobs/mail-due-notices.ts'
import { runDueJobs } from '#adapters/server/jobs/run-jobs.ts'
import { sendMail } from '#adapters/server/jobs/send-mail.ts'
import { makeKeyRing } from '#adapters/server/sign-in/key-ring.ts'
import { makeUnsubscribeLinks } from '#adapters/server/sign-in/unsubscribe-links.ts'

/** Seconds until all were written, and until all were sent; megabytes before, and at the most. */
export type Told = {
  readonly written: number
  readonly sent: number
  readonly before: number
  readonly rss: number
}

type Given = { readonly connection: Connection; readonly mailbox: string }

const { connection, mailbox } = JSON.parse(process.env.BENCH_TELL ?? '{}') as Given
const clock = systemClock
const database = openDatabase<Schema>(connection)
const storage = makePostgresStorage(database, clock)
const { jobs: queue, accounts, outbox, files } = storage
const transport = makeSmtpTransport({ url: mailbox, from: 'noreply@osh.example.org' })
const archive = storage.openRecords(0 as UserId).longLists
const links = makeUnsubscribeLinks(makeKeyRing(storage.signingKeys, clock))
const handlers = {
  'send-mail': sendMail({
    outbox,
    accounts,
    files,
    archive,
    transport,
    clock,
    printInvoice: async () => null,
  }),
}
const tell = (entry: object): void => console.error(JSON.stringify(entry))

await storage.ping()
const before = process.memoryUsage().rss / 1e6
const started = performance.now()
const seconds = (): number => (performance.now() - started) / 1000
await mailDueNotices(storage, links, 'https://osh.example.org')()
const written = seconds()
while ((await runDueJobs({ queue, clock, handlers, tell })) > 0);
const told: Told = { written, sent: seconds(), before, rss: process.resourceUsage().maxRSS / 1e3 }
process.stdout.write(JSON.stringify(told))
await database.close()
