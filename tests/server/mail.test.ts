import { createHash, randomUUID } from 'node:crypto'
import type { Document, DocumentId } from '@osh/core/documents/document.ts'
import type { TemplateId } from '@osh/core/documents/library/template.ts'
import type { NewMail } from '@osh/core/mail/mail-facts.ts'
import type { Instant } from '@osh/core/shared/dates/instant.ts'
import type { CompanyId, InvoiceId, MailId, UserId } from '@osh/core/shared/identity.ts'
import { unzipSync } from 'fflate'
import type { ParsedMail } from 'mailparser'
import { afterEach, describe, expect, it } from 'vitest'
import { makeSmtpTransport } from '#adapters/mail/smtp-transport.ts'
import { MemoryLedger } from '#adapters/memory/ledger.ts'
import { makeLedgerStorage } from '#adapters/memory/memory-storage.ts'
import { emptyState } from '#adapters/memory/state.ts'
import { CLAIM_SECONDS, runDueJobs } from '#adapters/server/jobs/run-jobs.ts'
import { sendMail } from '#adapters/server/jobs/send-mail.ts'
import { keepMails } from '#tests/contracts/keep-mails.ts'
import { makeSettableClock } from '#tests/contracts/settable-clock.ts'
import { day } from '#tests/examples.ts'
import { type MailServer, openMailServer } from '#tests/mail-server.ts'

const companyId = 5 as CompanyId
const bytes = Buffer.from('бумага')
const sha256 = createHash('sha256').update(bytes).digest('hex')
const paper = (name: string, of = sha256) => ({ name, sha256: of, size: bytes.length, documentId: null })

const anIssued = ({
  id,
  annulled,
}: {
  readonly id: number
  readonly annulled: Document['annulled']
}): Document => ({
  ...{
    id: id as DocumentId,
    companyId,
    templateId: 1001 as TemplateId,
    groupId: 1,
    kind: 'order',
    title: 'Приказ',
  },
  ...{ number: { integer: id, letter: '' }, date: day('2026-11-20'), employees: [], batch: id as DocumentId },
  ...{ files: { docx: { sha256, size: bytes.length }, pdf: null }, annulled },
  ...{ enteredBy: 1 as UserId, enteredAt: '2026-11-20T10:00:00.000Z' as Instant },
})

let servers: readonly MailServer[] = []
afterEach(async () => {
  for (const server of servers) await server.close()
  servers = []
})

async function aServer(behaviour?: Parameters<typeof openMailServer>[0]): Promise<MailServer> {
  const server = await openMailServer(behaviour)
  servers = [...servers, server]
  return server
}

/** An outbox with its jobs, and a company that has one file. */
async function anOutbox(url: string, documents: readonly Document[] = []) {
  const clock = makeSettableClock(day('2026-11-23'))
  const file = { companyId, sha256, size: bytes.length, base64: bytes.toString('base64') }
  const storage = makeLedgerStorage(new MemoryLedger({ ...emptyState, documents, files: [file] }), clock)
  const transport = makeSmtpTransport({ url, from: 'Охрана труда <noreply@osh.example.org>' })
  const { accounts, outbox, files } = storage
  const archive = storage.openRecords(1 as UserId).longLists
  const printInvoice = async (_: unknown, id: number) => (id === 31 ? Buffer.from('счёт') : null)
  const handler = sendMail({
    outbox,
    accounts,
    files,
    archive,
    transport,
    clock,
    printInvoice,
  })
  const told: object[] = []
  const needs = { queue: storage.jobs, clock, tell: (entry: object) => told.push(entry) }
  return {
    ...{ storage, clock, told },
    look: (sending = handler) => runDueJobs({ ...needs, handlers: { 'send-mail': sending } }),
    handler,
    keep: async (changes: Partial<NewMail> = {}): Promise<MailId> => {
      const id = randomUUID() as MailId
      const mail = {
        id,
        companyId,
        about: 'digest',
        to: 'anna@example.org',
        subject: 'Сводка за 23 ноября',
      } as const
      await keepMails(storage, [{ ...mail, text: 'Просрочено: 3', enteredAt: clock.now(), ...changes }])
      return id
    },
    stateOf: async (id: MailId) => {
      const mail = await storage.outbox.get(companyId, id)
      return mail && { state: mail.state, trouble: mail.trouble }
    },
  }
}

