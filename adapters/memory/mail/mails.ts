import type { Writers } from '@osh/core/commands/apply.ts'
import type { Answers } from '@osh/core/commands/follow.ts'
import type { KeptMail } from '@osh/core/mail/mail.ts'
import type { MailQuestion, MailSettled, MailWrite } from '@osh/core/mail/mail-facts.ts'
import type { SendingQuestion } from '@osh/core/sending/sending-facts.ts'
import type { SendingQueries } from '@osh/core/sending/sending-repository.ts'
import { tellPapers } from '@osh/core/sending/sent-papers.ts'
import type { CompanyId } from '@osh/core/shared/identity.ts'
import { pageOf } from '@osh/core/shared/page.ts'
import { makeMailId } from '#adapters/mail/new-mail-id.ts'
import { listDocuments } from '../documents/memory-document-queries.ts'
import type { Ledger } from '../ledger.ts'
import type { State } from '../state.ts'

export const answerMails = (state: State): Answers<MailQuestion | SendingQuestion> => ({
  'new-mail-ids': ({ count }) => Array.from({ length: count }, makeMailId),
  'documents-to-send': ({ companyId, ids }) =>
    listDocuments(state, companyId).filter(({ id }) => ids.includes(id)),
  'papers-sent-since': ({ companyId, since }) =>
    listPaperMails(state, companyId).filter(({ enteredAt }) => enteredAt > since).length,
  'papers-mail': ({ companyId, id }) => listPaperMails(state, companyId).find((one) => one.id === id) ?? null,
})

/** A company's mails with papers. */
const listPaperMails = ({ mails = [] }: State, companyId: CompanyId): readonly KeptMail[] =>
  mails.filter((mail) => mail.companyId === companyId && mail.about === 'documents')

export const makeSendingQueries = (ledger: Ledger): SendingQueries => ({
  listSent: (companyId, page) =>
    ledger.read((state) => {
      const latest = listPaperMails(state, companyId).toSorted(compareByNewest)
      return pageOf(latest.map(tellPapers), page)
    }),
})

const compareByNewest = (a: KeptMail, b: KeptMail): number =>
  b.enteredAt.localeCompare(a.enteredAt) || (a.id < b.id ? -1 : 1)

export const mailWriters: Writers<MailWrite, State, State> = {
  mails: (state, rows) => ({
    ...state,
    mails: [
      ...(state.mails ?? []),
      ...rows.map((row): KeptMail => ({ ...row, state: 'waiting', trouble: null, settledAt: null })),
    ],
  }),
  'mail-senders': (state, rows) => ({
    ...state,
    mails: (state.mails ?? []).map((mail) => {
      const found = rows.find(({ companyId, id }) => companyId === mail.companyId && id === mail.id)
      return found ? { ...mail, sentBy: found.sentBy } : mail
    }),
  }),
  'mail-states': (state, rows) => ({
    ...state,
    mails: (state.mails ?? []).map((mail) => {
      const settled = rows.find(({ companyId, id }) => companyId === mail.companyId && id === mail.id)
      return settled ? settle(mail, settled) : mail
    }),
  }),
}

/** What was sent said what it had to say: its words are kept no more. */
const settle = (mail: KeptMail, { state, trouble, settledAt }: MailSettled): KeptMail => ({
  ...mail,
  ...{ state, trouble, settledAt },
  ...(state === 'sent' ? { text: '', html: null, unsubscribe: null } : {}),
})
