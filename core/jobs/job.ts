import type { Write } from '../commands/command.ts'
import type { PushMessage, PushUrgency } from '../push/push-message.ts'
import type { Brand } from '../shared/brand.ts'
import type { Instant } from '../shared/dates/instant.ts'
import type { Caller, CompanyId, MailId, UserId } from '../shared/identity.ts'

export type JobId = Brand<number, 'JobId'>

/** What the server has to do by itself, each kind with what it is about; later kinds join. It is JSON. */
export type JobFacts =
  | ForgetAnswers
  | ChainJournals
  | ForgetMails
  | SendMail
  | MailPasswordCode
  | MailOwnEmailCode
  | MailNotices
  | EraseCompany
  | EraseAccount
  | PushNotices
  | SendPush

/** Answers to requests with a key are kept for a day. */
type ForgetAnswers = { readonly kind: 'forget-answers' }

/** Mails that were sent or could not be are kept for a while. */
type ForgetMails = { readonly kind: 'forget-mails' }

/** Sends a mail of the outbox; one that someone is waiting for, such as a code, has a kind of its own. */
type SendMail = { readonly kind: 'send-mail' | 'send-awaited-mail'; readonly mailId: MailId }

/** Sends the code that replaces a forgotten password; null: no one has the e-mail that was given, and nothing is sent. */
type MailPasswordCode = { readonly kind: 'mail-password-code'; readonly userId: UserId | null }

/** Sends the code that shows whose mailbox an account was opened with. */
type MailOwnEmailCode = { readonly kind: 'mail-own-email-code'; readonly userId: UserId }

/** Erases a company whose days to take it back are over; by whoever has closed it. */
type EraseCompany = {
  readonly kind: 'erase-company'
  readonly companyId: CompanyId
  readonly userId: UserId
}

/** Erases an account whose days to take it back are over. */
type EraseAccount = { readonly kind: 'erase-account'; readonly userId: UserId }

/** Lines of journals get their places in the chains. */
type ChainJournals = { readonly kind: 'chain-journals' }

/** Members whose turn it is get a mail of notices. */
type MailNotices = { readonly kind: 'mail-notices' }

/** Devices of members whose turn it is are told of notices. */
type PushNotices = { readonly kind: 'push-notices' }

/** Shows a message on the device of a sign-in. */
type SendPush = Caller & {
  readonly kind: 'send-push'
  readonly message: PushMessage
  readonly urgency: PushUrgency
}

export type JobKind = JobFacts['kind']

/** What someone is waiting for: never behind what is done for many, such as digests. */
export const awaitedKinds: readonly JobKind[] = [
  'mail-password-code',
  'mail-own-email-code',
  'send-awaited-mail',
]

/** A job to be done, once, at the moment or soon after. */
export type NewJob = {
  /** Of which company it is; null: of none. */
  readonly companyId: CompanyId | null
  /** While a job of the company waits under the key, no other is put under it. */
  readonly key: string
  readonly facts: JobFacts
  readonly runAt: Instant
}

/** A job that is being done by whoever has claimed it. */
export type ClaimedJob = {
  readonly companyId: CompanyId | null
  readonly id: JobId
  readonly facts: JobFacts
  /** Which try this is, from 1. */
  readonly attempt: number
  /** When it was first to be done; of a recurring one, this time. */
  readonly since: Instant
  /** By whom and when it was claimed: whoever claims it next has another. */
  readonly claim: string
}

/** Jobs as a kind of write: a command puts them there in its own transaction. */
export type JobWrite = Write<'jobs', NewJob>
