import type { CompanyId, MailId } from '../shared/identity.ts'
import type { Input } from '../shared/input/field-reader.ts'
import { isId } from '../shared/input/identifier.ts'
import {
  type FieldErrors,
  fieldErrors,
  type MailNotFailed,
  type NotFound,
} from '../shared/results/refusals.ts'
import { err, ok, type Result } from '../shared/results/result.ts'
import type { UndeliveredMail } from './outbox.ts'

/** What has not been sent; `isSending`: a mail server is named, and mails are sent at all. */
export type Undelivered = { readonly isSending: boolean; readonly mails: readonly UndeliveredMail[] }

/** Port: the outbox as an operator has it. */
export interface OperatorMails {
  listUndelivered(): Promise<Undelivered>
  /** As typed: `mailId`, and `mailCompanyId` where it is a company's. */
  sendAgain(asked: {
    readonly details: Input
  }): Promise<Result<null, NotFound | MailNotFailed | FieldErrors<'choice/unknown'>>>
}

/** Which mail is meant. */
export function readMailKey({
  mailId,
  mailCompanyId = null,
}: Input): Result<
  { readonly companyId: CompanyId | null; readonly id: MailId },
  FieldErrors<'choice/unknown'>
> {
  if (typeof mailId !== 'string' || mailId.length !== UUID_LENGTH)
    return err(fieldErrors({ field: 'mailId', code: 'choice/unknown' }))
  if (mailCompanyId !== null && !isId(mailCompanyId))
    return err(fieldErrors({ field: 'mailCompanyId', code: 'choice/unknown' }))
  return ok({ companyId: mailCompanyId as CompanyId | null, id: mailId as MailId })
}

const UUID_LENGTH = 36

/** So many mails an operator sees at once. */
export const MAILS_SHOWN = 500
