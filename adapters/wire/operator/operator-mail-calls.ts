import type { Undelivered } from '@osh/core/mail/operator-mails.ts'
import type { CompanyId, MailId } from '@osh/core/shared/identity.ts'
import * as z from 'zod/mini'
import { asItIs, done, one } from '../contract/answer.ts'
import { call, query } from '../contract/call.ts'
import { sentDetails } from '../contract/command-input.ts'
import { nothing } from '../contract/query-input.ts'
import { givenId, givenText, idOf, moment } from '../wire-format.ts'
import { mailStates, mailTroubleCodes } from './mail-words.ts'

const mail = z.object({
  id: z.string() as z.ZodMiniType<string> as z.ZodMiniType<MailId>,
  companyId: z.nullable(idOf<CompanyId>()),
  about: z.enum(['documents', 'code', 'account', 'invitation', 'digest', 'support', 'invoice']),
  to: z.string(),
  subject: z.string(),
  enteredAt: moment,
  state: z.enum(mailStates),
  trouble: z.nullable(
    z.object({
      code: z.enum(mailTroubleCodes),
      said: z.string(),
    }),
  ),
  settledAt: z.nullable(moment),
})

const undelivered = asItIs<Undelivered>(z.object({ isSending: z.boolean(), mails: z.array(mail) }))

/** What operators do about mails. */
export const operatorMailCalls = {
  listUndelivered: query({
    path: '/api/operator/mails',
    who: 'operator',
    input: nothing,
    answer: one(undelivered),
  }),
  sendAgain: call({
    path: '/api/operator/mails/send-again',
    who: 'operator',
    keepsNothing: true,
    input: sentDetails({
      fields: z.object({ mailId: givenText, mailCompanyId: z.optional(z.nullable(givenId)) }),
    }),
    answer: done,
    refuses: ['not-found', 'mail/not-failed', 'choice/unknown'],
  }),
}
