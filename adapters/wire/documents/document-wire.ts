import type { UserId } from '@osh/core/auth/account.ts'
import type { CompanyId } from '@osh/core/companies/company.ts'
import type { Document, DocumentId } from '@osh/core/documents/document.ts'
import { type TemplateId, templateKinds } from '@osh/core/documents/library/template.ts'
import {
  type DocumentNumber,
  parseDocumentNumber,
  printDocumentNumber,
} from '@osh/core/documents/numbering/document-number.ts'
import type { EmployeeId } from '@osh/core/employees/employee.ts'
import type { IncidentId } from '@osh/core/incidents/incident.ts'
import type { MicrotraumaId } from '@osh/core/incidents/microtraumas/microtrauma-id.ts'
import * as z from 'zod/mini'
import { codec } from '../contract/answer.ts'
import { fillPath } from '../contract/path.ts'
import { day, id, moment, WireMismatch } from '../wire-format.ts'

const fileJson = z.object({ sha256: z.string(), size: z.int() })

/** `editionOf`: the first edition, whose number and date a later one bears. `url` is the stored .docx, with `?format=pdf` the .pdf, which papers by a company's own form lack; `batchUrl` a zip of the documents issued with it. */
export const documentJson = z.object({
  id,
  companyId: id,
  templateId: id,
  templateGroupId: id,
  templateKind: z.nullable(z.enum(templateKinds)),
  title: z.string(),
  documentNumber: z.string(),
  documentDate: day,
  url: z.string(),
  employees: z.array(z.object({ employeeId: id, fullname: z.string() })),
  batchId: id,
  batchUrl: z.string(),
  docx: fileJson,
  pdf: z.nullable(fileJson),
  enteredBy: id,
  enteredAt: moment,
  annulled: z.nullable(z.object({ reason: z.string(), by: id, at: moment })),
  incidentId: z.nullable(id),
  microtraumaId: z.nullable(id),
  edition: z.int(),
  editionOf: z.nullable(id),
  awaitsEdition: z.boolean(),
})
type DocumentJson = z.infer<typeof documentJson>

export const DOCUMENT_FILE = '/api/documents/{id}/file'
export const DOCUMENT_BATCH = '/api/documents/{id}/batch'

export function decodeDocumentNumber(text: string): DocumentNumber {
  const number = parseDocumentNumber(text)
  if (!number.ok) throw new WireMismatch('not a number of a document')
  return number.value
}

export const document = codec(documentJson, {
  encode: encodeDocument,
  decode: (json): Document => ({
    id: json.id as DocumentId,
    companyId: json.companyId as CompanyId,
    templateId: json.templateId as TemplateId,
    groupId: json.templateGroupId,
    kind: json.templateKind,
    title: json.title,
    number: decodeDocumentNumber(json.documentNumber),
    date: json.documentDate,
    employees: json.employees.map(({ employeeId, fullname }) => ({
      id: employeeId as EmployeeId,
      fullName: fullname,
    })),
    batch: json.batchId as DocumentId,
    files: { docx: json.docx, pdf: json.pdf },
    enteredBy: json.enteredBy as UserId,
    enteredAt: json.enteredAt,
    annulled: json.annulled && {
      reason: json.annulled.reason,
      by: json.annulled.by as UserId,
      at: json.annulled.at,
    },
    incidentId: json.incidentId as IncidentId | null,
    microtraumaId: json.microtraumaId as MicrotraumaId | null,
    editionOf: json.editionOf as DocumentId | null,
    ...{ edition: json.edition, awaitsEdition: json.awaitsEdition },
  }),
})

function encodeDocument(document: Document): DocumentJson {
  return {
    id: document.id,
    companyId: document.companyId,
    templateId: document.templateId,
    templateGroupId: document.groupId,
    templateKind: document.kind,
    title: document.title,
    documentNumber: printDocumentNumber(document.number),
    documentDate: document.date,
    url: fillPath(DOCUMENT_FILE, { id: document.id }),
    employees: document.employees.map(({ id, fullName }) => ({ employeeId: id, fullname: fullName })),
    batchId: document.batch,
    batchUrl: fillPath(DOCUMENT_BATCH, { id: document.batch }),
    docx: document.files.docx,
    pdf: document.files.pdf,
    enteredBy: document.enteredBy,
    enteredAt: document.enteredAt,
    annulled: document.annulled && { ...document.annulled },
    incidentId: document.incidentId ?? null,
    microtraumaId: document.microtraumaId ?? null,
    edition: document.edition ?? 1,
    editionOf: document.editionOf ?? null,
    awaitsEdition: document.awaitsEdition ?? false,
  }
}
