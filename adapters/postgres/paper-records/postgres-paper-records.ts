import type { Writers } from '@osh/core/commands/apply.ts'
import type { LateAnswers } from '@osh/core/commands/follow.ts'
import type {
  NewPaperRecord,
  PaperRecordQuestion,
  PaperRecordWrite,
} from '@osh/core/paper-records/paper-record-facts.ts'
import { sql } from 'kysely'
import { buildSignedColumns, pickColumns, readSigned } from '../columns.ts'
import { readDocument } from '../documents/document-columns.ts'
import { lockRow } from '../lock-row.ts'
import { readStanding } from '../obligations/postgres-obligation-queries.ts'
import { selectLastingTerms } from '../responsibilities/postgres-responsibilities.ts'
import { readTerm } from '../responsibilities/term-rows.ts'
import type { Work } from '../transact.ts'
import { isAmong, makeReplacer, makeUpdater } from '../write-rows.ts'

export const answerPaperRecords = (work: Work): LateAnswers<PaperRecordQuestion> => ({
  paper: async (asked) => {
    const row = await lockRow(work, 'documents', asked)
    if (!row) return null
    const own = work.selectFrom('document_sources').where('company_id', '=', asked.companyId)
    const source = await own.where('document_id', '=', asked.id).select('answers').executeTakeFirst()
    return { document: readDocument(row), answers: source?.answers ?? {} }
  },
  'paper-record': async ({ companyId, id }) => {
    const own = work.selectFrom('paper_records').where('company_id', '=', companyId)
    const row = await own.where('document_id', '=', id).selectAll().executeTakeFirst()
    if (!row) return null
    const { document_id: documentId, count, things: made } = row
    const signed = { made: readSigned('made', row), undone: readSigned('undone', row) }
    return { record: { companyId, documentId, count, ...signed }, made }
  },
  'people-called': async ({ companyId, names }) => {
    const own = work.selectFrom('employees').where('company_id', '=', companyId)
    const called = own.where('full_name', 'in', [...names]).select(['id', 'full_name'])
    const rows = await called.orderBy('id').execute()
    return rows.map(({ id, full_name: fullName }) => ({ id, fullName }))
  },
  'standing-of-employees': ({ companyId, section, employeeIds }) =>
    readStanding(
      work,
      companyId,
      sql`o.removed_at is null and o.section = ${section} and ${isAmong(sql.ref('o.employee_id'), employeeIds)}`,
    ),
  'holders-of-roles': async ({ companyId, roleIds }) => {
    const ofRoles = selectLastingTerms(work, companyId).where('role_id', 'in', [...roleIds])
    return (await ofRoles.orderBy('responsibility_id').execute()).map(readTerm)
  },
})

export const paperRecordWriters: Writers<PaperRecordWrite, Work, Promise<void>> = {
  'paper-records': makeReplacer('paper_records', ['company_id', 'document_id'], (row: NewPaperRecord) => ({
    ...pickColumns(row, ['companyId', 'documentId', 'count', 'things'], ['made']),
    ...{ undone_by: null, undone_at: null },
  })),
  'undone-paper-records': makeUpdater(
    'paper_records',
    ['company_id', 'document_id'],
    ({ companyId, documentId, undone }) => ({
      ...{ company_id: companyId, document_id: documentId },
      ...buildSignedColumns('undone', undone),
    }),
  ),
}
