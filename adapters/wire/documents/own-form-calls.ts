import type { CompanyId } from '@osh/core/companies/company.ts'
import type { TemplateId } from '@osh/core/documents/library/template.ts'
import { OWN_FORM_LIMIT } from '@osh/core/documents/own-forms/own-form.ts'
import { ownFormCodes } from '@osh/core/documents/refusal-codes.ts'
import { readId } from '@osh/core/shared/input/identifier.ts'
import { ok } from '@osh/core/shared/results/result.ts'
import * as z from 'zod/mini'
import { done, file, list, newOne } from '../contract/answer.ts'
import { call, query } from '../contract/call.ts'
import type { InputCodec } from '../contract/input.ts'
import { byId, ofCompany, withQuery } from '../contract/query-input.ts'
import type { OfCompany, OfNoOne } from '../contract/who.ts'
import type { QueryText } from '../page-wire.ts'
import { id } from '../wire-format.ts'
import { OWN_FORM_FILE, ownForm } from './own-form-wire.ts'

const path = '/api/own-forms'
const parameters = { templateId: { schema: id, required: true } } as const

/** What is no number is no form's number: the port says so. */
const templateIn = ({ templateId }: QueryText): TemplateId => (readId(templateId) ?? 0) as TemplateId

type SentForm = { readonly name: string; readonly bytes: Uint8Array }

/** `method(companyId, templateId, file)` */
const sentForm: InputCodec<OfCompany, [CompanyId, TemplateId, SentForm], never> = {
  query: { ...parameters, fileName: { schema: z.string(), required: true } },
  upload: { formats: ['docx'], limit: OWN_FORM_LIMIT },
  read: ({ of, query, bytes }) =>
    ok([of.companyId, templateIn(query), { name: query.fileName ?? '', bytes }]),
  write: (companyId, templateId, { name, bytes }) => ({
    of: { companyId },
    query: { templateId, fileName: name },
    file: bytes,
  }),
}

/** `method(templateId)`, which the path names. */
const ofForm: InputCodec<OfNoOne, [TemplateId], never> = {
  read: ({ within }) => ok([(within?.id ?? 0) as TemplateId]),
  write: (id) => ({ of: {}, within: { id } }),
}

/** Companies' own forms in place of the library's. */
export const ownFormCalls = {
  list: query({
    method: 'get',
    path,
    who: 'member',
    right: 'see-records',
    input: ofCompany,
    answer: list(ownForm),
  }),
  upload: call({
    path,
    who: 'member',
    right: 'change',
    weighs: 'paper',
    input: sentForm,
    answer: newOne(ownForm),
    refuses: ['tariff/ended', ...ownFormCodes, 'not-found'],
  }),
  revert: call({
    method: 'delete',
    path,
    who: 'member',
    right: 'change',
    input: withQuery({
      parameters,
      read: (query) => ok(templateIn(query)),
      write: (templateId: TemplateId) => ({ templateId }),
    }),
    answer: done,
    refuses: ['not-found'],
  }),
}

/** The files as they were sent. */
export const ownFormFileCalls = {
  file: call({
    method: 'get',
    path: OWN_FORM_FILE,
    who: { fileOf: 'ownForm' },
    right: 'see-records',
    input: byId<'ownForm'>(),
    answer: file('docx'),
    refuses: ['not-found'],
  }),
}

/** What to make an own form from. */
export const ownFormSampleCalls = {
  readSample: call({
    method: 'get',
    path: '/api/templates/{id}/own-form-sample',
    who: 'anyone',
    input: ofForm,
    answer: file('docx'),
    refuses: ['not-found'],
  }),
  readEditable: call({
    method: 'get',
    path: '/api/templates/{id}/own-form-editable',
    who: 'anyone',
    input: ofForm,
    answer: file('docx'),
    refuses: ['not-found'],
  }),
}
