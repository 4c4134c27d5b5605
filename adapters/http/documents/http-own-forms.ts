import type { CompanyId } from '@osh/core/companies/company.ts'
import type { TemplateId } from '@osh/core/documents/library/template.ts'
import { OWN_FORM_LIMIT, type OwnForm, type OwnFormId } from '@osh/core/documents/own-forms/own-form.ts'
import type { OwnForms } from '@osh/core/documents/own-forms/own-form-repository.ts'
import { type FieldErrors, fieldErrors, type NotFound } from '@osh/core/shared/results/refusals.ts'
import { err, ok, type Result } from '@osh/core/shared/results/result.ts'
import {
  decodeOwnForm,
  decodeOwnForms,
  ownFormFilePath,
  ownFormSamplePath,
} from '#adapters/wire/documents/own-form-wire.ts'
import type { SignedLink } from '../file-links.ts'
import type { HttpClient } from '../session/http-client.ts'

export class HttpOwnForms implements OwnForms {
  readonly #client: HttpClient
  readonly #host: string
  readonly #signed: SignedLink
  constructor(client: HttpClient, host: string, signed: SignedLink) {
    this.#client = client
    this.#host = host
    this.#signed = signed
  }

  list(companyId: CompanyId): Promise<readonly OwnForm[]> {
    return this.#client.read('/api/own-forms', { companyId }, decodeOwnForms)
  }

  /** A file over the limit is refused without being sent. */
  async upload(
    companyId: CompanyId,
    templateId: TemplateId,
    { name, bytes }: { readonly name: string; readonly bytes: Uint8Array },
  ): Promise<Result<OwnForm, FieldErrors | NotFound>> {
    if (bytes.length > OWN_FORM_LIMIT) return err(fieldErrors({ field: 'file', code: 'own-form/too-large' }))
    const params = { companyId, templateId, fileName: name }
    const ask = { method: 'post', path: '/api/own-forms', params, file: bytes } as const
    return this.#client.ask(ask, decodeOwnForm, ['fields', 'not-found'])
  }

  revert(companyId: CompanyId, templateId: TemplateId): Promise<Result<null, NotFound>> {
    const ask = { method: 'delete', path: '/api/own-forms', params: { companyId, templateId } } as const
    return this.#client.ask(ask, () => null, ['not-found'])
  }

  link(_: CompanyId, id: OwnFormId): Promise<Result<string, NotFound>> {
    return this.#signed(ownFormFilePath(id))
  }

  async sampleLink(templateId: TemplateId): Promise<Result<string, NotFound>> {
    return ok(this.#host + ownFormSamplePath(templateId))
  }
}
