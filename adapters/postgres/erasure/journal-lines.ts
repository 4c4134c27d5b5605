import type { CompanyId } from '@osh/core/shared/identity.ts'
import type { Kysely } from 'kysely'
import type { Schema } from '../schema.ts'

const LINES = 1000

/** A company's journal, oldest first, a thousand lines in memory at a time. */
export async function* journalLines(kysely: Kysely<Schema>, companyId: CompanyId) {
  for (let after = 0, more = true; more; ) {
    const lines = await kysely
      .selectFrom('journal')
      .where('company_id', '=', companyId)
      .where('id', '>', after)
      .selectAll()
      .orderBy('id')
      .limit(LINES)
      .execute()
    yield* lines
    after = lines.at(-1)?.id ?? after
    more = lines.length === LINES
  }
}
