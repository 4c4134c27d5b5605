import type { CompanyId } from '@osh/core/companies/company.ts'
import type { TemplateId } from '@osh/core/documents/library/template.ts'
import type { OwnForm, OwnFormFile, OwnFormId } from '@osh/core/documents/own-forms/own-form.ts'
import type { OwnFormQueries } from '@osh/core/documents/own-forms/own-form-repository.ts'
import { type NotFound, notFound } from '@osh/core/shared/results/refusals.ts'
import { err, ok, type Result } from '@osh/core/shared/results/result.ts'
import type { OwnFormRow } from '../schema.ts'
import type { Store } from '../transact.ts'
import { ownFormOf } from './own-form-columns.ts'

type FileRow = OwnFormRow & { readonly bytes: Uint8Array }

export class PostgresOwnFormQueries implements OwnFormQueries {
  readonly #store: Store
  constructor(store: Store) {
    this.#store = store
  }

  async list(companyId: CompanyId): Promise<readonly OwnForm[]> {
    const rows = await this.#store.kysely
      .selectFrom('own_forms')
      .selectAll()
      .where('company_id', '=', companyId)
      .where('retired_at', 'is', null)
      .orderBy('template_id')
      .execute()
    return rows.map(ownFormOf)
  }

  async inUse(companyId: CompanyId, templateId: TemplateId): Promise<OwnFormFile | null> {
    const row = await this.#files()
      .where('o.company_id', '=', companyId)
      .where('o.template_id', '=', templateId)
      .where('o.retired_at', 'is', null)
      .executeTakeFirst()
    return row ? fileOf(row) : null
  }

  async file(companyId: CompanyId, id: OwnFormId): Promise<Result<OwnFormFile, NotFound>> {
    const row = await this.#files()
      .where('o.company_id', '=', companyId)
      .where('o.id', '=', id)
      .executeTakeFirst()
    return row ? ok(fileOf(row)) : err(notFound)
  }

  #files() {
    return this.#store.kysely
      .selectFrom('own_forms as o')
      .innerJoin('own_form_files as f', (join) =>
        join.onRef('f.company_id', '=', 'o.company_id').onRef('f.own_form_id', '=', 'o.id'),
      )
      .selectAll('o')
      .select('f.bytes')
  }
}

const fileOf = (row: FileRow): OwnFormFile => ({ ...ownFormOf(row), bytes: new Uint8Array(row.bytes) })
