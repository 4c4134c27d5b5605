import type { Writers } from '@osh/core/commands/apply.ts'
import type { LateAnswers } from '@osh/core/commands/follow.ts'
import type { SupportQuestion, SupportWrite } from '@osh/core/support/support-facts.ts'
import { sql } from 'kysely'
import { buildSignedColumns } from '../columns.ts'
import { lockCompany } from '../lock-row.ts'
import type { Work } from '../transact.ts'
import { tellOf } from './changes-channel.ts'
import { selectConversation } from './postgres-support.ts'
import { readConversationRow } from './support-tables.ts'

const countOf = async (work: Work, count: ReturnType<typeof sql>): Promise<number> =>
  (await sql<{ count: number }>`select ${count}`.execute(work)).rows[0]?.count ?? 0

export const answerSupport = (work: Work): LateAnswers<SupportQuestion> => ({
  conversation: async (key) => {
    const row = await selectConversation(work, key).selectAll().forUpdate().executeTakeFirst()
    return row ? readConversationRow(row) : null
  },
  'messages-since': ({ companyId, person, since }) =>
    countOf(
      work,
      sql`count(*)::int as count from messages
        where company_id = ${companyId} and person = ${person} and said_at > ${since} and not from_support`,
    ),
  'attached-bytes': async ({ companyId }) => {
    await lockCompany(work, companyId)
    return countOf(
      work,
      sql`coalesce(sum(size), 0)::float8 as count from messages where company_id = ${companyId} and sha256 is not null`,
    )
  },
})

export const supportWriters: Writers<
  Exclude<SupportWrite, { readonly kind: 'files' }>,
  Work,
  Promise<void>
> = {
  conversations: async (work, rows) => {
    for (const { companyId, person, last, read, waitsSince } of rows) {
      const changed = {
        last,
        read_by_person: read.person,
        read_by_support: read.support,
        waits_since: waitsSince,
        changed_at: sql<never>`now()`,
      }
      await work
        .insertInto('conversations')
        .values({ company_id: companyId, person, ...changed })
        .onConflict((known) => known.columns(['company_id', 'person']).doUpdateSet(changed))
        .execute()
      await tellOf(work, { companyId, person })
    }
  },
  messages: async (work, rows) => {
    for (const { companyId, person, number, from, said, text, file } of rows)
      await work
        .insertInto('messages')
        .values({
          ...{ company_id: companyId, person, number, text },
          ...buildSignedColumns('said', said),
          from_support: from === 'support',
          file_name: file?.name ?? null,
          format: file?.format ?? null,
          sha256: file?.sha256 ?? null,
          size: file?.size ?? null,
        })
        .execute()
  },
}
