import type { CompanyId } from '@osh/core/shared/identity.ts'
import type { Kysely } from 'kysely'
import { makeGivingWay } from '../commands/giving-way.ts'
import type { Schema } from '../schema.ts'

/** A line may have the changes of thousands of records. */
const LINES = 100

/** A company's journal, oldest first, a hundred lines in memory at a time; whoever reads it gives way to others. */
export async function* readJournalLines(kysely: Kysely<Schema>, companyId: CompanyId) {
  const giveWay = makeGivingWay()
  for (let after = 0, more = true; more; ) {
    const lines = await kysely
      .selectFrom('journal')
      .where('company_id', '=', companyId)
      .where('id', '>', after)
      .selectAll()
      .orderBy('id')
      .limit(LINES)
      .execute()
    for (const line of lines) {
      yield line
      await giveWay()
    }
    after = lines.at(-1)?.id ?? after
    more = lines.length === LINES
  }
}
