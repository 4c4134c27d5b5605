import type { UserId } from '@osh/core/auth/account.ts'
import type { CompanyId } from '@osh/core/companies/company.ts'
import type { DocumentId } from '@osh/core/documents/document.ts'
import type { TemplateId, TemplateKind } from '@osh/core/documents/library/template.ts'
import type { OwnFormId } from '@osh/core/documents/own-forms/own-form.ts'
import type { EmployeeId } from '@osh/core/employees/employee.ts'
import type { IncidentId } from '@osh/core/incidents/incident.ts'
import type { MicrotraumaId } from '@osh/core/incidents/microtraumas/microtrauma-id.ts'
import type { Instant } from '@osh/core/shared/dates/instant.ts'
import type { LocalDate } from '@osh/core/shared/dates/local-date.ts'
import type { Generated, Selectable } from 'kysely'

export type DocumentsTable = {
  company_id: CompanyId
  id: Generated<DocumentId>
  template_id: TemplateId
  group_id: number
  kind: TemplateKind | null
  title: string
  year: number
  number: number
  letter: string
  date: LocalDate
  employee_ids: EmployeeId[]
  employee_names: string[]
  batch_id: DocumentId
  search_key: string
  docx_sha256: string
  docx_size: number
  pdf_sha256: string | null
  pdf_size: number | null
  entered_by: UserId
  entered_at: Instant
  annul_reason: Generated<string | null>
  annulled_by: Generated<UserId | null>
  annulled_at: Generated<Instant | null>
  incident_id: IncidentId | null
  microtrauma_id: MicrotraumaId | null
  edition: number
  edition_of: DocumentId | null
  awaits_edition: boolean
}

export type OwnFormsTable = {
  company_id: CompanyId
  id: Generated<OwnFormId>
  template_id: TemplateId
  file_name: string
  sha256: string
  size: number
  entered_by: UserId
  entered_at: Instant
  retired_by: UserId | null
  retired_at: Instant | null
}

export type DocumentRow = Selectable<DocumentsTable>
export type OwnFormRow = Selectable<OwnFormsTable>
