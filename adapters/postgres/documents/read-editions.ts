import type { Document, DocumentId } from '@osh/core/documents/document.ts'
import type { PaperSource } from '@osh/core/documents/document-repository.ts'
import type { CompanyId } from '@osh/core/shared/identity.ts'
import { type Kysely, sql } from 'kysely'
import type { Schema } from '../schema.ts'
import { readDocument } from './document-columns.ts'
import type { DocumentRow } from './document-tables.ts'

/** All editions of a paper, the first one first. */
export async function readEditions(
  kysely: Kysely<Schema>,
  companyId: CompanyId,
  first: DocumentId,
): Promise<readonly Document[]> {
  const { rows } = await sql<DocumentRow>`
    select * from documents where company_id = ${companyId} and id = ${first} and edition_of is null
    union all
    select * from documents where company_id = ${companyId} and edition_of = ${first}
    order by edition`.execute(kysely)
  return rows.map(readDocument)
}

export async function readSource(
  kysely: Kysely<Schema>,
  companyId: CompanyId,
  id: DocumentId,
): Promise<PaperSource | null> {
  const own = kysely.selectFrom('document_sources').where('company_id', '=', companyId)
  const row = await own.where('document_id', '=', id).select(['data', 'answers']).executeTakeFirst()
  return row ? { data: row.data, answers: row.answers ?? {} } : null
}
