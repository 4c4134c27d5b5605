import type { UserId } from '@osh/core/auth/account.ts'
import type { CompanyId } from '@osh/core/companies/company.ts'
import {
  type Document,
  type DocumentDraft,
  type DocumentId,
  documentFormats,
} from '@osh/core/documents/document.ts'
import { yearOf } from '@osh/core/documents/numbering/document-date.ts'
import { numberTaken } from '@osh/core/documents/numbering/document-number.ts'
import { SUGGESTIONS } from '@osh/core/documents/numbering/free-numbers.ts'
import type { Instant } from '@osh/core/shared/instant.ts'
import { type FieldErrors, type NotFound, notFound } from '@osh/core/shared/refusals.ts'
import { err, ok, type Result } from '@osh/core/shared/result.ts'
import { type Kysely, sql } from 'kysely'
import type { Schema } from '../schema.ts'
import type { Work } from '../transact.ts'
import { documentColumns, documentOf } from './document-columns.ts'
import { lowestFree } from './lowest-free.ts'

export type Issue = {
  readonly companyId: CompanyId
  readonly user: UserId
  readonly now: Instant
}

/** Whoever issues a document holds the row of the year: numbers are given one after another, the refusal is exact. */
export async function issueDocument(
  work: Work,
  { companyId, user, now }: Issue,
  draft: DocumentDraft,
): Promise<Result<Document, FieldErrors | NotFound>> {
  const year = yearOf(draft.date)
  await sql`
    insert into document_years as y (company_id, year, issued) values (${companyId}, ${year}, 1)
    on conflict (company_id, year) do update set issued = y.issued + 1`.execute(work)
  const refusal = await refusalOf(work, companyId, draft)
  if (refusal) return err(refusal)
  const id = await nextId(work)
  const row = await work
    .insertInto('documents')
    .values({
      ...documentColumns(draft),
      company_id: companyId,
      id,
      batch_id: draft.batch ?? id,
      entered_by: user,
      entered_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  await work
    .insertInto('document_files')
    .values(
      documentFormats.flatMap((format) => {
        const file = draft.files[format]
        return file
          ? [{ company_id: companyId, document_id: id, format, bytes: Buffer.from(file.bytes) }]
          : []
      }),
    )
    .execute()
  await work
    .insertInto('document_sources')
    .values({
      company_id: companyId,
      document_id: id,
      data: JSON.stringify(draft.data),
      answers: JSON.stringify(draft.answers),
    })
    .execute()
  return ok(documentOf(row))
}

export async function refusalOf(
  kysely: Kysely<Schema>,
  companyId: CompanyId,
  { batch, date, number: { integer, letter } }: DocumentDraft,
): Promise<FieldErrors | NotFound | null> {
  const own = kysely.selectFrom('documents').where('company_id', '=', companyId)
  if (batch !== null) {
    const first = own.where('id', '=', batch).where('batch_id', '=', batch)
    if (!(await first.select('id').executeTakeFirst())) return notFound
  }
  const year = yearOf(date)
  const same = own.where('year', '=', year).where('letter', '=', letter).where('number', '=', integer)
  if (!(await same.select('id').executeTakeFirst())) return null
  return numberTaken(await lowestFree(kysely, companyId, year, { integer: 0, letter }, SUGGESTIONS))
}

async function nextId(work: Work): Promise<DocumentId> {
  const { rows } = await sql<{ id: DocumentId }>`
    select nextval(pg_get_serial_sequence('documents', 'id')) as id`.execute(work)
  const id = rows[0]?.id
  if (id === undefined) throw new Error('the sequence of documents gives nothing')
  return id
}
