import type { LateAnswers } from '@osh/core/commands/follow.ts'
import type { Answers } from '@osh/core/documents/answers/answers.ts'
import type { DocumentId } from '@osh/core/documents/document.ts'
import type { DocumentQuestion } from '@osh/core/documents/issuing/document-facts.ts'
import type { OwnFormId } from '@osh/core/documents/own-forms/own-form.ts'
import type { OwnFormQuestion } from '@osh/core/documents/own-forms/own-form-facts.ts'
import { sql } from 'kysely'
import { lockCompany, lockRow } from '../lock-row.ts'
import { drawNextId } from '../next-ids.ts'
import type { Work } from '../transact.ts'
import { readDocument } from './document-columns.ts'
import type { DocumentRow } from './document-tables.ts'
import { inSeries, listLowestFree, readNumbering } from './lowest-free.ts'
import { readOwnForm } from './own-form-columns.ts'
import { readEditions } from './read-editions.ts'

export const answerDocuments = (work: Work): LateAnswers<DocumentQuestion | OwnFormQuestion> => ({
  'document-year': async ({ companyId, year }) => {
    await sql`
      insert into document_years as y (company_id, year, issued) values (${companyId}, ${year}, 0)
      on conflict (company_id, year) do update set issued = y.issued`.execute(work)
    return null
  },
  numbering: ({ companyId }) => readNumbering(work, companyId),
  'is-number-taken': async ({ companyId, year, series, number: { integer, letter } }) => {
    const ofYear = work.selectFrom('documents').where('company_id', '=', companyId).where('year', '=', year)
    const same = ofYear
      .where('letter', '=', letter)
      .where('number', '=', integer)
      .where('edition_of', 'is', null)
    return (await same.where(inSeries(series)).select('id').executeTakeFirst()) !== undefined
  },
  'free-numbers': ({ companyId, year, series, letter, count }) =>
    listLowestFree(work, companyId, year, series, { integer: 0, letter }, count),
  'begins-batch': async ({ companyId, id }) => {
    const own = work.selectFrom('documents').where('company_id', '=', companyId)
    const first = own.where('id', '=', id).where('batch_id', '=', id)
    return (await first.select('id').executeTakeFirst()) !== undefined
  },
  document: async (asked) => {
    const row = await lockRow(work, 'documents', asked)
    return row && readDocument(row)
  },
  'data-of-paper': async ({ companyId, id }) => {
    const own = work.selectFrom('document_sources').where('company_id', '=', companyId)
    const row = await own.where('document_id', '=', id).select('data').executeTakeFirst()
    return row?.data ?? null
  },
  editions: ({ companyId, id }) => readEditions(work, companyId, id),
  'papers-numbered': async ({ companyId, templateId, numbers }) => {
    const asked = sql.join(
      numbers.map(({ year, number }) => sql`(${year}::int, ${number.letter}, ${number.integer}::int)`),
    )
    const { rows } = await sql<DocumentRow & { answers: Answers | null }>`
      select d.*, s.answers from documents d
      left join document_sources s on s.company_id = d.company_id and s.document_id = d.id
      where d.company_id = ${companyId} and d.template_id = ${templateId} and d.edition_of is null
        and d.annulled_at is null and (d.year, d.letter, d.number) in (${asked}) order by d.id`.execute(work)
    return rows.map((row) => ({ document: readDocument(row), answers: row.answers ?? {} }))
  },
  'new-document-id': () => drawNextId<DocumentId>(work, 'documents'),
  'form-in-use': async ({ companyId, templateId }) => {
    await lockCompany(work, companyId)
    const row = await work
      .selectFrom('own_forms')
      .selectAll()
      .where('company_id', '=', companyId)
      .where('template_id', '=', templateId)
      .where('retired_at', 'is', null)
      .executeTakeFirst()
    return row ? readOwnForm(row) : null
  },
  'new-own-form-id': () => drawNextId<OwnFormId>(work, 'own_forms'),
})
