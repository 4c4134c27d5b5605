import type { DocumentId } from '@osh/core/documents/document.ts'
import { sendCodes } from '@osh/core/sending/refusal-codes.ts'
import type { SentPapers } from '@osh/core/sending/sent-papers.ts'
import type { MailId } from '@osh/core/shared/identity.ts'
import * as z from 'zod/mini'
import { all, codec, newOne, one, page } from '../contract/answer.ts'
import { call, query } from '../contract/call.ts'
import { detailsInCompany } from '../contract/command-input.ts'
import { ofCompany, withQuery } from '../contract/query-input.ts'
import { pageQuery } from '../lists/page-parameters.ts'
import { mailStates, mailTroubleCodes } from '../operator/mail-words.ts'
import { pageCodes, readPage, writePageParams } from '../page-wire.ts'
import { givenList, givenText, idOf, moment } from '../wire-format.ts'

const sentPapers = codec(
  z.object({
    id: z.string(),
    to: z.string(),
    subject: z.string(),
    files: z.array(
      z.object({
        name: z.string(),
        sha256: z.string(),
        size: z.int(),
        documentId: z.nullable(idOf<DocumentId>()),
      }),
    ),
    zip: z.nullable(z.string()),
    enteredAt: moment,
    state: z.enum(mailStates),
    trouble: z.nullable(z.object({ code: z.enum(mailTroubleCodes), said: z.string() })),
    settledAt: z.nullable(moment),
  }),
  {
    encode: ({ files, trouble, ...mail }: SentPapers) => ({
      ...mail,
      files: files.map((file) => ({ ...file })),
      trouble: trouble && { ...trouble },
    }),
    decode: ({ id, ...mail }): SentPapers => ({ ...mail, id: id as MailId }),
  },
)

const member = { who: 'member', right: 'send-papers' } as const
const listed = { error: 'list/invalid' } as const
const someIds = z.optional(givenList(z.int(listed).check(z.positive(listed))))

/** Papers that are sent by e-mail. */
export const sendingCalls = {
  listSent: query({
    ...member,
    path: '/api/document-sending',
    input: withQuery({ parameters: pageQuery, read: readPage, write: writePageParams }),
    answer: page(sentPapers),
    refuses: pageCodes,
  }),
  send: call({
    ...member,
    path: '/api/document-sending',
    input: detailsInCompany({
      fields: z.object({
        documentIds: someIds,
        employeeIds: someIds,
        to: z.optional(givenList(z.string(listed))),
        subject: givenText,
        text: givenText,
        format: givenText,
        zip: z.optional(z.nullable(z.boolean({ error: 'choice/unknown' }))),
      }),
    }),
    answer: newOne(all(sentPapers)),
    refuses: ['email/unconfirmed', 'mails/too-many', ...sendCodes, 'not-found'],
  }),
  sendAgain: call({
    ...member,
    path: '/api/document-sending/send-again',
    keepsNothing: true,
    input: detailsInCompany({ fields: z.object({ mailId: givenText }) }),
    answer: one(sentPapers),
    refuses: ['email/unconfirmed', 'mails/too-many', 'choice/unknown', 'not-found', 'mail/not-failed'],
  }),
}

/** Whether mails go out at all. */
export const mailServiceCalls = {
  isSending: query({
    ...member,
    right: 'see-company',
    path: '/api/document-sending/service',
    input: ofCompany,
    answer: one(
      codec(z.object({ isSending: z.boolean() }), {
        encode: (isSending: boolean) => ({ isSending }),
        decode: ({ isSending }): boolean => isSending,
      }),
    ),
  }),
}
