import type { CompanyId } from '@osh/core/companies/company.ts'
import type { TemplateId } from '@osh/core/documents/library/template.ts'
import type { OwnForm, OwnFormFile, OwnFormId } from '@osh/core/documents/own-forms/own-form.ts'
import type { OwnFormQueries } from '@osh/core/documents/own-forms/own-form-repository.ts'
import type { FileStore } from '@osh/core/files/file-store.ts'
import { type NotFound, notFound } from '@osh/core/shared/results/refusals.ts'
import { err, ok, type Result } from '@osh/core/shared/results/result.ts'
import type { Store } from '../transact.ts'
import { readOwnForm } from './own-form-columns.ts'

export class PostgresOwnFormQueries implements OwnFormQueries {
  readonly #store: Store
  readonly #files: FileStore
  constructor(store: Store, files: FileStore) {
    this.#store = store
    this.#files = files
  }

  async list(companyId: CompanyId): Promise<readonly OwnForm[]> {
    const rows = await this.#selectOwn(companyId)
      .where('retired_at', 'is', null)
      .orderBy('template_id')
      .execute()
    return rows.map(readOwnForm)
  }

  async findInUse(companyId: CompanyId, templateId: TemplateId): Promise<OwnFormFile | null> {
    const row = await this.#selectOwn(companyId)
      .where('template_id', '=', templateId)
      .where('retired_at', 'is', null)
      .executeTakeFirst()
    const file = row ? await this.#fileOf(readOwnForm(row)) : err(notFound)
    return file.ok ? file.value : null
  }

  async get(companyId: CompanyId, id: OwnFormId): Promise<Result<OwnForm, NotFound>> {
    const row = await this.#selectOwn(companyId).where('id', '=', id).executeTakeFirst()
    return row ? ok(readOwnForm(row)) : err(notFound)
  }

  async readFile(companyId: CompanyId, id: OwnFormId): Promise<Result<OwnFormFile, NotFound>> {
    const form = await this.get(companyId, id)
    return form.ok ? this.#fileOf(form.value) : form
  }

  #selectOwn(companyId: CompanyId) {
    return this.#store.kysely.selectFrom('own_forms').selectAll().where('company_id', '=', companyId)
  }

  async #fileOf(form: OwnForm): Promise<Result<OwnFormFile, NotFound>> {
    const bytes = await this.#files.read(form.companyId, form.sha256)
    return bytes.ok ? ok({ ...form, bytes: bytes.value }) : bytes
  }
}
