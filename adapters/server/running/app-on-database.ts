import type { SigningKeys } from '@osh/core/auth/signing-keys.ts'
import type { ErasureList } from '@osh/core/erasure/erasure.ts'
import { MAIL_KEPT_DAYS } from '@osh/core/mail/settle-mail.ts'
import { addSeconds, DAY } from '@osh/core/shared/dates/instant.ts'
import type { UserId } from '@osh/core/shared/identity.ts'
import type { Hono } from 'hono'
import { systemClock } from '#adapters/clock/system-clock.ts'
import { makeCompanyLookup } from '#adapters/dadata/company-lookup.ts'
import { openShippedPress, type ShippedPress } from '#adapters/documents/printing/shipped-press.ts'
import { type MailSettings, makeSmtpTransport } from '#adapters/mail/smtp-transport.ts'
import type { Connection } from '#adapters/postgres/database.ts'
import { makePostgresStorage, type PostgresStorage } from '#adapters/postgres/postgres-storage.ts'
import type { Seal } from '#adapters/postgres/seal.ts'
import { hearChanges } from '#adapters/postgres/support/hear-changes.ts'
import type { Store } from '#adapters/postgres/transact.ts'
import { makePushSender, type PushSettings } from '#adapters/push/push-sender.ts'
import { openSheetReader } from '#adapters/sheets/sheet-reader.ts'
import { ofNoOne } from '#adapters/threads/job-thread.ts'
import { type AppNeeds, makeApp } from '../app.ts'
import { eraseAccount, eraseCompany } from '../jobs/erase-due.ts'
import { done, type JobHandlers } from '../jobs/job-handlers.ts'
import { makeCodeMailer } from '../jobs/mail-code.ts'
import { mailDueNotices } from '../jobs/mail-due-notices.ts'
import { runJobs } from '../jobs/run-jobs.ts'
import { sendMail } from '../jobs/send-mail.ts'
import { sendPush } from '../jobs/send-push.ts'
import { askLately } from '../live/ask-lately.ts'
import { ConversationChanges } from '../live/conversation-changes.ts'
import { describeError, type Log, printLogLine } from '../request-log.ts'
import { writeLines, writeToFile, writeToStandardError } from '../security/security-file.ts'
import { makeKeyRing } from '../sign-in/key-ring.ts'
import { makePasswords } from '../sign-in/passwords.ts'
import { makeUnsubscribeLinks } from '../sign-in/unsubscribe-links.ts'
import { type Condition, failIfFull, makeCondition } from './condition.ts'
import { publishReleases } from './publish-releases.ts'

const HOUR_MS = 3_600_000
/** Terms of investigations are hours. */
const RAISING_MS = 600_000
/** By then whoever waited for the start has been answered. */
const PRINTING_READY_AFTER_MS = 1000

export type RunningApp = {
  readonly app: Hono
  /** Ends what would last as long as someone listens; before the listener is closed, which waits for answers. */
  endStreams(): void
  close(): Promise<void>
}

type Settings = Pick<AppNeeds, 'proxies' | 'signingKeys' | 'site'> & {
  /** Where messages to other servers are heard; they are asked for alone unless said. */
  readonly connection?: Connection
  /** Where erasures are noted. */
  readonly erasures?: ErasureList
  /** By what secrets in the database are sealed; by nothing unless said. */
  readonly seal?: Seal
  /** Where security events are written; null: to standard error. */
  readonly securityLog?: string | null
  /** By what mails are sent; null: they are kept, and not sent. */
  readonly mail?: MailSettings | null
  /** By what browsers are told; null: none is. */
  readonly push?: PushSettings | null
  /** Of the embedded database: looked at when that does not answer. */
  readonly dataDirectory?: string | null
}

