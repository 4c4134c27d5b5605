import type { UserId } from '@osh/core/auth/account.ts'
import type { CompanyId } from '@osh/core/companies/company.ts'
import type { TemplateId } from '@osh/core/documents/library/template.ts'
import type { OwnForm, OwnFormId } from '@osh/core/documents/own-forms/own-form.ts'
import * as z from 'zod/mini'
import { codec } from '../contract/answer.ts'
import { fillPath } from '../contract/path.ts'
import { id, moment } from '../wire-format.ts'

/** `url` is the file as it was sent. */
const ownFormJson = z.object({
  id,
  companyId: id,
  templateId: id,
  fileName: z.string(),
  size: z.int(),
  sha256: z.string(),
  url: z.string(),
  enteredBy: id,
  enteredAt: moment,
})

export const OWN_FORM_FILE = '/api/own-forms/{id}/file'

export const ownForm = codec(ownFormJson, {
  encode: (form: OwnForm) => ({
    id: form.id,
    companyId: form.companyId,
    templateId: form.templateId,
    fileName: form.fileName,
    size: form.size,
    sha256: form.sha256,
    url: fillPath(OWN_FORM_FILE, { id: form.id }),
    enteredBy: form.enteredBy,
    enteredAt: form.enteredAt,
  }),
  decode: ({ url: _, ...json }): OwnForm => ({
    ...json,
    id: json.id as OwnFormId,
    companyId: json.companyId as CompanyId,
    templateId: json.templateId as TemplateId,
    enteredBy: json.enteredBy as UserId,
    enteredAt: json.enteredAt,
  }),
})
