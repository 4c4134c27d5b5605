import type { LateAnswers } from '@osh/core/commands/follow.ts'
import type { DocumentId } from '@osh/core/documents/document.ts'
import type { DocumentQuestion } from '@osh/core/documents/issuing/document-facts.ts'
import type { OwnFormId } from '@osh/core/documents/own-forms/own-form.ts'
import type { OwnFormQuestion } from '@osh/core/documents/own-forms/own-form-facts.ts'
import { sql } from 'kysely'
import { lockRow } from '../lock-row.ts'
import { drawNextId } from '../next-ids.ts'
import type { Work } from '../transact.ts'
import { readDocument } from './document-columns.ts'
import { inSeries, listLowestFree, readNumbering } from './lowest-free.ts'
import { readOwnForm } from './own-form-columns.ts'

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
    const same = ofYear.where('letter', '=', letter).where('number', '=', integer)
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
  'new-document-id': () => drawNextId<DocumentId>(work, 'documents'),
  'form-in-use': async ({ companyId, templateId }) => {
    await sql`select from companies where id = ${companyId} for no key update`.execute(work)
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
