import type { Writers } from '@osh/core/commands/apply.ts'
import type { LateAnswers } from '@osh/core/commands/follow.ts'
import type { Mail } from '@osh/core/mail/mail.ts'
import type { MailQuestion, MailSettled, MailWrite } from '@osh/core/mail/mail-facts.ts'
import type { SendingQuestion } from '@osh/core/sending/sending-facts.ts'
import type { SendingQueries } from '@osh/core/sending/sending-repository.ts'
import { tellPapers } from '@osh/core/sending/sent-papers.ts'
import type { CompanyId } from '@osh/core/shared/identity.ts'
import { type Selectable, sql } from 'kysely'
import { makeMailId } from '#adapters/mail/new-mail-id.ts'
import { pickColumns } from '../columns.ts'
import { readDocument } from '../documents/document-columns.ts'
import type { DocumentRow } from '../documents/document-tables.ts'
import { NO_COMPANY } from '../jobs/jobs-table.ts'
import { listPage } from '../list-page.ts'
import type { Store, Work } from '../transact.ts'
import { updateRows } from '../write-rows.ts'
import { readMail } from './mail-rows.ts'
import type { MailsTable } from './mails-table.ts'

export const answerMails = (work: Work): LateAnswers<MailQuestion | SendingQuestion> => ({
  'new-mail-ids': async ({ count }) => Array.from({ length: count }, makeMailId),
  'documents-to-send': async ({ companyId, ids }) => {
    const { rows } = await sql<DocumentRow>`
      select * from documents where company_id = ${companyId} and id = any(${[...ids]}::bigint[])`.execute(
      work,
    )
    return rows.map(readDocument)
  },
  'papers-sent-since': async ({ companyId, since }) => {
    const { rows } = await sql<{ n: number }>`
      select count(*)::int as n ${papersOf(companyId)} and entered_at > ${since}`.execute(work)
    return rows[0]?.n ?? 0
  },
  'papers-mail': async ({ companyId, id }) => {
    const { rows } = await sql<Selectable<MailsTable>>`
      select * ${papersOf(companyId)} and id = ${id} for update`.execute(work)
    return rows[0] ? readMail(rows[0]) : null
  },
})

/** A company's mails with papers. */
const papersOf = (companyId: CompanyId) =>
  sql`from mails where company_id = ${companyId} and about = 'documents'`

export const makeSendingQueries = ({ kysely }: Store): SendingQueries => ({
  listSent: async (companyId, page) => {
    const list = { columns: sql`mails.*`, from: papersOf(companyId), order: sql`entered_at desc, id` }
    const { items, ...length } = await listPage<Selectable<MailsTable>>(kysely, list, page)
    return { ...length, items: items.map((row) => tellPapers(readMail(row))) }
  },
})

export const mailWriters: Writers<MailWrite, Work, Promise<void>> = {
  mails: async (work, rows) => {
    await work.insertInto('mails').values(rows.map(buildMailRow)).execute()
  },
  'mail-senders': async (work, rows) => {
    const senders = rows.map(({ companyId, id, sentBy }) => ({
      ...{ company_id: companyId ?? NO_COMPANY, id, sent_by: sentBy },
    }))
    await updateRows(work, 'mails', KEY, senders)
  },
  'mail-states': async (work, rows) => {
    const settled = rows.map(buildSettledColumns)
    const sent = settled.filter(({ state }) => state === 'sent')
    await updateRows(
      work,
      'mails',
      KEY,
      sent.map((row) => ({ ...row, ...saidAlready })),
    )
    await updateRows(
      work,
      'mails',
      KEY,
      settled.filter(({ state }) => state !== 'sent'),
    )
  },
}

const buildMailRow = (mail: Mail) => ({
  ...pickColumns(mail, [
    'id',
    'userId',
    'employeeId',
    'sentBy',
    'about',
    'subject',
    'html',
    'zip',
    'unsubscribe',
  ]),
  ...pickColumns(mail, ['goodUntil', 'enteredAt', 'replyTo']),
  company_id: mail.companyId ?? NO_COMPANY,
  recipient: mail.to,
  body: mail.text,
  files: JSON.stringify(mail.files),
})

const KEY = ['company_id', 'id'] as const

/** What was sent said what it had to say: its words are kept no more. */
const saidAlready = { body: '', html: null, unsubscribe: null }

const buildSettledColumns = ({ companyId, id, state, trouble, settledAt }: MailSettled) => ({
  company_id: companyId ?? NO_COMPANY,
  id,
  state,
  trouble: trouble?.code ?? null,
  said: trouble?.said ?? '',
  settled_at: settledAt,
})
