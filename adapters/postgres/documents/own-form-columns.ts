import type { OwnForm } from '@osh/core/documents/own-forms/own-form.ts'
import type { OwnFormRow } from '../schema.ts'

export const ownFormOf = (row: OwnFormRow): OwnForm => ({
  id: row.id,
  companyId: row.company_id,
  templateId: row.template_id,
  fileName: row.file_name,
  size: row.size,
  sha256: row.sha256,
  enteredBy: row.entered_by,
  enteredAt: row.entered_at,
})

export const ownFormColumns = (form: OwnForm) => ({
  company_id: form.companyId,
  id: form.id,
  template_id: form.templateId,
  file_name: form.fileName,
  sha256: form.sha256,
  size: form.size,
  entered_by: form.enteredBy,
  entered_at: form.enteredAt,
  retired_by: null,
  retired_at: null,
})
