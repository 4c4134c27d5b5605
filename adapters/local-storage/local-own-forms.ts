import type { CompanyId } from '@osh/core/companies/company.ts'
import type { TemplateId } from '@osh/core/documents/library/template.ts'
import type { OwnForm, OwnFormId } from '@osh/core/documents/own-forms/own-form.ts'
import type { OwnFormRepository, OwnForms } from '@osh/core/documents/own-forms/own-form-repository.ts'
import { uploadOwnForm } from '@osh/core/documents/own-forms/upload-own-form.ts'
import type { OwnFormCode } from '@osh/core/documents/refusal-codes.ts'
import { type FieldErrors, type NotFound, notFound } from '@osh/core/shared/results/refusals.ts'
import { err, ok, type Result } from '@osh/core/shared/results/result.ts'
import type { TermEnded } from '@osh/core/tariffs/refusals.ts'
import { computeSha256 } from '../documents/file/rendered-file.ts'
import type { Press } from './local-documents.ts'
import { addressOfFile } from './local-memo-files.ts'

/** The server's own rules, in the browser; a link is the address of the file in its memory. */
export class LocalOwnForms implements OwnForms {
  readonly #kept: OwnFormRepository
  readonly #press: Press
  constructor(kept: OwnFormRepository, press: Press) {
    this.#kept = kept
    this.#press = press
  }

  list(companyId: CompanyId): Promise<readonly OwnForm[]> {
    return this.#kept.list(companyId)
  }

  async upload(
    companyId: CompanyId,
    templateId: TemplateId,
    file: { readonly name: string; readonly bytes: Uint8Array },
  ): Promise<Result<OwnForm, FieldErrors<OwnFormCode> | NotFound | TermEnded>> {
    const needs = { press: await this.#press(), ownForms: this.#kept, markOf: computeSha256 }
    return uploadOwnForm(needs, companyId, templateId, file)
  }

  revert(companyId: CompanyId, templateId: TemplateId): Promise<Result<null, NotFound>> {
    return this.#kept.revert({ companyId, templateId })
  }

  async makeLink(companyId: CompanyId, id: OwnFormId): Promise<Result<string, NotFound>> {
    const file = await this.#kept.readFile(companyId, id)
    return file.ok ? ok(addressOfFile(file.value.bytes, 'docx')) : file
  }

  makeSampleLink(templateId: TemplateId): Promise<Result<string, NotFound>> {
    return this.#linkTo('readSample', templateId)
  }

  makeEditableLink(templateId: TemplateId): Promise<Result<string, NotFound>> {
    return this.#linkTo('readEditable', templateId)
  }

  async #linkTo(
    file: 'readSample' | 'readEditable',
    templateId: TemplateId,
  ): Promise<Result<string, NotFound>> {
    const press = await this.#press()
    const template = press.templates.find(({ id }) => id === templateId)
    return template ? ok(addressOfFile(await press[file](template), 'docx')) : err(notFound)
  }
}
