import { emailChangeCodes, newPasswordCodes } from '@osh/core/auth/refusal-codes.ts'
import { emailCodes } from '@osh/core/shared/input/email-codes.ts'
import * as z from 'zod/mini'
import { asItIs, done, one } from '../contract/answer.ts'
import { call } from '../contract/call.ts'
import { sentDetails } from '../contract/command-input.ts'
import { nothing } from '../contract/query-input.ts'
import { givenText } from '../wire-format.ts'

const sending = asItIs(z.object({ isSending: z.boolean() }))

/** What whoever reads a mailbox may do without being signed in. */
export const sentCodeCalls = {
  askForPassword: call({
    path: '/api/password-code',
    who: 'anyone',
    input: sentDetails({ fields: z.object({ email: givenText }) }),
    answer: one(sending),
    refuses: ['auth/too-many-attempts', ...emailCodes],
  }),
  replacePassword: call({
    path: '/api/password',
    who: 'anyone',
    input: sentDetails({ fields: z.object({ code: givenText, newPassword: givenText }) }),
    answer: done,
    refuses: ['auth/too-many-attempts', 'code/unknown', ...newPasswordCodes],
  }),
  confirmEmail: call({
    path: '/api/email',
    who: 'anyone',
    input: sentDetails({ fields: z.object({ code: givenText }) }),
    answer: done,
    refuses: ['auth/too-many-attempts', 'code/unknown', 'email/taken'],
  }),
}

/** Whether the mailbox of the caller's account is theirs. */
export const ownEmailCalls = {
  askForCode: call({
    path: '/api/account/confirmation-code',
    who: 'signedIn',
    keepsNothing: true,
    input: nothing,
    answer: one(sending),
    refuses: ['mails/too-many'],
  }),
  confirm: call({
    path: '/api/account/confirmation',
    who: 'signedIn',
    keepsNothing: true,
    input: sentDetails({ fields: z.object({ code: givenText }) }),
    answer: done,
    refuses: ['auth/too-many-attempts', 'code/unknown'],
  }),
}

/** Another e-mail for the caller. */
export const emailChangeCalls = {
  ask: call({
    path: '/api/account/email',
    who: 'signedIn',
    keepsNothing: true,
    input: sentDetails({ fields: z.object({ email: givenText, currentPassword: givenText }) }),
    answer: one(sending),
    refuses: [
      'email/unconfirmed',
      'auth/too-many-attempts',
      'mails/too-many',
      'not-found',
      ...emailChangeCodes,
    ],
  }),
}
