import type { CompanyId } from '@osh/core/companies/company.ts'
import { type DocumentNumber, LARGEST_INTEGER } from '@osh/core/documents/numbering/document-number.ts'
import { type Kysely, sql } from 'kysely'
import type { Schema } from '../schema.ts'

/** The lowest numbers of a year and letter that stand on no document: walks the key's index up to the last of them, and no further. */
export async function lowestFree(
  kysely: Kysely<Schema>,
  companyId: CompanyId,
  year: number,
  { integer: after, letter }: DocumentNumber,
  count: number,
): Promise<readonly DocumentNumber[]> {
  const { rows } = await sql<{ integer: number }>`
    with bounds as (
      select number, lead(number, 1, ${LARGEST_INTEGER + 1}::integer) over (order by number) as next
      from (
        select ${after}::integer as number
        union all
        select d.number from documents d
        where d.company_id = ${companyId} and d.year = ${year} and d.letter = ${letter} and d.number > ${after}
      ) taken)
    select free.integer
    from bounds b
    cross join lateral generate_series(b.number + 1, least(b.next - 1, b.number + ${count}::integer)) free (integer)
    order by b.number, free.integer
    limit ${count}`.execute(kysely)
  return rows.map(({ integer }) => ({ integer, letter }))
}
