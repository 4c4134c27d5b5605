import { command, type Decision } from '../commands/command.ts'
import type { JobWrite } from '../jobs/job.ts'
import type { KeptMail } from '../mail/mail.ts'
import type { MailWrite } from '../mail/mail-facts.ts'
import { sendAgain as settleAgain } from '../mail/settle-mail.ts'
import type { CompanyId, MailId } from '../shared/identity.ts'
import type { Input } from '../shared/input/field-reader.ts'
import {
  type FieldErrors,
  fieldErrors,
  type MailNotFailed,
  type NotFound,
  notFound,
} from '../shared/results/refusals.ts'
import { err, ok, type Result } from '../shared/results/result.ts'
import { lockPapersMail } from './sending-facts.ts'
import { type SentPapers, tellPapers } from './sent-papers.ts'

type Asked = {
  readonly companyId: CompanyId
  /** As typed: `mailId`. */
  readonly details: Input
}

/** Sends a mail with papers again that was refused or given up (отправить ещё раз), under its old Message-ID; whoever does is its sender now. */
export const sendAgain = command({
  name: 'sending/send-again',
  *gather({ companyId, details: { mailId } }: Asked) {
    const id = readMailId(mailId)
    if (id === null) return err(fieldErrors({ field: 'mailId', code: 'choice/unknown' }))
    const mail = yield* lockPapersMail({ companyId, id })
    return mail ? ok(mail) : err(notFound)
  },
  decide(
    mail: KeptMail,
    _: Asked,
    { by, at },
  ): Result<
    Decision<SentPapers, MailWrite | JobWrite>,
    FieldErrors<'choice/unknown'> | NotFound | MailNotFailed
  > {
    const writes = settleAgain(mail, at)
    if (!writes.ok) return writes
    const ids = mail.files.flatMap(({ documentId }) => documentId ?? [])
    const sender = { companyId: mail.companyId, id: mail.id, sentBy: by }
    return ok({
      writes: [...writes.value, { kind: 'mail-senders', rows: [sender] }],
      changes: [{ record: 'document', ids, before: {}, after: { recipients: 1 } }],
      answer: tellPapers({ ...mail, state: 'waiting', settledAt: null }),
    })
  },
})

/** Null for what is no id of a mail. */
export const readMailId = (given: unknown): MailId | null =>
  typeof given === 'string' && UUID.test(given) ? (given as MailId) : null

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
