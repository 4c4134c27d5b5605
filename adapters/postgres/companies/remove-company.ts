import type { CompanyId } from '@osh/core/companies/company.ts'
import type { Instant } from '@osh/core/shared/dates/instant.ts'
import { sql } from 'kysely'
import { isAnswer } from '../commands/kept-answers.ts'
import { madeBefore } from '../erasure/made-before.ts'
import type { Work } from '../transact.ts'

/** Every table of what a company owns; what refers to others comes before them. */
export const ownedTables = [
  'journal',
  'jobs',
  'mails',
  'journal_heads',
  'request_keys',
  'notice_reads',
  'notice_marks',
  'calendar_links',
  'notices',
  'incident_duties',
  'incident_evidence',
  'measures',
  'inspector_orders',
  'microtrauma_events',
  'microtraumas',
  'incident_events',
  'incident_injured',
  'incidents',
  'incident_addressees',
  'absences',
  'own_forms',
  'paper_records',
  'document_sources',
  'documents',
  'messages',
  'conversations',
  'files',
  'document_years',
  'circumstances',
  'calendar_edits',
  'company_facts',
  'headcounts',
  'responsibility_terms',
  'responsibilities',
  'memo_rows',
  'completions',
  'obligations',
  'memos',
  'employees',
  'departments',
  'positions',
  'company_terms',
  'activity_requests',
  'staff_imports',
  'registry_records',
  'registry_sets',
  'requirement_exceptions',
  'requirements',
  'post_profiles',
  'inspection_openings',
  'inspection_links',
  'payers',
  'invoices',
  'memberships',
  'invitations',
] as const

/**
 * Removes a company and every record of its own, in the caller's transaction; nothing where it came after the moment.
 *
 * @param before null: whenever it came
 */
export async function removeCompany(
  work: Work,
  company: CompanyId,
  before: Instant | null = null,
): Promise<void> {
  const known = await work
    .selectFrom('companies')
    .where('id', '=', company)
    .where(madeBefore(before))
    .select('id')
    .forUpdate()
    .executeTakeFirst()
  if (!known) return
  await sql`
    delete from request_keys where company_id = 0 and ${isAnswer}
      and user_id in (select user_id from memberships where company_id = ${company})`.execute(work)
  for (const table of ownedTables) await work.deleteFrom(table).where('company_id', '=', company).execute()
  await work
    .updateTable('users')
    .set({ open_company_id: null })
    .where('open_company_id', '=', company)
    .execute()
  await work.deleteFrom('companies').where('id', '=', company).execute()
}
