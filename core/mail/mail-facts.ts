import { type Question, question, type Write } from '../commands/command.ts'
import type { JobWrite } from '../jobs/job.ts'
import type { Instant } from '../shared/dates/instant.ts'
import type { CompanyId, MailId, UserId } from '../shared/identity.ts'
import type { Mail, MailAbout, MailState, MailTrouble } from './mail.ts'

/** Ids for so many new mails: no other mail has them, on any server. */
export type NewMailIds = Question<'new-mail-ids', { readonly count: number }, readonly MailId[]>
export const newMailIds = question<NewMailIds>('new-mail-ids')

export type MailQuestion = NewMailIds

/** What has become of a mail; `wordsGone`: what it said is kept no more. */
export type MailSettled = {
  readonly companyId: CompanyId | null
  readonly id: MailId
  readonly state: MailState
  readonly trouble: MailTrouble | null
  readonly settledAt: Instant | null
}

/** Who sends a mail now. */
type MailSender = { readonly companyId: CompanyId | null; readonly id: MailId; readonly sentBy: UserId }

export type MailWrite =
  | Write<'mails', Mail>
  | Write<'mail-states', MailSettled>
  | Write<'mail-senders', MailSender>

/** What a mail may leave out. */
type Optional =
  | ('userId' | 'employeeId' | 'sentBy' | 'html' | 'files')
  | ('zip' | 'unsubscribe' | 'replyTo' | 'goodUntil')
export type NewMail = Omit<Mail, Optional> & Partial<Pick<Mail, Optional>>

/**
 * The mails as writes of a command, each with the job that sends it: with the command's own they are kept or not at all.
 *
 * @example
 * const [id] = yield* newMailIds({ count: 1 })
 * return ok({ writes: [...ownWrites, ...writeMails([{ id, companyId, about: 'invitation', to, subject, text, enteredAt: signed.at }])], … })
 */
export function writeMails(mails: readonly NewMail[]): readonly [Write<'mails', Mail>, JobWrite] {
  const rows = mails.map((mail) => ({ ...nothingMore, ...mail }))
  const jobs = rows.map((mail) => makeSendingJob(mail, mail.enteredAt))
  return [
    { kind: 'mails', rows },
    { kind: 'jobs', rows: jobs },
  ]
}

const nothingMore = {
  userId: null,
  employeeId: null,
  sentBy: null,
  html: null,
  files: [],
  zip: null,
  unsubscribe: null,
  replyTo: null,
  goodUntil: null,
} as const

/** The job that sends a mail. */
export const makeSendingJob = (
  { companyId, id, about }: Pick<Mail, 'companyId' | 'id' | 'about'>,
  runAt: Instant,
) => {
  const kind = awaited.includes(about) ? 'send-awaited-mail' : 'send-mail'
  return { companyId, key: `mail/${id}`, facts: { kind, mailId: id }, runAt } as const
}

/** Someone sits before a screen until it comes. */
const awaited: readonly MailAbout[] = ['code', 'account', 'invitation']
