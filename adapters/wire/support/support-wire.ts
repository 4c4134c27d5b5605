import type { CompanyId, UserId } from '@osh/core/shared/identity.ts'
import { attachmentFormats } from '@osh/core/support/attachment-format.ts'
import { type Message, type MessageNumber, sides } from '@osh/core/support/message.ts'
import { type ConversationState, type SaidMessage, tellState } from '@osh/core/support/support-desk.ts'
import * as z from 'zod/mini'
import { codec } from '../contract/answer.ts'
import { thing } from '../contract/thing.ts'
import { idOf, moment } from '../wire-format.ts'

const messageJson = z.object({
  number: idOf<MessageNumber>(),
  from: z.enum(sides),
  at: moment,
  text: z.string(),
  file: z.nullable(
    z.object({ name: z.string(), format: z.enum(attachmentFormats), size: z.int().check(z.nonnegative()) }),
  ),
})

/** Whose the conversation is and who of the support has written stays with the server. */
export const message = codec(messageJson, {
  encode: ({ number, from, said: { at }, text, file }: Message): z.infer<typeof messageJson> => ({
    ...{ number, from, at, text },
    file: file && { name: file.name, format: file.format, size: file.size },
  }),
  decode: (json): SaidMessage => json,
})

const count = z.int().check(z.nonnegative())
/** `waitsSince`: since when an answer is waited for. */
const stateShape = {
  last: count,
  read: z.object({ person: count, support: count }),
  waitsSince: z.nullable(moment),
}

export const state = codec(z.object(stateShape), {
  encode: tellState,
  decode: (json): ConversationState => json,
})

export const listedConversation = thing(
  {
    ...stateShape,
    companyId: idOf<CompanyId>(),
    person: idOf<UserId>(),
    company: z.string(),
    name: z.nullable(z.string()),
    lastWords: z.string(),
  },
  { companyId: 'ofCompanyId' },
)
