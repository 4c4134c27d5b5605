import type { UserId } from '@osh/core/shared/identity.ts'
import { expect } from 'vitest'
import { noSite } from '#adapters/landing/site.ts'
import { makeSmtpTransport } from '#adapters/mail/smtp-transport.ts'
import type { AppNeeds } from '#adapters/server/app.ts'
import { makeCodeMailer } from '#adapters/server/jobs/mail-code.ts'
import { runDueJobs } from '#adapters/server/jobs/run-jobs.ts'
import { sendMail } from '#adapters/server/jobs/send-mail.ts'
import { type MailServer, openMailServer } from '#tests/mail-server.ts'
import { roomyRules } from '#tests/roomy-rules.ts'
import { type Asked, type Person, register, startAsking } from './asking.ts'

export const site = 'https://osh.example.org'

/** A server that sends mails, and the mail server where they arrive. */
export type Mailing = {
  readonly server: Asked
  readonly mailbox: MailServer
  /** Does what is due: codes are made, and mails sent. */
  work(): Promise<void>
  /** The texts of the mails that have come to the address, the latest last. */
  mailsTo(email: string): readonly string[]
  /** Someone who has registered and entered the code of the mail. */
  join(email: string): Promise<Person>
}

export async function startMailing(
  rules: Partial<typeof roomyRules> = {},
  changes: Partial<AppNeeds> = {},
  behaviour: Parameters<typeof openMailServer>[0] = {},
): Promise<Mailing> {
  const mailbox = await openMailServer(behaviour)
  const needs: Partial<AppNeeds> = { isSending: true, site: { ...noSite, publicUrl: site } }
  const server = startAsking({ ...needs, rules: { ...roomyRules, ...rules }, ...changes })
  const { storage, clock } = server
  const { accounts, outbox, files, jobs: queue } = storage
  const archive = storage.openRecords(0 as UserId).longLists
  const transport = makeSmtpTransport({ url: mailbox.url, from: 'noreply@osh.example.org' })
  const send = sendMail({
    outbox,
    accounts,
    files,
    archive,
    transport,
    clock,
    printInvoice: async () => null,
  })
  const handlers = {
    'mail-password-code': makeCodeMailer({ accounts, clock, site }, 'password'),
    'mail-own-email-code': makeCodeMailer({ accounts, clock, site }, 'own-email'),
    'send-mail': send,
    'send-awaited-mail': send,
  }
  const tell = (entry: object) => expect(entry).toBeNull()
  const mailing: Mailing = {
    ...{ server, mailbox },
    work: async () => {
      while ((await runDueJobs({ queue, clock, handlers, tell })) > 0);
    },
    mailsTo: (email) =>
      mailbox.arrived.filter(({ to }) => JSON.stringify(to).includes(email)).map(({ text = '' }) => text),
    join: async (email) => {
      const person = await register(server, email)
      await mailing.work()
      const code = codeIn(mailing.mailsTo(email).at(-1))
      expect((await person.ask('/api/account/confirmation', { body: { code } })).status).toBe(204)
      return person
    },
  }
  return mailing
}

export const codeIn = (text = ''): string => /\b(\d+-[\w-]{43})\b/.exec(text)?.[1] ?? ''
