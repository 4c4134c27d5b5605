import type { Document, DocumentDraft } from '@osh/core/documents/document.ts'
import { searchKeyOf } from '@osh/core/documents/document-order.ts'
import { yearOf } from '@osh/core/documents/numbering/document-date.ts'
import type { EmployeeId } from '@osh/core/employees/employee.ts'
import type { DocumentRow } from '../schema.ts'

export const documentOf = (row: DocumentRow): Document => ({
  id: row.id,
  companyId: row.company_id,
  templateId: row.template_id,
  groupId: row.group_id,
  title: row.title,
  number: { integer: row.number, letter: row.letter },
  date: row.date,
  employees: row.employee_ids.map((id: EmployeeId, i) => ({ id, fullName: row.employee_names[i] ?? '' })),
  batch: row.batch_id,
  files: {
    docx: { sha256: row.docx_sha256, size: row.docx_size },
    pdf:
      row.pdf_sha256 === null || row.pdf_size === null
        ? null
        : { sha256: row.pdf_sha256, size: row.pdf_size },
  },
  enteredBy: row.entered_by,
  enteredAt: row.entered_at,
})

export const documentColumns = (draft: DocumentDraft) => ({
  template_id: draft.templateId,
  group_id: draft.groupId,
  title: draft.title,
  year: yearOf(draft.date),
  number: draft.number.integer,
  letter: draft.number.letter,
  date: draft.date,
  employee_ids: draft.employees.map(({ id }) => id),
  employee_names: draft.employees.map(({ fullName }) => fullName),
  search_key: searchKeyOf(draft),
  docx_sha256: draft.files.docx.sha256,
  docx_size: draft.files.docx.bytes.length,
  pdf_sha256: draft.files.pdf?.sha256 ?? null,
  pdf_size: draft.files.pdf?.bytes.length ?? null,
})
