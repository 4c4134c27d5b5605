import type { CompanyId } from '@osh/core/companies/company.ts'
import type { Work } from '../transact.ts'

/** Every table of what a company owns; what refers to others comes before them. */
export const ownedTables = [
  'journal',
  'request_keys',
  'absences',
  'own_form_files',
  'own_forms',
  'document_files',
  'document_sources',
  'documents',
  'document_years',
  'circumstances',
  'responsibility_terms',
  'responsibilities',
  'memo_rows',
  'completions',
  'obligations',
  'memos',
  'employees',
  'departments',
  'positions',
  'memberships',
] as const

/** Removes a company and every record of its own, in the caller's transaction. */
export async function removeCompany(work: Work, company: CompanyId): Promise<void> {
  for (const table of ownedTables) await work.deleteFrom(table).where('company_id', '=', company).execute()
  await work.deleteFrom('companies').where('id', '=', company).execute()
}
