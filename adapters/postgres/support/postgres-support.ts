import { notFound } from '@osh/core/shared/results/refusals.ts'
import { err, ok } from '@osh/core/shared/results/result.ts'
import { emptyConversation } from '@osh/core/support/conversation.ts'
import type { ConversationKey, MessageNumber } from '@osh/core/support/message.ts'
import {
  LAST_WORDS,
  LATELY_SECONDS,
  MESSAGES_AT_A_TIME,
  type SupportQueries,
  type SupportShelf,
} from '@osh/core/support/support-repository.ts'
import { type Kysely, sql } from 'kysely'
import type { Schema } from '../schema.ts'
import type { Store } from '../transact.ts'
import { readConversationRow, readMessageRow } from './support-tables.ts'

export const selectConversation = (kysely: Kysely<Schema>, { companyId, person }: ConversationKey) =>
  kysely.selectFrom('conversations').where('company_id', '=', companyId).where('person', '=', person)

const selectMessages = (kysely: Kysely<Schema>, { companyId, person }: ConversationKey) =>
  kysely.selectFrom('messages').where('company_id', '=', companyId).where('person', '=', person).selectAll()

export const makeSupportQueries = ({ kysely }: Store): SupportQueries => ({
  conversation: async (key) => {
    const row = await selectConversation(kysely, key).selectAll().executeTakeFirst()
    return row ? readConversationRow(row) : emptyConversation(key)
  },
  messages: async (key, range) => {
    const asked = selectMessages(kysely, key).limit(MESSAGES_AT_A_TIME)
    if ('after' in range)
      return (await asked.where('number', '>', below(range.after)).orderBy('number').execute()).map(
        readMessageRow,
      )
    const last = range.before === null ? asked : asked.where('number', '<', below(range.before))
    return (await last.orderBy('number', 'desc').execute()).map(readMessageRow).reverse()
  },
  message: async (key, number) => {
    const row = await selectMessages(kysely, key).where('number', '=', below(number)).executeTakeFirst()
    return row ? ok(readMessageRow(row)) : err(notFound)
  },
})

/** Numbers are of four bytes; none is above. */
const below = (number: number) => Math.min(number, 2 ** 31 - 1) as MessageNumber

export const makePostgresConversations = ({ kysely }: Store): SupportShelf => ({
  list: async (count) => {
    const rows = await kysely
      .selectFrom('conversations')
      .innerJoin('companies', 'companies.id', 'conversations.company_id')
      .leftJoin('users', 'users.id', 'conversations.person')
      .innerJoin('messages', (on) =>
        on
          .onRef('messages.company_id', '=', 'conversations.company_id')
          .onRef('messages.person', '=', 'conversations.person')
          .onRef('messages.number', '=', 'conversations.last'),
      )
      .selectAll('conversations')
      .select(sql<string>`coalesce(companies.short_name, companies.name)`.as('company'))
      .select('users.fullname as name')
      .select(sql<string>`left(coalesce(messages.file_name, messages.text), ${LAST_WORDS})`.as('lastWords'))
      .orderBy('conversations.waits_since', (order) => order.asc().nullsLast())
      .orderBy('messages.said_at', 'desc')
      .orderBy('conversations.company_id')
      .orderBy('conversations.person')
      .limit(count)
      .execute()
    return rows.map(({ company, name, lastWords, ...row }) => ({
      ...readConversationRow(row),
      ...{ company, name, lastWords },
    }))
  },
  changedLately: async () => {
    const rows = await kysely
      .selectFrom('conversations')
      .where('changed_at', '>', sql<never>`now() - make_interval(secs => ${LATELY_SECONDS}::int)`)
      .selectAll()
      .execute()
    return rows.map(readConversationRow)
  },
})