const only = (mails: readonly ParsedMail[]): ParsedMail => {
  const [mail] = mails
  if (!mail) throw new Error('nothing has arrived')
  return mail
}

describe('a mail', () => {
  it('with an invoice has it made when it goes, and is given up where there is none', async () => {
    const server = await aServer()
    const { keep, look, stateOf } = await anOutbox(server.url)
    const file = { name: 'Счёт 31.pdf', sha256: '', size: 0, documentId: null }
    const id = await keep({ about: 'invoice', files: [{ ...file, invoiceId: 31 as InvoiceId }] })
    const other = await keep({ about: 'invoice', files: [{ ...file, invoiceId: 32 as InvoiceId }] })
    await look()
    expect(only(server.arrived).attachments).toMatchObject([
      { filename: 'Счёт 31.pdf', content: Buffer.from('счёт') },
    ])
    expect(await stateOf(id)).toMatchObject({ state: 'sent' })
    expect(await stateOf(other)).toMatchObject({ state: 'refused', trouble: { code: 'file-gone' } })
  })

  it('arrives as it was written, with its files and its way out of the list', async () => {
    const server = await aServer()
    const { keep, look, stateOf } = await anOutbox(server.url)
    const unsubscribe = 'https://osh.example.org/unsubscribe/abc'
    const files = [paper('12А Карточка Ёлкина.docx'), paper('13 Приказ.pdf')]
    const replyTo = 'office@example.org'
    const id = await keep({ files, unsubscribe, replyTo, html: '<p>Просрочено: <b>3</b></p>' })
    await look()
    const mail = only(server.arrived)
    expect(mail).toMatchObject({ subject: 'Сводка за 23 ноября', messageId: `<${id}@osh.example.org>` })
    expect(mail.text?.trim()).toBe('Просрочено: 3')
    expect(mail.html).toContain('<b>3</b>')
    expect(mail.replyTo?.value).toMatchObject([{ address: replyTo }])
    expect(mail.from?.value).toEqual([{ name: 'Охрана труда', address: 'noreply@osh.example.org' }])
    expect(mail.to).toMatchObject({ value: [{ address: 'anna@example.org' }] })
    expect(mail.attachments.map(({ filename, content }) => [filename, content.toString()])).toEqual([
      ['12А Карточка Ёлкина.docx', 'бумага'],
      ['13 Приказ.pdf', 'бумага'],
    ])
    expect(mail.headerLines.find(({ key }) => key === 'list-unsubscribe')?.line).toContain(`<${unsubscribe}>`)
    expect(mail.headers.get('auto-submitted')).toBe('auto-generated')
    expect(await stateOf(id)).toEqual({ state: 'sent', trouble: null })
  })

  it('carries its files in a zip where it should', async () => {
    const server = await aServer()
    const { keep, look } = await anOutbox(server.url)
    await keep({ files: [paper('12А Карточка.docx'), paper('13 Приказ.pdf')], zip: 'Документы.zip' })
    await look()
    const [zip] = only(server.arrived).attachments
    expect(zip?.filename).toBe('Документы.zip')
    const packed = unzipSync(new Uint8Array(zip?.content ?? []))
    expect(Object.keys(packed)).toEqual(['12А Карточка.docx', '13 Приказ.pdf'])
    expect(Buffer.from(packed['13 Приказ.pdf'] ?? []).toString()).toBe('бумага')
  })

  it('waits while the mail server is down, a day long, and is sent once then', async () => {
    const gone = await openMailServer()
    await gone.close()
    const port = Number(new URL(gone.url).port)
    const { keep, look, clock, stateOf, told } = await anOutbox(gone.url)
    const ids = [await keep(), await keep({ to: 'boris@example.org' })]
    for (let hour = 0; hour < 24; hour++) {
      await look()
      clock.forward(3600)
    }
    for (const id of ids)
      expect(await stateOf(id)).toMatchObject({ state: 'waiting', trouble: { code: 'no-answer' } })
    const server = await aServer({ port })
    await look()
    await look()
    clock.forward(7 * 86_400)
    await look()
    expect(server.arrived.map(({ messageId }) => messageId).toSorted()).toEqual(
      ids.map((id) => `<${id}@osh.example.org>`).toSorted(),
    )
    expect(told).toEqual([])
  })

  it('that the mail server takes for no one is refused with its words, and others go', async () => {
    const server = await aServer({ answerTo: (to) => (to.startsWith('no-one') ? 550 : null) })
    const { keep, look, stateOf, told } = await anOutbox(server.url)
    const [refused, sent] = [await keep({ to: 'no-one@example.org' }), await keep()]
    await look()
    expect(await stateOf(refused)).toEqual({
      state: 'refused',
      trouble: { code: 'mailbox', said: '550 no such mailbox here' },
    })
    expect(await stateOf(sent)).toEqual({ state: 'sent', trouble: null })
    expect(told).toEqual([])
  })

  it('that the mail server wants later is sent later', async () => {
    let isBusy = true
    const server = await aServer({ answerTo: () => (isBusy ? 450 : null) })
    const { keep, look, clock, stateOf } = await anOutbox(server.url)
    const id = await keep()
    await look()
    expect(await stateOf(id)).toMatchObject({ state: 'waiting', trouble: { code: 'no-answer' } })
    isBusy = false
    expect(await look()).toBe(0)
    clock.forward(60)
    await look()
    expect(await stateOf(id)).toEqual({ state: 'sent', trouble: null })
  })

  it('whose server was killed between sent and noted goes once more, with the same Message-ID', async () => {
    const server = await aServer()
    const { keep, look, clock, handler } = await anOutbox(server.url)
    const id = await keep()
    const killed: typeof handler = async (facts, job) => {
      await handler(facts, job)
      return new Promise(() => undefined)
    }
    void look(killed)
    await server.arrive(1)
    expect(await look()).toBe(0)
    clock.forward(CLAIM_SECONDS)
    for (let i = 0; i < 3; i++) await look()
    clock.forward(7 * 86_400)
    await look()
    expect(server.arrived.map(({ messageId }) => messageId)).toEqual([
      `<${id}@osh.example.org>`,
      `<${id}@osh.example.org>`,
    ])
  })

  it('is not sent where a file is gone, or after the moment until which it is good', async () => {
    const server = await aServer()
    const { keep, look, clock, stateOf } = await anOutbox(server.url)
    const [without, late] = [
      await keep({ files: [paper('1.docx', 'ab'.repeat(32))] }),
      await keep({ goodUntil: clock.now() }),
    ]
    await look()
    expect(await stateOf(without)).toMatchObject({ state: 'refused', trouble: { code: 'file-gone' } })
    expect(await stateOf(late)).toMatchObject({ state: 'refused', trouble: { code: 'too-late' } })
    expect(server.arrived).toEqual([])
  })

  it('is not sent where a document of it was annulled meanwhile: its copy would not say so', async () => {
    const server = await aServer()
    const annulled = { reason: 'Не тот', by: 1 as UserId, at: '2026-11-23T10:00:00.000Z' as Instant }
    const documents = [anIssued({ id: 7, annulled }), anIssued({ id: 8, annulled: null })]
    const { keep, look, stateOf } = await anOutbox(server.url, documents)
    const of = (id: number) => keep({ files: [{ ...paper(`${id}.docx`), documentId: id as DocumentId }] })
    const [wrong, right] = [await of(7), await of(8)]
    await look()
    expect(await stateOf(wrong)).toMatchObject({ state: 'refused', trouble: { code: 'annulled' } })
    expect(await stateOf(right)).toMatchObject({ state: 'sent' })
    expect(server.arrived).toHaveLength(1)
  })

  it('has no line of its subject or recipient read as another header', async () => {
    const server = await aServer()
    const { keep, look } = await anOutbox(server.url)
    await keep({ subject: 'Сводка\r\nBcc: eve@example.org\r\n\r\nтекст', to: 'anna@example.org' })
    await look()
    const mail = only(server.arrived)
    expect(mail.bcc).toBeUndefined()
    expect(mail.text?.trim()).toBe('Просрочено: 3')
  })
})
