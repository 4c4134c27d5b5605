import { type Question, question } from '../commands/command.ts'
import type { Document, DocumentId } from '../documents/document.ts'
import type { KeptMail } from '../mail/mail.ts'
import type { Instant } from '../shared/dates/instant.ts'
import type { CompanyId, MailId } from '../shared/identity.ts'

/** The company's documents among the ids, in any order. */
type DocumentsToSend = Question<
  'documents-to-send',
  { readonly companyId: CompanyId; readonly ids: readonly DocumentId[] },
  readonly Document[]
>
export const documentsToSend = question<DocumentsToSend>('documents-to-send')

/** How many mails with papers the company has entered since the moment. */
type PapersSentSince = Question<
  'papers-sent-since',
  { readonly companyId: CompanyId; readonly since: Instant },
  number
>
export const papersSentSince = question<PapersSentSince>('papers-sent-since')

/** Locks the company's mail with papers; null where it has none such. */
type LockPapersMail = Question<
  'papers-mail',
  { readonly companyId: CompanyId; readonly id: MailId },
  KeptMail | null
>
export const lockPapersMail = question<LockPapersMail>('papers-mail')

export type SendingQuestion = DocumentsToSend | PapersSentSince | LockPapersMail
