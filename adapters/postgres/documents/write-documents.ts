import type { Writers } from '@osh/core/commands/apply.ts'
import type { DocumentWrite, IssuedPaper } from '@osh/core/documents/issuing/document-facts.ts'
import type { FileWrite } from '@osh/core/files/file-store.ts'
import { sql } from 'kysely'
import { buildSignedColumns } from '../columns.ts'
import type { Work } from '../transact.ts'
import { makeUpdater, updateRows } from '../write-rows.ts'
import { buildDocumentColumns } from './document-columns.ts'

export const documentWriters: Writers<Exclude<DocumentWrite, FileWrite>, Work, Promise<void>> = {
  'issued-papers': issuePapers,
  'annulled-documents': (work, rows) =>
    updateRows(
      work,
      'documents',
      ['company_id', 'id'],
      rows.map(({ companyId, id, annulled }) => ({
        company_id: companyId,
        id,
        annul_reason: annulled.reason,
        ...buildSignedColumns('annulled', annulled),
      })),
    ),
  'awaited-editions': makeUpdater('documents', ['company_id', 'id'], ({ companyId, id, awaits }) => ({
    ...{ company_id: companyId, id, awaits_edition: awaits },
  })),
}

/** The year's count grows with each: it is the exact length of the archive. */
async function issuePapers(work: Work, papers: readonly IssuedPaper[]): Promise<void> {
  const documents = papers.map(({ document }) => buildDocumentColumns(document))
  await work.insertInto('documents').values(documents).execute()
  await work.insertInto('document_sources').values(papers.map(sourceOf)).execute()
  const years = JSON.stringify(documents.map(({ company_id, year }) => ({ company_id, year })))
  await sql`
    update document_years y set issued = y.issued + g.issued
    from (select company_id, year, count(*) as issued
      from json_to_recordset(${years}::json) as given (company_id bigint, year int) group by 1, 2) g
    where y.company_id = g.company_id and y.year = g.year`.execute(work)
}

const sourceOf = ({ document: { companyId, id }, data, answers }: IssuedPaper) => ({
  company_id: companyId,
  document_id: id,
  data: JSON.stringify(data),
  answers: JSON.stringify(answers),
})
