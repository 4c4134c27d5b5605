import type { CompanyId } from '@osh/core/companies/company.ts'
import type { Memo } from '@osh/core/memos/memo.ts'
import { type Kysely, sql } from 'kysely'
import type { Schema } from '../schema.ts'
import { readMemo } from './memo-columns.ts'
import type { MemoRecord } from './memo-tables.ts'

/** The memos with their rows, in the order given; one query for the rows of all. */
export async function withRows(
  kysely: Kysely<Schema>,
  companyId: CompanyId,
  records: readonly MemoRecord[],
): Promise<readonly Memo[]> {
  if (records.length === 0) return []
  const ids = records.map(({ id }) => id)
  const rows = await kysely
    .selectFrom('memo_rows')
    .where('company_id', '=', companyId)
    .where(sql<boolean>`memo_id = any(${ids}::bigint[])`)
    .selectAll()
    .orderBy('memo_id')
    .orderBy('place')
    .execute()
  const byMemo = Map.groupBy(rows, (row) => row.memo_id)
  return records.map((record) => readMemo(record, byMemo.get(record.id) ?? []))
}