/** The application on a database that is up to date; dismissals that came are swept and what is kept of imports for so long only, now and hourly, and notices raised, now and every few minutes. */
export function runOnDatabase(
  database: Store,
  staticDir: string | null,
  {
    erasures,
    seal,
    connection,
    securityLog = null,
    mail = null,
    push = null,
    dataDirectory = null,
    ...needs
  }: Settings = {},
): RunningApp {
  const condition = makeCondition()
  const sayUnwritten = tellSeldom(say)
  const storage = makePostgresStorage(database, systemClock, { erasures, seal })
  const repeat = (sweep: () => Promise<unknown>, every: number) => {
    const run = () => void sweep().catch((error: unknown) => say({ sweep: describeError(error) }))
    run()
    return setInterval(run, every)
  }
  const sweeps = [
    repeat(() => storage.sweepDismissals(), HOUR_MS),
    repeat(() => storage.forgetImports(), HOUR_MS),
    repeat(() => storage.raiseNotices(), RAISING_MS),
  ]
  const press = openShippedPress((cause) => say({ printing: describeError(cause) }))
  const jobs = runJobs({
    queue: storage.jobs,
    clock: systemClock,
    handlers: {
      ...makeHandlers(storage, mail, {
        site: needs.site?.publicUrl ?? null,
        keys: needs.signingKeys ?? storage.signingKeys,
        printInvoice: press.printInvoice,
      }),
      ...(push === null ? {} : makePushHandlers(storage, push)),
    },
    tell: tellSeldom(say),
  })
  const changes = new ConversationChanges()
  const endAsking = askLately({
    changes,
    shelf: storage.conversations,
    failed: tellSeldom((error) => say({ conversations: describeError(error) })),
  })
  const endHearing = connection
    ? hearChanges(connection, { heard: (name) => changes.tell(name), begun: () => changes.tellAll() })
    : async () => undefined
  sealSecrets(storage, seal !== undefined)
  publishReleases(storage.news).catch((error: unknown) => say({ news: describeError(error) }))
  const sheets = openSheetReader((cause) => say({ reading: describeError(cause) }))
  const makeReady = setTimeout(() => press.keepReady(), PRINTING_READY_AFTER_MS).unref()
  // The list of forms is there before it is first asked for.
  press.forms().catch((error: unknown) => say({ forms: describeError(error) }))
  const securityLines = writeLines(
    securityLog === null ? writeToStandardError : writeToFile(securityLog),
    (error) => {
      condition.note(error)
      sayUnwritten({ securityLog: describeError(error) })
    },
  )
  const app = makeApp({
    storage,
    clock: systemClock,
    lookup: makeCompanyLookup(process.env.DADATA_TOKEN || undefined),
    passwords: makePasswords(),
    printMemo: press.printMemo,
    printInvoice: press.printInvoice,
    readSheets: sheets.read,
    press: press.forms,
    drawForm: press.drawForm,
    staticDir,
    log: sayBroken(condition, dataDirectory),
    condition,
    isSending: mail !== null,
    push: push && { publicKey: push.key.publicKey, services: push.services },
    changes,
    securityLines: securityLines.write,
    ...needs,
  })
  const close = async (): Promise<void> => {
    for (const sweep of sweeps) clearInterval(sweep)
    clearTimeout(makeReady)
    endAsking()
    await endHearing()
    await jobs.close()
    await press.close()
    await sheets.close()
    await securityLines.end()
  }
  return { app, endStreams: () => changes.close(), close }
}

/** The program itself, who is no member anywhere. */
const NO_ONE = 0 as UserId

type Outward = {
  readonly site: string | null
  readonly keys: SigningKeys
  readonly printInvoice: ShippedPress['printInvoice']
}

/** What was kept before there was a key is sealed now; of what another key has sealed is said how much there is. */
function sealSecrets(storage: PostgresStorage, hasKey: boolean): void {
  const tell = (lost: number) => {
    if (lost > 0) say({ lostSecrets: lost, help: 'docs/running.md, Keys' })
  }
  if (hasKey) storage.sealSecrets().then(tell, (error: unknown) => say({ sealing: describeError(error) }))
}

/** Without a mail server no mail is taken from the outbox: they wait. Nor are notices mailed: those whose turn it is are told of all at once then. */
function makeHandlers(
  storage: PostgresStorage,
  mail: MailSettings | null,
  { site, keys, printInvoice }: Outward,
): JobHandlers {
  const { accounts, outbox, files } = storage
  const archive = storage.openRecords(NO_ONE).longLists
  const codes = { accounts, clock: systemClock, site }
  const kept: JobHandlers = {
    'forget-answers': async () => {
      await storage.forgetAnswers()
      return done
    },
    'chain-journals': async () => {
      await storage.chainJournals()
      return done
    },
    'erase-company': eraseCompany(storage),
    'erase-account': eraseAccount(storage),
    'mail-password-code': makeCodeMailer(codes, 'password'),
    'mail-own-email-code': makeCodeMailer(codes, 'own-email'),
    'forget-mails': async () => {
      await outbox.forget(addSeconds(systemClock.now(), -MAIL_KEPT_DAYS * DAY))
      return done
    },
  }
  if (mail === null) return kept
  const transport = makeSmtpTransport(mail)
  const links = makeUnsubscribeLinks(makeKeyRing(keys, systemClock))
  const { billing } = storage.openRecords(NO_ONE)
  const send = sendMail({
    ...{ outbox, accounts, files, archive, transport, clock: systemClock },
    printInvoice: async (company, id) => {
      const invoice = await billing.findInvoice(company, id)
      return invoice.ok ? printInvoice(ofNoOne, invoice.value, 'pdf') : null
    },
  })
  return {
    ...kept,
    'send-mail': send,
    'send-awaited-mail': send,
    'mail-notices': mailDueNotices(storage, links, site),
  }
}

/** Without a key nothing is put for any browser, and nothing waits for one. */
const makePushHandlers = (storage: PostgresStorage, push: PushSettings): JobHandlers => ({
  'push-notices': async () => {
    await storage.pushNotices()
    return done
  },
  'send-push': sendPush({
    devices: storage.pushDevices,
    transport: makePushSender(push),
    clock: systemClock,
  }),
})

const SILENCE_MS = 10_000

/** Says a thing once in ten seconds, however often it happens. */
function tellSeldom<T>(tell: (entry: T) => void): (entry: T) => void {
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
  const sayAway = tellSeldom(say)
  const sayTrouble = tellSeldom(say)
  const lookAtDisk = tellSeldom(() => {
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
  process.stderr.write(printLogLine(entry, systemClock.now()))
}
