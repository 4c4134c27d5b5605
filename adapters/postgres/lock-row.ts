import type { CompanyId } from '@osh/core/shared/identity.ts'
import { type Selectable, sql } from 'kysely'
import type { Schema } from './schema.ts'
import type { Work } from './transact.ts'

/** A thing of a company, locked against another change of it until the transaction ends; null where it is not the company's. */
export async function lockRow<Table extends keyof Schema>(
  work: Work,
  table: Table,
  { companyId, id }: { readonly companyId: number; readonly id: number },
): Promise<Selectable<Schema[Table]> | null> {
  const { rows } = await sql<Selectable<Schema[Table]>>`
    select * from ${sql.table(table)} where company_id = ${companyId} and id = ${id} for no key update`.execute(
    work,
  )
  return rows[0] ?? null
}

/** Of two who ask, the second waits here until the first has ended: what they count or number together is of one at a time. */
export const lockCompany = (work: Work, company: CompanyId): Promise<unknown> =>
  work.selectFrom('companies').where('id', '=', company).select('id').forNoKeyUpdate().execute()
