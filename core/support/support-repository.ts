import type { CommandsOf } from '../commands/command.ts'
import type { NotFound } from '../shared/results/refusals.ts'
import type { Result } from '../shared/results/result.ts'
import { attachFile } from './attach-file.ts'
import type { Conversation } from './conversation.ts'
import { markRead } from './mark-read.ts'
import type { ConversationKey, Message, MessageNumber } from './message.ts'
import { say } from './say.ts'
import { settle } from './settle.ts'

/** What is done in conversations with the support. */
export const supportCommands = { say, attachFile, markRead, settle }

/** Which messages of a conversation: those after a number, the earliest first, or else the last ones before a number. */
export type MessageRange = { readonly after: number } | { readonly before: number | null }

/** So many messages are given at a time. */
export const MESSAGES_AT_A_TIME = 50

export interface SupportQueries {
  /** An empty one where nothing was said. */
  conversation(key: ConversationKey): Promise<Conversation>
  /** At most `MESSAGES_AT_A_TIME`, in the order of their numbers. */
  messages(key: ConversationKey, range: MessageRange): Promise<readonly Message[]>
  message(key: ConversationKey, number: MessageNumber): Promise<Result<Message, NotFound>>
}

/** Conversations as a server keeps them. */
export type SupportRepository = SupportQueries & CommandsOf<typeof supportCommands>

/** A conversation as operators see it in their list: whose it is, and how its last message begins. */
export type ListedConversation = Conversation & {
  readonly company: string
  /** Null while they have not said what they are called. */
  readonly name: string | null
  readonly lastWords: string
}

/** How much of the last message a list shows, in characters. */
export const LAST_WORDS = 120
/** How many conversations an operator sees at once. */
export const CONVERSATIONS_SHOWN = 200

/** For so long after its change a conversation is among those that have changed lately, in seconds. */
export const LATELY_SECONDS = 60

/** Port: the conversations of all companies. */
export interface SupportShelf {
  /** Those that wait first, the one that has waited longest before all; then the others, the latest first. */
  list(count: number): Promise<readonly ListedConversation[]>
  /** What has changed within `LATELY_SECONDS`, and maybe a little more: whoever asks every few seconds misses nothing. */
  changedLately(): Promise<readonly Conversation[]>
}
