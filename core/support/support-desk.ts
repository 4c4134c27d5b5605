import type { Instant } from '../shared/dates/instant.ts'
import type { CompanyId } from '../shared/identity.ts'
import type { FieldErrors, NotFound } from '../shared/results/refusals.ts'
import type { Result } from '../shared/results/result.ts'
import type { TextCode } from '../shared/texts/text.ts'
import type { SayingCode } from './add-message.ts'
import type { AttachmentCode } from './attach-file.ts'
import type { Conversation } from './conversation.ts'
import type { Attachment, ConversationKey, Message, MessageNumber } from './message.ts'
import type { ListedConversation, MessageRange } from './support-repository.ts'

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

/** What happens in a conversation while its page is open. */
export type Heard =
  | { readonly is: 'message'; readonly message: SaidMessage }
  | { readonly is: 'state'; readonly state: ConversationState }

/** Why a message was not said. */
export type NotSaid = FieldErrors<TextCode | SayingCode | AttachmentCode | 'choice/unknown'> | NotFound

/** Port: one conversation, as the page of either side has it. */
export interface ConversationDesk {
  readState(): Promise<ConversationState>
  list(range: MessageRange): Promise<readonly SaidMessage[]>
  say(text: string): Promise<Result<SaidMessage, NotSaid>>
  markRead(upTo: number): Promise<void>
  send(file: { readonly name: string; readonly bytes: Uint8Array }): Promise<Result<SaidMessage, NotSaid>>
  /** The file as an address in the browser's memory. */
  openFile(
    number: MessageNumber,
  ): Promise<Result<string, FieldErrors<'choice/unknown' | 'number/invalid'> | NotFound>>
  /** Tells what happens until it is stopped, and makes up for what was missed; `after` is the last message that the page has. */
  follow(after: () => number, hear: (happened: Heard) => void): () => void
}

/** Port: the conversations of all companies, as an operator's page has them. */
export interface OperatorConversations {
  list(): Promise<readonly ListedConversation[]>
  /** Notes that the last messages need no answer; answers whether that is done. */
  settle(key: ConversationKey): Promise<boolean>
  deskOf(key: ConversationKey): ConversationDesk
  /** Tells that something has changed in some conversation, until it is stopped. */
  follow(changed: () => void): () => void
}

/** What the pages of both sides ask for; fetched when one of them is opened. */
export type Support = {
  /** The signed-in member's own conversation in a company. */
  deskOf(companyId: CompanyId): ConversationDesk
  readonly operator: OperatorConversations
}
export type OpenSupport = () => Promise<Support>
