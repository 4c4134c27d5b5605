import type { CompanyId } from '@osh/core/shared/identity.ts'
import { ok } from '@osh/core/shared/results/result.ts'
import { textCodes } from '@osh/core/shared/texts/text.ts'
import { attachmentFormats } from '@osh/core/support/attachment-format.ts'
import { ATTACHMENT_LIMIT } from '@osh/core/support/message.ts'
import * as z from 'zod/mini'
import { events, file, list, newOne, one } from '../contract/answer.ts'
import { call, query } from '../contract/call.ts'
import { detailsInCompany } from '../contract/command-input.ts'
import { BODY_OF_LISTS, type InputCodec } from '../contract/input.ts'
import { ofCompany, withQuery } from '../contract/query-input.ts'
import type { OfCompany } from '../contract/who.ts'
import { givenNumber, givenText } from '../wire-format.ts'
import {
  afterParameter,
  numberParameter,
  rangeParameters,
  readAfter,
  readNumber,
  readRange,
  writeRange,
} from './message-range.ts'
import { message, state } from './support-wire.ts'

/** What saying something is refused with. */
export const ofSaying = [...textCodes, 'support/too-many', 'not-found'] as const
/** The same of a file. */
export const ofAttaching = [
  ...ofSaying,
  'support/not-recognised',
  'support/too-large',
  'support/no-room',
] as const

type SentFile = { readonly name: string; readonly bytes: Uint8Array }

/** `method(companyId, file)` */
const sentFile: InputCodec<OfCompany, [CompanyId, SentFile], never> = {
  query: { fileName: { schema: z.string(), required: true } },
  upload: { formats: attachmentFormats, limit: ATTACHMENT_LIMIT },
  read: ({ of, query: given, bytes }) => ok([of.companyId, { name: given.fileName ?? '', bytes }]),
  write: (companyId, { name, bytes }) => ({ of: { companyId }, query: { fileName: name }, file: bytes }),
}

const member = { who: 'member', right: 'ask-support' } as const

/** A member's conversation with the support. A long message comes whole, so that its field is told that it is too long. */
export const supportCalls = {
  state: query({ path: '/api/chat', ...member, input: ofCompany, answer: one(state) }),
  messages: query({
    path: '/api/chat/messages',
    ...member,
    input: withQuery({ parameters: rangeParameters, read: readRange, write: writeRange }),
    answer: list(message),
    refuses: ['number/invalid'],
  }),
  say: call({
    path: '/api/chat/messages',
    ...member,
    bodyLimit: BODY_OF_LISTS,
    input: detailsInCompany({ fields: z.object({ text: givenText }) }),
    answer: newOne(message),
    refuses: ofSaying,
  }),
  markRead: call({
    path: '/api/chat/read',
    ...member,
    keepsNothing: true,
    input: detailsInCompany({ fields: z.object({ upTo: givenNumber }) }),
    answer: one(state),
    refuses: ['number/invalid', 'not-found'],
  }),
}

/** Files of it, and what happens in it as it happens: `message` with its number as id, and `state`. */
export const supportStreamCalls = {
  attach: call({
    path: '/api/chat/files',
    ...member,
    weighs: 'paper',
    input: sentFile,
    answer: newOne(message),
    refuses: ofAttaching,
  }),
  file: call({
    method: 'get',
    path: '/api/chat/files',
    ...member,
    input: withQuery({ parameters: numberParameter, read: readNumber, write: (number) => ({ number }) }),
    answer: file(...attachmentFormats),
    refuses: ['number/invalid', 'not-found'],
  }),
  stream: query({
    path: '/api/chat/stream',
    ...member,
    input: withQuery({ parameters: afterParameter, read: readAfter, write: (after) => ({ after }) }),
    answer: events,
    refuses: ['number/invalid'],
  }),
}
