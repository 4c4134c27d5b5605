import type { CompanyId, UserId } from '@osh/core/shared/identity.ts'
import type { Message } from '@osh/core/support/message.ts'
import type { State } from '../state.ts'

/** The state without a person's conversations. */
export const withoutConversations = (state: State, person: UserId): State => ({
  ...state,
  conversations: (state.conversations ?? []).filter((one) => one.person !== person),
  messages: (state.messages ?? []).filter((one) => one.person !== person),
})

/** A company's messages, those that have the words empty: their numbers stay, so that none seems lost. Files named so go. */
export const emptyMessages = (
  { messages = [] }: State,
  companyId: CompanyId,
  words: string,
): readonly Message[] =>
  messages.map((one) =>
    one.companyId === companyId
      ? {
          ...one,
          text: one.text.includes(words) ? '' : one.text,
          file: one.file?.name.includes(words) ? null : one.file,
        }
      : one,
  )
