import type { Document } from '@osh/core/documents/document.ts'
import { searchKeyOf } from '@osh/core/documents/document-order.ts'
import { takeDocumentYear } from '@osh/core/documents/numbering/document-date.ts'
import type { EmployeeId } from '@osh/core/employees/employee.ts'
import { readSigned, readTakenAway } from '../columns.ts'
import type { DocumentRow } from './document-tables.ts'

export const readDocument = (row: DocumentRow): Document => ({
  id: row.id,
  companyId: row.company_id,
  templateId: row.template_id,
  groupId: row.group_id,
  kind: row.kind,
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
  annulled: readTakenAway(row.annul_reason, readSigned('annulled', row)),
  incidentId: row.incident_id,
  microtraumaId: row.microtrauma_id,
  ...{ edition: row.edition, editionOf: row.edition_of, awaitsEdition: row.awaits_edition },
})

export const buildDocumentColumns = (document: Document) => ({
  company_id: document.companyId,
  id: document.id,
  template_id: document.templateId,
  group_id: document.groupId,
  kind: document.kind,
  title: document.title,
  year: takeDocumentYear(document.date),
  number: document.number.integer,
  letter: document.number.letter,
  date: document.date,
  employee_ids: document.employees.map(({ id }) => id),
  employee_names: document.employees.map(({ fullName }) => fullName),
  batch_id: document.batch,
  search_key: searchKeyOf(document),
  docx_sha256: document.files.docx.sha256,
  docx_size: document.files.docx.size,
  pdf_sha256: document.files.pdf?.sha256 ?? null,
  pdf_size: document.files.pdf?.size ?? null,
  entered_by: document.enteredBy,
  entered_at: document.enteredAt,
  incident_id: document.incidentId ?? null,
  microtrauma_id: document.microtraumaId ?? null,
  edition: document.edition ?? 1,
  edition_of: document.editionOf ?? null,
  awaits_edition: document.awaitsEdition ?? false,
})
