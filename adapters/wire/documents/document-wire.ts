import type { UserId } from '@osh/core/auth/account.ts'
import type { CompanyId } from '@osh/core/companies/company.ts'
import type { Document, DocumentId } from '@osh/core/documents/document.ts'
import type { DocumentFilter, DocumentQuery } from '@osh/core/documents/document-repository.ts'
import type { TemplateId } from '@osh/core/documents/library/template.ts'
import { parseDocumentNumber, printDocumentNumber } from '@osh/core/documents/numbering/document-number.ts'
import type { EmployeeId } from '@osh/core/employees/employee.ts'
import { parseDay } from '@osh/core/shared/dates/parse-day.ts'
import { optional, readFields } from '@osh/core/shared/input/field-reader.ts'
import { identifier } from '@osh/core/shared/input/identifier.ts'
import type { FieldErrors } from '@osh/core/shared/results/refusals.ts'
import type { Result } from '@osh/core/shared/results/result.ts'
import { parseText } from '@osh/core/shared/texts/text.ts'
import { z } from 'zod'
import { pageParams, type QueryText } from '../page-wire.ts'
import {
  day,
  decodeDay,
  decodeInstant,
  decoder,
  id,
  listDecoder,
  moment,
  WireMismatch,
} from '../wire-format.ts'

const fileJson = z.object({ sha256: z.string(), size: z.int() })

/** `url` is the stored .docx, with `?format=pdf` the .pdf, which papers by a company's own form lack; `batchUrl` a zip of the documents issued with it. */
export const documentJson = z.object({
  id,
  companyId: id,
  templateId: id,
  templateGroupId: id,
  title: z.string(),
  documentNumber: z.string(),
  documentDate: day,
  url: z.string(),
  employees: z.array(z.object({ employeeId: id, fullname: z.string() })),
  batchId: id,
  batchUrl: z.string(),
  docx: fileJson,
  pdf: fileJson.nullable(),
  enteredBy: id,
  enteredAt: moment,
})
type DocumentJson = z.infer<typeof documentJson>

export const documentFilePath = (id: DocumentId): string => `/api/documents/${id}/file`
export const documentBatchPath = (id: DocumentId): string => `/api/documents/${id}/batch`

export const decodeDocument = decoder(documentJson, (json): Document => {
  const number = parseDocumentNumber(json.documentNumber)
  if (!number.ok) throw new WireMismatch('not a number of a document')
  return {
    id: json.id as DocumentId,
    companyId: json.companyId as CompanyId,
    templateId: json.templateId as TemplateId,
    groupId: json.templateGroupId,
    title: json.title,
    number: number.value,
    date: decodeDay(json.documentDate),
    employees: json.employees.map(({ employeeId, fullname }) => ({
      id: employeeId as EmployeeId,
      fullName: fullname,
    })),
    batch: json.batchId as DocumentId,
    files: { docx: json.docx, pdf: json.pdf },
    enteredBy: json.enteredBy as UserId,
    enteredAt: decodeInstant(json.enteredAt),
  }
})
export const decodeDocuments = listDecoder(decodeDocument)

export const encodeDocument = (document: Document): DocumentJson => ({
  id: document.id,
  companyId: document.companyId,
  templateId: document.templateId,
  templateGroupId: document.groupId,
  title: document.title,
  documentNumber: printDocumentNumber(document.number),
  documentDate: document.date,
  url: documentFilePath(document.id),
  employees: document.employees.map(({ id, fullName }) => ({ employeeId: id, fullname: fullName })),
  batchId: document.batch,
  batchUrl: documentBatchPath(document.batch),
  docx: document.files.docx,
  pdf: document.files.pdf,
  enteredBy: document.enteredBy,
  enteredAt: document.enteredAt,
})

/** The query of the archive, page and all. */
export const documentParams = (query: DocumentQuery): Record<string, string> => ({
  ...filterParams(query),
  ...pageParams(query),
})

export function filterParams(filter: DocumentFilter): Record<string, string> {
  const { search, groupId, templateId, employeeId, from, to } = filter
  const given = { search: search || null, templateGroupId: groupId, templateId, employeeId, from, to }
  const named = Object.entries(given).filter(([, value]) => value !== null)
  return Object.fromEntries(named.map(([name, value]) => [name, String(value)]))
}

const NUMBER = { required: 'number/invalid', unknown: 'number/invalid' } as const
const number = <Id extends number>() => optional(identifier<Id>(NUMBER))

/** Reads the filter of the archive; without any it is the whole archive. */
export function readDocumentFilter(query: QueryText): Result<DocumentFilter, FieldErrors> {
  const { read, finish } = readFields(query)
  const search = read('search', (value) => parseText(value, { max: 200, required: false })) ?? ''
  const groupId = read('templateGroupId', number<number>()) ?? null
  const templateId = read('templateId', number<TemplateId>()) ?? null
  const employeeId = read('employeeId', number<EmployeeId>()) ?? null
  const from = read('from', optional(parseDay)) ?? null
  const to = read('to', optional(parseDay)) ?? null
  return finish(() => ({ search, groupId, templateId, employeeId, from, to }))
}
