import type { TemplateId } from '@osh/core/documents/library/template.ts'
import { OWN_FORM_LIMIT, type OwnFormId } from '@osh/core/documents/own-forms/own-form.ts'
import { uploadOwnForm } from '@osh/core/documents/own-forms/upload-own-form.ts'
import { idIn } from '@osh/core/shared/input/identifier.ts'
import { z } from 'zod'
import { plainFileName } from '#adapters/documents/document-name.ts'
import { mediaTypes } from '#adapters/documents/paper.ts'
import { sha256Of } from '#adapters/documents/rendered-file.ts'
import { encodeOwnForm, ownFormJson } from '#adapters/wire/documents/own-form-wire.ts'
import type { Api, InCompany, OfOwned, Uploaded } from '../../api.ts'
import { answer, answerList, done } from '../../response/answers.ts'
import { absent, refuse } from '../../response/problems.ts'
import { disposition } from '../../response/send-file.ts'
import type { Press } from './template-routes.ts'

const templateQuery = { templateId: { schema: z.int().positive(), required: true as const } }

/** Companies' own forms in place of the library's. */
export function ownFormRoutes(api: Api, press: Press): void {
  api.member(
    {
      method: 'get',
      path: '/api/own-forms',
      summary: 'Own forms in use',
      answer: { status: 200, json: z.array(ownFormJson), counted: true },
    },
    async ({ c, records, company }) => answerList(c, await records.ownForms.list(company), encodeOwnForm),
  )
  api.memberUpload(
    {
      method: 'post',
      path: '/api/own-forms',
      summary:
        'Checks a .docx with {placeholders} and puts it to use in place of a form; 422 names everything that is wrong with it',
      query: { ...templateQuery, fileName: { schema: z.string(), required: true } },
      upload: { types: [mediaTypes.docx, 'application/octet-stream'], limit: OWN_FORM_LIMIT },
      answer: { status: 201, json: ownFormJson },
    },
    (asked) => upload(asked, press),
  )
  api.member(
    {
      method: 'delete',
      path: '/api/own-forms',
      summary: 'Back to the form of the library; documents issued stay as they are',
      query: templateQuery,
      answer: { status: 204 },
    },
    revert,
  )
  api.fileOf(
    'ownForm',
    {
      method: 'get',
      path: '/api/own-forms/{id}/file',
      summary: 'The file as it was sent, in use or not; the entity tag is its SHA-256',
      answer: { status: 200, files: [mediaTypes.docx] },
    },
    sendOwnForm,
  )
  sampleRoute(api, press)
}

async function upload({ c, query, records, company, bytes }: Uploaded, press: Press): Promise<Response> {
  const templateId = idIn(query.templateId)
  if (templateId === null) return refuse(c, { code: 'not-found' })
  const needs = { press: await press(), ownForms: records.ownForms, markOf: sha256Of }
  const file = { name: query.fileName ?? '', bytes }
  return answer(c, await uploadOwnForm(needs, company, templateId as TemplateId, file), encodeOwnForm, 201)
}

async function revert({ c, query, records, company }: InCompany): Promise<Response> {
  const templateId = idIn(query.templateId)
  if (templateId === null) return absent(c)
  const reverted = await records.ownForms.revert({
    companyId: company,
    templateId: templateId as TemplateId,
  })
  return reverted.ok ? done(c) : refuse(c, reverted.error)
}

async function sendOwnForm({ c, id, records, company }: OfOwned): Promise<Response> {
  const file = await records.ownForms.file(company, id as OwnFormId)
  if (!file.ok) return absent(c)
  return c.body(new Uint8Array(file.value.bytes), 200, {
    etag: `"${file.value.sha256}"`,
    'content-type': mediaTypes.docx,
    'content-disposition': disposition('form.docx', docxName(file.value.fileName), false),
  })
}

/** Nothing of a company is in it: anyone may have it, and each is made once. */
function sampleRoute(api: Api, press: Press): void {
  const made = new Map<TemplateId, Uint8Array>()
  api.anyone(
    {
      method: 'get',
      path: '/api/templates/{id}/own-form-sample',
      summary: 'A .docx that has every placeholder of the form with its meaning, to copy from',
      answer: { status: 200, files: [mediaTypes.docx] },
      refuses: [404],
    },
    async ({ c }) => {
      const forms = await press()
      const template = forms.templates.find(({ id }) => id === idIn(c.req.param('id')))
      if (!template) return absent(c)
      const name = docxName(`Места вставки ${template.title}`)
      const bytes = made.get(template.id) ?? (await forms.sample(template))
      made.set(template.id, bytes)
      return c.body(new Uint8Array(bytes), 200, {
        'content-type': mediaTypes.docx,
        'content-disposition': disposition('placeholders.docx', name, false),
      })
    },
  )
}

const docxName = (name: string): string => `${plainFileName(name.replace(/\.docx$/iu, ''))}.docx`
