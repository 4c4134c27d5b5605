import type { Instant } from '../shared/dates/instant.ts'
import type { Conversation } from './conversation.ts'
import type { Attachment, ConversationKey, Message } from './message.ts'

/** A message as both sides see it: who of the support has written is the service's own business. */
export type SaidMessage = Pick<Message, 'number' | 'from' | 'text'> & {
  readonly at: Instant
  readonly file: Omit<Attachment, 'sha256'> | null
}

/** How far a conversation has come, whosever it is. */
export type ConversationState = Omit<Conversation, keyof ConversationKey>

export const tellState = ({ last, read, waitsSince }: Conversation): ConversationState => ({
  ...{ last, read, waitsSince },
})
