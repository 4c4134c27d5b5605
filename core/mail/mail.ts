import type { Instant } from '../shared/dates/instant.ts'
import type { CompanyId, DocumentId, EmployeeId, InvoiceId, MailId, UserId } from '../shared/identity.ts'
import { err, ok, type Result } from '../shared/results/result.ts'

/** What a mail is about; later ones join. A code shows whose a mailbox is. */
export type MailAbout = 'documents' | 'code' | 'account' | 'invitation' | 'digest' | 'support' | 'invoice'

/** A file that goes with a mail: bytes that the mail's company keeps, by their SHA-256. */
export type MailFile = {
  /** As the recipient sees it. */
  readonly name: string
  readonly sha256: string
  readonly size: number
  /** Of which issued document it is; null where of none. */
  readonly documentId: DocumentId | null
  /** An invoice: nothing of it changes, so that it is made when the mail is sent, and no bytes are kept. */
  readonly invoiceId?: InvoiceId
}

/** A mail (письмо) to one recipient: several recipients get a mail each, so that each is sent once and has a state of its own. */
export type Mail = {
  readonly id: MailId
  /** Whose outbox it is in; null: of no company. */
  readonly companyId: CompanyId | null
  /** The account that it is to, and the employee, where they are known: the mail is erased with them. */
  readonly userId: UserId | null
  readonly employeeId: EmployeeId | null
  /** Who has sent it to an address of their choosing; null: the service itself. */
  readonly sentBy: UserId | null
  readonly about: MailAbout
  readonly to: string
  /** What it is about, as lists tell; what its header says is `wordAsSent`'s. */
  readonly subject: string
  readonly text: string
  readonly html: string | null
  readonly files: readonly MailFile[]
  /** The name of the zip that all files go in; null: each goes by itself. */
  readonly zip: string | null
  /** An https address that unsubscribes by one POST; null where there is nothing to unsubscribe from. */
  readonly unsubscribe: string | null
  /** Whom an answer goes to; null: to no one. */
  readonly replyTo: string | null
  /** After that it says nothing any more and is not sent; null: it always does. */
  readonly goodUntil: Instant | null
  readonly enteredAt: Instant
}

/** So many mails have gone to this recipient, from this person or of this company; `seconds` until the next may. */
export type TooManyMails = { readonly code: 'mails/too-many'; readonly seconds: number }

/** A mail to an address that a person has chosen, of a company or of none. */
export type ChosenMail = { readonly to: string; readonly by: UserId; readonly companyId: CompanyId | null }

/** Takes one more of the mails that people send to addresses of their choosing. Answers how many seconds to wait; 0: it may go. */
export type WaitToMail = (mail: ChosenMail) => Promise<number>

/** Whether one more of them may go. */
export async function mayMail(wait: WaitToMail, mail: ChosenMail): Promise<Result<null, TooManyMails>> {
  const seconds = await wait(mail)
  return seconds > 0 ? err({ code: 'mails/too-many', seconds }) : ok(null)
}

/** Why a mail was not sent. */
export type MailTroubleCode =
  /** The mail server takes no mail for this recipient. */
  | 'mailbox'
  /** The mail server takes no such mail: too large, or what is in it. */
  | 'content'
  /** The mail server does not answer, or asks to come later. */
  | 'no-answer'
  /** The mail server does not let this service in. */
  | 'not-let-in'
  /** A file of it is there no more. */
  | 'file-gone'
  /** A document of it was annulled before it went. */
  | 'annulled'
  /** The person has not shown yet that the mailbox is theirs. */
  | 'unconfirmed'
  /** Whoever has sent it has not shown yet that their own mailbox is theirs. */
  | 'sender-unconfirmed'
  /** What it says is true no more. */
  | 'too-late'

/** `said`: the mail server's own words, as they came; empty where there are none. */
export type MailTrouble = { readonly code: MailTroubleCode; readonly said: string }

/** Waiting for its first or next try, sent, refused for good, or given up after many tries. */
export type MailState = 'waiting' | 'sent' | 'refused' | 'given-up'

/** A mail as it is kept: `trouble` is of the last try. The words of one that is sent are kept no more. */
export type KeptMail = Mail & {
  readonly state: MailState
  readonly trouble: MailTrouble | null
  /** When it was sent, refused or given up; null while it waits. */
  readonly settledAt: Instant | null
}
