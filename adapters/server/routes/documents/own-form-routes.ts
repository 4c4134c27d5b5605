import type { TemplateId } from '@osh/core/documents/library/template.ts'
import { uploadOwnForm } from '@osh/core/documents/own-forms/upload-own-form.ts'
import { cleanFileName } from '@osh/core/files/file-name.ts'
import { notFound } from '@osh/core/shared/results/refusals.ts'
import { err, ok } from '@osh/core/shared/results/result.ts'
import { computeSha256 } from '#adapters/documents/file/rendered-file.ts'
import {
  ownFormCalls,
  ownFormFileCalls,
  ownFormSampleCalls,
} from '#adapters/wire/documents/own-form-calls.ts'
import type { Api } from '../../api.ts'
import { requireBytes } from '../../response/bytes-or-404.ts'
import { serve, serveAnyone } from '../../serve.ts'
import type { Press } from './template-routes.ts'

const described = {
  list: 'Own forms in use',
  upload:
    'Checks a .docx with {placeholders} and puts it to use in place of a form; 422 names everything that is wrong with it',
  revert: 'Back to the form of the library; documents issued stay as they are',
}
const ofFiles = { file: 'The file as it was sent, in use or not; the entity tag is its SHA-256' }
const ofSamples = {
  readSample: 'A .docx that has every placeholder of the form with its meaning, to copy from',
  readEditable:
    'The form itself as a .docx with {placeholders}, to change in Word and to upload as an own form',
}

/** Companies' own forms in place of the library's. */
export function addOwnFormRoutes(api: Api, press: Press): void {
  serve(api, ownFormCalls, described, ({ c, caller, records: { ownForms } }) => ({
    list: (company) => ownForms.list(company),
    upload: async (company, templateId, file) => {
      const needs = { press: await press({ owner: caller.user, signal: c.req.raw.signal }), ownForms }
      return uploadOwnForm({ ...needs, markOf: computeSha256 }, company, templateId, file)
    },
    revert: (companyId, templateId) => ownForms.revert({ companyId, templateId }),
  }))
  serve(api, ownFormFileCalls, ofFiles, ({ records: { ownForms, files } }) => ({
    file: async (company, id) => {
      const form = await ownForms.get(company, id)
      if (!form.ok) return form
      const { sha256, fileName } = form.value
      const bytes = async () => requireBytes(await files.read(company, sha256))
      return ok({ format: 'docx', bytes, sha256, name: nameDocx(fileName), latinName: 'form' })
    },
  }))
  const samples = new Map<string, Uint8Array>()
  const made = async (
    file: 'readSample' | 'readEditable',
    id: TemplateId,
    nameOf: (title: string) => string,
  ) => {
    const forms = await press()
    const template = forms.templates.find((one) => one.id === id)
    if (!template) return err(notFound)
    const bytes = samples.get(`${file} ${id}`) ?? (await forms[file](template))
    samples.set(`${file} ${id}`, bytes)
    const name = nameDocx(nameOf(template.title))
    return ok({
      format: 'docx',
      bytes,
      name,
      latinName: file === 'readSample' ? 'placeholders' : 'form',
    } as const)
  }
  serveAnyone(api, ownFormSampleCalls, ofSamples, () => ({
    readSample: (id) => made('readSample', id, (title) => `Места вставки ${title}`),
    readEditable: (id) => made('readEditable', id, (title) => `Образец ${title}`),
  }))
}

const nameDocx = (name: string): string => `${cleanFileName(name.replace(/\.docx$/iu, ''))}.docx`
