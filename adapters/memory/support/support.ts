import type { Writers } from '@osh/core/commands/apply.ts'
import type { Answers } from '@osh/core/commands/follow.ts'
import { nameCompanyShort } from '@osh/core/companies/company.ts'
import { notFound } from '@osh/core/shared/results/refusals.ts'
import { err, ok } from '@osh/core/shared/results/result.ts'
import { type Conversation, emptyConversation } from '@osh/core/support/conversation.ts'
import type { ConversationKey, Message } from '@osh/core/support/message.ts'
import type { SupportQuestion, SupportWrite } from '@osh/core/support/support-facts.ts'
import {
  LAST_WORDS,
  type ListedConversation,
  MESSAGES_AT_A_TIME,
  type SupportQueries,
  type SupportShelf,
} from '@osh/core/support/support-repository.ts'
import type { Ledger } from '../ledger.ts'
import type { State } from '../state.ts'

const isIn =
  ({ companyId, person }: ConversationKey) =>
  (one: ConversationKey): boolean =>
    one.companyId === companyId && one.person === person

const findConversation = ({ conversations = [] }: State, key: ConversationKey): Conversation | undefined =>
  conversations.find(isIn(key))

const listMessagesIn = ({ messages = [] }: State, key: ConversationKey): readonly Message[] =>
  messages.filter(isIn(key))

export const makeSupportQueries = (ledger: Ledger): SupportQueries => ({
  conversation: (key) => ledger.read((state) => findConversation(state, key) ?? emptyConversation(key)),
  messages: (key, range) =>
    ledger.read((state) => {
      const all = listMessagesIn(state, key)
      if ('after' in range)
        return all.filter(({ number }) => number > range.after).slice(0, MESSAGES_AT_A_TIME)
      const { before } = range
      return all.filter(({ number }) => before === null || number < before).slice(-MESSAGES_AT_A_TIME)
    }),
  message: (key, number) =>
    ledger.read((state) => {
      const found = listMessagesIn(state, key).find((one) => one.number === number)
      return found ? ok(found) : err(notFound)
    }),
})

export const makeMemoryConversations = (ledger: Ledger): SupportShelf => ({
  list: (count) =>
    ledger.read((state) =>
      (state.conversations ?? [])
        .flatMap((one) => tellListed(state, one))
        .toSorted((a, b) => compareWaiting(a.shown, b.shown) || b.at.localeCompare(a.at))
        .slice(0, count)
        .map(({ shown }) => shown),
    ),
  changedLately: () => ledger.read(({ conversations = [] }) => conversations),
})

function tellListed(state: State, one: Conversation) {
  const company = state.companies.find(({ id }) => id === one.companyId)
  const last = listMessagesIn(state, one).at(-1)
  if (!company || !last) return []
  const name = state.users.find(({ id }) => id === one.person)?.profile?.fullname ?? null
  const lastWords = [...(last.file?.name ?? last.text)].slice(0, LAST_WORDS).join('')
  const shown: ListedConversation = { ...one, company: nameCompanyShort(company), name, lastWords }
  return [{ shown, at: last.said.at }]
}

const compareWaiting = ({ waitsSince: a }: Conversation, { waitsSince: b }: Conversation): number =>
  a === b ? 0 : a === null ? 1 : b === null ? -1 : a.localeCompare(b)

export const answerSupport = (state: State): Answers<SupportQuestion> => ({
  conversation: (key) => findConversation(state, key) ?? null,
  'messages-since': ({ since, ...key }) =>
    listMessagesIn(state, key).filter(({ from, said }) => from === 'person' && said.at > since).length,
  'attached-bytes': ({ companyId }) =>
    (state.messages ?? [])
      .filter((one) => one.companyId === companyId)
      .reduce((sum, { file }) => sum + (file?.size ?? 0), 0),
})

export const supportWriters: Writers<Exclude<SupportWrite, { readonly kind: 'files' }>, State, State> = {
  conversations: (state, rows) => ({
    ...state,
    conversations: [
      ...(state.conversations ?? []).filter((one) => !rows.some((row) => isIn(row)(one))),
      ...rows,
    ],
  }),
  messages: (state, rows) => ({ ...state, messages: [...(state.messages ?? []), ...rows] }),
}
