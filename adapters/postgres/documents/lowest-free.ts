import type { CompanyId } from '@osh/core/companies/company.ts'
import type { Numbering } from '@osh/core/companies/numbering.ts'
import { type DocumentNumber, LARGEST_INTEGER } from '@osh/core/documents/numbering/document-number.ts'
import { freeNumbers } from '@osh/core/documents/numbering/free-numbers.ts'
import type { Series } from '@osh/core/documents/numbering/numbering.ts'
import { type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Schema } from '../schema.ts'

/** Integers looked at in one query. */
const BLOCK = 1000

/** Those documents that share numbers with the series: `isInSeries` of core. */
export const inSeries = (series: Series): RawBuilder<SqlBool> =>
  series === null ? sql`true` : sql`(kind is null or kind = ${series})`

/** The company's way of numbering. */
export async function readNumbering(kysely: Kysely<Schema>, companyId: CompanyId): Promise<Numbering> {
  const company = kysely.selectFrom('companies').where('id', '=', companyId)
  return (await company.select('numbering').executeTakeFirst())?.numbering ?? 'whole'
}

/** The lowest numbers of a year and letter that are on no document: walks the key's index block by block, no further than it must. */
export async function listLowestFree(
  kysely: Kysely<Schema>,
  companyId: CompanyId,
  year: number,
  series: Series,
  { integer: after, letter }: DocumentNumber,
  count: number,
): Promise<readonly DocumentNumber[]> {
  const free: DocumentNumber[] = []
  for (let from = after + 1; from <= LARGEST_INTEGER && free.length < count; from += BLOCK) {
    const to = from + BLOCK - 1
    const rows = await kysely
      .selectFrom('documents')
      .where('company_id', '=', companyId)
      .where('year', '=', year)
      .where('letter', '=', letter)
      .where('number', '>=', from)
      .where('number', '<=', to)
      .where('edition_of', 'is', null)
      .where(inSeries(series))
      .select('number')
      .execute()
    const taken = new Set(rows.map(({ number }) => number))
    const found = freeNumbers(taken, letter, count - free.length, from - 1)
    free.push(...found.filter(({ integer }) => integer <= to))
  }
  return free
}
