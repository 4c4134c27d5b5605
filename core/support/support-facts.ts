import { type Question, question, type Write } from '../commands/command.ts'
import type { FileWrite } from '../files/file-store.ts'
import type { Instant } from '../shared/dates/instant.ts'
import type { CompanyId } from '../shared/identity.ts'
import type { Conversation } from './conversation.ts'
import type { ConversationKey, Message } from './message.ts'

/** Locks the conversation, so that numbers follow one another as they are kept; null where nothing was said yet. */
export type LockConversation = Question<'conversation', ConversationKey, Conversation | null>
export const lockConversation = question<LockConversation>('conversation')

/** How many messages the member has sent since the moment. */
export type SentSince = Question<'messages-since', ConversationKey & { readonly since: Instant }, number>
export const sentSince = question<SentSince>('messages-since')

/** Bytes of all files of the company's conversations. Locks the company. */
export type AttachedBytes = Question<'attached-bytes', { readonly companyId: CompanyId }, number>
export const attachedBytes = question<AttachedBytes>('attached-bytes')

export type SupportQuestion = LockConversation | SentSince | AttachedBytes

export type SupportWrite =
  | FileWrite
  /** New or in place of the one before; to be written before its messages. */
  | Write<'conversations', Conversation>
  | Write<'messages', Message>
