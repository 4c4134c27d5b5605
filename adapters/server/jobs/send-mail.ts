import type { AccountStore, StoredUser } from '@osh/core/auth/account-store.ts'
import type { LongArchive } from '@osh/core/documents/document-repository.ts'
import type { FileStore } from '@osh/core/files/file-store.ts'
import type { ClaimedJob } from '@osh/core/jobs/job.ts'
import type { KeptMail, MailFile, MailTroubleCode } from '@osh/core/mail/mail.ts'
import type { Delivery, MailTransport, OutgoingMail } from '@osh/core/mail/mail-transport.ts'
import type { Outbox } from '@osh/core/mail/outbox.ts'
import { isTooLate, mayGoFrom, mayGoTo, settleMail, wordAsSent } from '@osh/core/mail/settle-mail.ts'
import type { Clock } from '@osh/core/shared/dates/clock.ts'
import type { CompanyId, InvoiceId, MailId, UserId } from '@osh/core/shared/identity.ts'
import { zipSync } from 'fflate'
import { done, type Handled } from './job-handlers.ts'

type Needs = {
  readonly outbox: Outbox
  readonly accounts: Pick<AccountStore, 'findUserById'>
  readonly files: FileStore
  readonly archive: Pick<LongArchive, 'listDocuments'>
  readonly transport: MailTransport
  /** As .pdf; null where there is no such invoice. */
  readonly printInvoice: (company: CompanyId, id: InvoiceId) => Promise<Uint8Array | null>
  readonly clock: Clock
}

/** Sends a mail of the outbox; what was sent or forgotten meanwhile is not sent. */
export const sendMail =
  ({ outbox, accounts, files, archive, transport, printInvoice, clock }: Needs) =>
  async ({ mailId }: { readonly mailId: MailId }, { companyId }: ClaimedJob): Promise<Handled> => {
    const mail = await outbox.get(companyId, mailId)
    if (mail?.state !== 'waiting') return done
    const delivery = await deliver(mail)
    const outcome =
      delivery.is === 'sent' ? done.outcome : ({ is: 'failed', forGood: delivery.forGood } as const)
    return { outcome, writes: (end) => settleMail(mail, delivery, end, clock.now()) }

    async function find(user: UserId | null): Promise<StoredUser | null> {
      return user === null ? null : accounts.findUserById(user)
    }

    async function deliver(mail: KeptMail): Promise<Delivery> {
      if (isTooLate(mail, clock.now())) return giveUpMail('too-late')
      if (!mayGoTo(mail, await find(mail.userId))) return giveUpMail('unconfirmed')
      if (!mayGoFrom(mail, await find(mail.sentBy))) return giveUpMail('sender-unconfirmed')
      if (await isAnnulled(mail, archive)) return giveUpMail('annulled')
      const attachments = await readAttachments(mail, { files, printInvoice })
      return attachments
        ? transport.send({ ...mail, ...wordAsSent(mail), attachments })
        : giveUpMail('file-gone')
    }
  }

/** A paper that was annulled while the mail waited: its copy would not say so. */
async function isAnnulled(
  { companyId, files }: KeptMail,
  archive: Pick<LongArchive, 'listDocuments'>,
): Promise<boolean> {
  const ids = files.flatMap(({ documentId }) => documentId ?? [])
  if (companyId === null || ids.length === 0) return false
  return (await archive.listDocuments(companyId, ids)).some(({ annulled }) => annulled !== null)
}

const giveUpMail = (
  code: Exclude<MailTroubleCode, 'mailbox' | 'content' | 'no-answer' | 'not-let-in'>,
): Delivery => ({
  ...{ is: 'failed', forGood: true },
  trouble: { code, said: '' },
})

/** Null where a file is there no more. Papers are packed already: the zip packs them no further. */
async function readAttachments(
  { companyId, files: named, zip }: KeptMail,
  { files, printInvoice }: Pick<Needs, 'files' | 'printInvoice'>,
): Promise<OutgoingMail['attachments'] | null> {
  if (companyId === null) return []
  const company = companyId
  const read: { readonly name: string; readonly bytes: Uint8Array }[] = []
  for (const file of named) {
    const bytes = file.invoiceId ? await printInvoice(companyId, file.invoiceId) : await readKept(file)
    if (bytes === null) return null
    read.push({ name: file.name, bytes })
  }
  if (zip === null || read.length === 0) return read
  const packed = zipSync(Object.fromEntries(read.map(({ name, bytes }) => [name, bytes])), { level: 0 })
  return [{ name: zip, bytes: packed }]

  async function readKept({ sha256 }: MailFile): Promise<Uint8Array | null> {
    const bytes = await files.read(company, sha256)
    return bytes.ok ? bytes.value : null
  }
}
