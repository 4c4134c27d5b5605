import type { Conversation } from '@osh/core/support/conversation.ts'
import type { ConversationKey, Message } from '@osh/core/support/message.ts'
import type { SupportQueries } from '@osh/core/support/support-repository.ts'
import { HEARTBEAT, printEvent } from '#adapters/wire/support/event-text.ts'
import { message, state } from '#adapters/wire/support/support-wire.ts'
import type { ConversationChanges } from './conversation-changes.ts'

/** Silence after which a heartbeat goes, and access is asked for again. */
const HEARTBEAT_MS = 10_000

export type Listening = {
  readonly changes: ConversationChanges
  /** Whether whoever listens still may; asked before anything is sent. */
  readonly mayStill: () => Promise<boolean>
  readonly over: AbortSignal
  readonly heartbeatMs?: number
}

type Told = Listening & {
  readonly key: ConversationKey
  readonly queries: Pick<SupportQueries, 'conversation' | 'messages'>
  /** The last message that whoever listens has. */
  readonly after: number
}

/** What happens in a conversation: first what came after the message that is known already, then as it comes. */
export async function* tellConversation({ key, queries, after, ...listening }: Told): AsyncGenerator<string> {
  const { changes, mayStill, over, heartbeatMs = HEARTBEAT_MS } = listening
  const { bell, letGo } = changes.follow(key)
  let told: Conversation | null = null
  let last = after
  try {
    while (!over.aborted && (await mayStill())) {
      const now = await queries.conversation(key)
      for (const one of await listMessagesAfter(last, now, queries)) {
        yield printEvent('message', message.encode(one), one.number)
        last = one.number
      }
      if (last < now.last) continue
      if (isNew(told, now)) yield printEvent('state', state.encode(now))
      told = now
      if ((await bell.heard(heartbeatMs, over)).length === 0) yield HEARTBEAT
    }
  } finally {
    letGo()
  }
}

const listMessagesAfter = async (
  last: number,
  now: Conversation,
  { messages }: Told['queries'],
): Promise<readonly Message[]> => (last < now.last ? messages(now, { after: last }) : [])

const isNew = (told: Conversation | null, now: Conversation): boolean =>
  told === null || JSON.stringify(state.encode(told)) !== JSON.stringify(state.encode(now))

/** That something has changed in one of all conversations, without a word of it; first that something may have. */
export async function* tellOfAll({
  changes,
  mayStill,
  over,
  heartbeatMs = HEARTBEAT_MS,
}: Listening): AsyncGenerator<string> {
  const { bell, letGo } = changes.follow(null)
  try {
    if (await mayStill()) yield printEvent('changed', {})
    while (!over.aborted) {
      const heard = await bell.heard(heartbeatMs, over)
      if (over.aborted || !(await mayStill())) return
      yield heard.length === 0 ? HEARTBEAT : printEvent('changed', {})
    }
  } finally {
    letGo()
  }
}
