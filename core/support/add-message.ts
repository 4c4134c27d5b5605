import type { Decision, Gathering } from '../commands/command.ts'
import { addSeconds, HOUR, type Instant } from '../shared/dates/instant.ts'
import type { Signed } from '../shared/identity.ts'
import { type FieldErrors, fieldErrors, type NotFound, notFound } from '../shared/results/refusals.ts'
import { err, ok, type Result } from '../shared/results/result.ts'
import { type Conversation, emptyConversation, findNextMessageNumber, withMessage } from './conversation.ts'
import { type ConversationKey, MESSAGES_AN_HOUR, type Message, type Side } from './message.ts'
import {
  type LockConversation,
  lockConversation,
  type SentSince,
  type SupportWrite,
  sentSince,
} from './support-facts.ts'

/** In which conversation someone says something, and for which side. */
export type Saying = ConversationKey & { readonly from: Side }

export type SayingCode = 'support/too-many'

/**
 * Locks the conversation for a message. A member begins one with the first word, and sends so many within an hour; support
 * answers where something was said.
 */
export function* lockForMessage(
  { companyId, person, from }: Saying,
  at: Instant,
  field: string,
): Gathering<Result<Conversation, FieldErrors<SayingCode> | NotFound>, LockConversation | SentSince> {
  const key = { companyId, person }
  const known = yield* lockConversation(key)
  if (from === 'support') return known ? ok(known) : err(notFound)
  const sent = yield* sentSince({ ...key, since: addSeconds(at, -HOUR) })
  if (sent >= MESSAGES_AN_HOUR) return err(fieldErrors({ field, code: 'support/too-many' }))
  return ok(known ?? emptyConversation(key))
}

/** One message more in the conversation. What is said is in the message alone, which never changes: the journal tells that it was. */
export function addMessage(
  before: Conversation,
  { companyId, person, from }: Saying,
  content: Pick<Message, 'text' | 'file'>,
  said: Signed,
  files: readonly SupportWrite[] = [],
): Decision<Message, SupportWrite> {
  const message: Message = {
    companyId,
    person,
    from,
    number: findNextMessageNumber(before),
    said,
    ...content,
  }
  return {
    writes: [
      ...files,
      { kind: 'conversations', rows: [withMessage(before, message)] },
      { kind: 'messages', rows: [message] },
    ],
    changes: [{ record: 'message', ids: [message.number], before: null, after: takeJournalName(message) }],
    answer: message,
  }
}

const takeJournalName = ({ file }: Message) => (file ? { name: file.name } : {})
