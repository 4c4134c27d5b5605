import type { Instant } from '../shared/dates/instant.ts'
import type { ConversationKey, Message, MessageNumber, Side } from './message.ts'

/** A conversation as a whole: how far it has come, how far each side has read, and since when an answer is waited for. */
export type Conversation = ConversationKey & {
  /** The number of the last message; 0 where nothing was said. */
  readonly last: number
  /** The last message that each side has read. */
  readonly read: Readonly<Record<Side, number>>
  /** When the first message came that support has not answered; null where none waits. */
  readonly waitsSince: Instant | null
}

/** A conversation in which nothing was said. */
export const emptyConversation = ({ companyId, person }: ConversationKey): Conversation => ({
  ...{ companyId, person },
  last: 0,
  read: { person: 0, support: 0 },
  waitsSince: null,
})

export const findNextMessageNumber = ({ last }: Conversation): MessageNumber => (last + 1) as MessageNumber

/**
 * The conversation with one message more. Whoever says something has read what was there; a question waits from the first message that is not answered
 * yet, an answer ends that.
 */
export const withMessage = (before: Conversation, { number, from, said }: Message): Conversation => ({
  ...before,
  last: number,
  read: { ...before.read, [from]: number },
  waitsSince: from === 'support' ? null : (before.waitsSince ?? said.at),
})

/** The conversation read by a side so far; no further than it goes, and never back. */
export const markReadUpTo = (before: Conversation, side: Side, upTo: number): Conversation => ({
  ...before,
  read: { ...before.read, [side]: Math.max(before.read[side], Math.min(upTo, before.last)) },
})
