import type { UserId } from '@osh/core/shared/identity.ts'
import type { ParsedMail } from 'mailparser'
import { makeSmtpTransport } from '#adapters/mail/smtp-transport.ts'
import type { PostgresStorage } from '#adapters/postgres/postgres-storage.ts'
import { mailDueNotices } from '#adapters/server/jobs/mail-due-notices.ts'
import { runDueJobs } from '#adapters/server/jobs/run-jobs.ts'
import { sendMail } from '#adapters/server/jobs/send-mail.ts'
import { makeKeyRing } from '#adapters/server/sign-in/key-ring.ts'
import { makeUnsubscribeLinks } from '#adapters/server/sign-in/unsubscribe-links.ts'
import { confirmEmail } from '#tests/contracts/send-code.ts'
import type { SettableClock } from '#tests/contracts/settable-clock.ts'
import { type MailServer, openMailServer } from '#tests/mail-server.ts'

const SITE = 'https://osh.example.org'

/** The service's mails of notices, and a mail server where they arrive. */
export class Post {
  readonly #storage: PostgresStorage
  readonly #clock: SettableClock
  #mailbox: Promise<MailServer> | null = null

  constructor(storage: PostgresStorage, clock: SettableClock) {
    this.#storage = storage
    this.#clock = clock
  }

  /** Writes to everyone whose turn it is, and sends what waits. */
  async goRound(): Promise<void> {
    const [storage, clock] = [this.#storage, this.#clock]
    this.#mailbox ??= openMailServer()
    const { url } = await this.#mailbox
    await mailDueNotices(storage, makeUnsubscribeLinks(makeKeyRing(storage.signingKeys, clock)), SITE)()
    const { jobs: queue, accounts, outbox, files } = storage
    const transport = makeSmtpTransport({ url, from: 'noreply@osh.example.org' })
    const archive = storage.openRecords(0 as UserId).longLists
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
    while ((await runDueJobs({ queue, clock, handlers, tell: () => undefined })) > 0);
  }

  /** The person enters the code that came to their address. */
  async confirm(email: string): Promise<void> {
    const account = await this.#storage.accounts.findUserByEmail(email)
    if (!account) throw new Error(`${email}: аккаунта нет`)
    await confirmEmail(this.#storage, account.id, this.#clock.now())
  }

  /** What has arrived at the address, in its order. */
  async arrivedAt(email: string): Promise<readonly ParsedMail[]> {
    const arrived = (await this.#mailbox)?.arrived ?? []
    return arrived.filter(({ to }) => [to].flat().some((one) => one?.text === email))
  }

  async close(): Promise<void> {
    await (await this.#mailbox)?.close()
  }
}
