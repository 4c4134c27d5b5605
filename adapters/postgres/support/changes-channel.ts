import type { ConversationKey } from '@osh/core/support/message.ts'
import { sql } from 'kysely'
import type { Work } from '../transact.ts'

/** What servers that share a database listen to. */
export const CHANNEL = 'osh_conversations'

/** Tells all of them of a conversation when the transaction has been committed; no word of it is told. */
export async function tellOf(work: Work, { companyId, person }: ConversationKey): Promise<void> {
  await sql`select pg_notify(${CHANNEL}, ${`${companyId} ${person}`})`.execute(work)
}
