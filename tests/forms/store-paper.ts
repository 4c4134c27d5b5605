import type { CompanyId } from '@osh/core/companies/company.ts'
import type { DocumentDraft } from '@osh/core/documents/document.ts'
import type { Template } from '@osh/core/documents/library/template.ts'
import type { DocumentNumber } from '@osh/core/documents/numbering/document-number.ts'
import { type Employee, joinFullName } from '@osh/core/employees/employee.ts'
import type { StoredRecords } from '@osh/core/records/storage.ts'
import type { LocalDate } from '@osh/core/shared/dates/local-date.ts'
import { accepted } from '#tests/contracts/world.ts'

export type PaperOf = {
  readonly template: Template
  readonly number: DocumentNumber
  readonly date: LocalDate
  readonly person: Employee
  readonly ofIncident?: NonNullable<DocumentDraft['ofIncident']>
}

/** Puts a paper about one person into the archive: what is printed on it does not matter. */
export async function storePaper(
  { documents }: Pick<StoredRecords, 'documents'>,
  companyId: CompanyId,
  { template: { id: templateId, group, kind, title }, person, ...paper }: PaperOf,
): Promise<void> {
  const file = { bytes: new Uint8Array([1]), sha256: '0'.repeat(64) }
  const draft: DocumentDraft = {
    ...{ templateId, groupId: group.id, kind, title, batch: null, data: {}, answers: {}, ...paper },
    employees: [{ id: person.id, fullName: joinFullName(person) }],
    files: { docx: file, pdf: file },
  }
  accepted(await documents.issue({ companyId, draft }))
}
