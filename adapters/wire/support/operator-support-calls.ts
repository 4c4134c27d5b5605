import type { Input } from '@osh/core/shared/input/field-reader.ts'
import { readId } from '@osh/core/shared/input/identifier.ts'
import type { FieldCode, FieldErrors } from '@osh/core/shared/results/refusals.ts'
import { ok, type Result } from '@osh/core/shared/results/result.ts'
import { attachmentFormats } from '@osh/core/support/attachment-format.ts'
import { ATTACHMENT_LIMIT, type MessageNumber } from '@osh/core/support/message.ts'
import type { MessageRange } from '@osh/core/support/support-repository.ts'
import * as z from 'zod/mini'
import { events, file, list, newOne, one } from '../contract/answer.ts'
import { call, query } from '../contract/call.ts'
import { sentDetails } from '../contract/command-input.ts'
import { BODY_OF_LISTS, type InputCodec, type QueryParameter } from '../contract/input.ts'
import { nothing } from '../contract/query-input.ts'
import type { OfNoOne } from '../contract/who.ts'
import type { QueryText } from '../page-wire.ts'
import { givenId, givenNumber, givenText, id } from '../wire-format.ts'
import { numberParameter, rangeParameters, readNumber, readRange, writeRange } from './message-range.ts'
import { ofAttaching, ofSaying } from './support-calls.ts'
import { listedConversation, message, state } from './support-wire.ts'

/** Which conversation, as a query names it; core judges it. */
const keyParameters = {
  ofCompanyId: { schema: id, required: true },
  person: { schema: id, required: true },
} as const
const readKey = ({ ofCompanyId, person }: QueryText): Input => ({
  ofCompanyId: readId(ofCompanyId),
  person: readId(person),
})
const writeKey = ({ ofCompanyId, person }: Input) => ({
  ofCompanyId: Number(ofCompanyId),
  person: Number(person),
})

/** `method(key, more)`: the server reads the key as it was given. */
const ofConversation = <T, Code extends FieldCode>(
  more: Readonly<Record<string, QueryParameter>>,
  read: (query: QueryText) => Result<T, FieldErrors<Code>>,
  write: (more: T) => Readonly<Record<string, number>>,
): InputCodec<OfNoOne, [Input, T], Code> => ({
  query: { ...keyParameters, ...more },
  read: ({ query: given }) => {
    const rest = read(given)
    return rest.ok ? ok([readKey(given), rest.value]) : rest
  },
  write: (key, rest) => ({ of: {}, query: { ...writeKey(key), ...write(rest) } }),
})

type SentFile = { readonly name: string; readonly bytes: Uint8Array }

/** `method(key, file)` */
const sentFile: InputCodec<OfNoOne, [Input, SentFile], never> = {
  query: { ...keyParameters, fileName: { schema: z.string(), required: true } },
  upload: { formats: attachmentFormats, limit: ATTACHMENT_LIMIT },
  read: ({ query: given, bytes }) => ok([readKey(given), { name: given.fileName ?? '', bytes }]),
  write: (key, { name, bytes }) => ({ of: {}, query: { ...writeKey(key), fileName: name }, file: bytes }),
}

const keyGiven = { ofCompanyId: givenId, person: givenId }
const PATH = '/api/operator/conversations'

/** What operators do in the conversations of all companies. */
export const operatorSupportCalls = {
  list: query({ path: PATH, who: 'operator', input: nothing, answer: list(listedConversation) }),
  state: call({
    method: 'get',
    path: `${PATH}/one`,
    who: 'operator',
    input: ofConversation(
      {},
      () => ok(null),
      () => ({}),
    ),
    answer: one(state),
    refuses: ['choice/unknown'],
  }),
  messages: call({
    method: 'get',
    path: `${PATH}/messages`,
    who: 'operator',
    input: ofConversation<MessageRange, 'number/invalid'>(rangeParameters, readRange, writeRange),
    answer: list(message),
    refuses: ['choice/unknown', 'number/invalid'],
  }),
  say: call({
    path: `${PATH}/messages`,
    who: 'operator',
    bodyLimit: BODY_OF_LISTS,
    input: sentDetails({ fields: z.object({ ...keyGiven, text: givenText }) }),
    answer: newOne(message),
    refuses: [...ofSaying, 'choice/unknown'],
  }),
  markRead: call({
    path: `${PATH}/read`,
    who: 'operator',
    keepsNothing: true,
    input: sentDetails({ fields: z.object({ ...keyGiven, upTo: givenNumber }) }),
    answer: one(state),
    refuses: ['number/invalid', 'choice/unknown', 'not-found'],
  }),
  settle: call({
    path: `${PATH}/settlement`,
    who: 'operator',
    keepsNothing: true,
    input: sentDetails({ fields: z.object(keyGiven) }),
    answer: one(state),
    refuses: ['choice/unknown', 'not-found'],
  }),
}

/** Files of one, and what changes in any: `changed` without a word of it. */
export const operatorSupportStreamCalls = {
  attach: call({
    path: `${PATH}/files`,
    who: 'operator',
    weighs: 'paper',
    input: sentFile,
    answer: newOne(message),
    refuses: [...ofAttaching, 'choice/unknown'],
  }),
  file: call({
    method: 'get',
    path: `${PATH}/files`,
    who: 'operator',
    input: ofConversation<MessageNumber, 'number/invalid'>(numberParameter, readNumber, (number) => ({
      number,
    })),
    answer: file(...attachmentFormats),
    refuses: ['choice/unknown', 'number/invalid', 'not-found'],
  }),
  stream: query({ path: `${PATH}/stream`, who: 'operator', input: nothing, answer: events }),
}
