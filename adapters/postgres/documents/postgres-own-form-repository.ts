import type { UserId } from '@osh/core/auth/account.ts'
import type { CompanyId } from '@osh/core/companies/company.ts'
import type { TemplateId } from '@osh/core/documents/library/template.ts'
import type { OwnForm, OwnFormDraft, OwnFormFile, OwnFormId } from '@osh/core/documents/own-forms/own-form.ts'
import type { OwnFormRepository } from '@osh/core/documents/own-forms/own-form-repository.ts'
import type { Clock } from '@osh/core/shared/clock.ts'
import { type NotFound, notFound } from '@osh/core/shared/refusals.ts'
import { err, ok, type Result } from '@osh/core/shared/result.ts'
import { sql } from 'kysely'
import type { OwnFormRow } from '../schema.ts'
import { type Store, transact, type Work } from '../transact.ts'

type FileRow = OwnFormRow & { readonly bytes: Uint8Array }

export class PostgresOwnFormRepository implements OwnFormRepository {
  readonly #store: Store
  readonly #clock: Clock
  readonly #user: UserId
  constructor(store: Store, clock: Clock, user: UserId) {
    this.#store = store
    this.#clock = clock
    this.#user = user
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

  async put(companyId: CompanyId, { bytes, ...draft }: OwnFormDraft): Promise<OwnForm> {
    return this.#store.transaction(async (work) => {
      await oneAfterAnother(work, companyId)
      await this.#retire(work, companyId, draft.templateId)
      const row = await work
        .insertInto('own_forms')
        .values({
          company_id: companyId,
          template_id: draft.templateId,
          file_name: draft.fileName,
          sha256: draft.sha256,
          size: bytes.length,
          entered_by: this.#user,
          entered_at: this.#clock.now(),
          retired_by: null,
          retired_at: null,
        })
        .returningAll()
        .executeTakeFirstOrThrow()
      await work
        .insertInto('own_form_files')
        .values({ company_id: companyId, own_form_id: row.id, bytes: Buffer.from(bytes) })
        .execute()
      return ownFormOf(row)
    })
  }

  async retire(companyId: CompanyId, templateId: TemplateId): Promise<Result<null, NotFound>> {
    return transact(this.#store, async (work): Promise<Result<null, NotFound>> => {
      const retired = await this.#retire(work, companyId, templateId)
      return retired > 0 ? ok(null) : err(notFound)
    })
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

  async #retire(work: Work, companyId: CompanyId, templateId: TemplateId): Promise<number> {
    const rows = await work
      .updateTable('own_forms')
      .set({ retired_by: this.#user, retired_at: this.#clock.now() })
      .where('company_id', '=', companyId)
      .where('template_id', '=', templateId)
      .where('retired_at', 'is', null)
      .returning('id')
      .execute()
    return rows.length
  }
}

/** Of two who put a form to use at the same moment, the second retires the first's. */
const oneAfterAnother = (work: Work, companyId: CompanyId) =>
  sql`select id from companies where id = ${companyId} for no key update`.execute(work)

const ownFormOf = (row: OwnFormRow): OwnForm => ({
  id: row.id,
  companyId: row.company_id,
  templateId: row.template_id,
  fileName: row.file_name,
  size: row.size,
  sha256: row.sha256,
  enteredBy: row.entered_by,
  enteredAt: row.entered_at,
})

const fileOf = (row: FileRow): OwnFormFile => ({ ...ownFormOf(row), bytes: new Uint8Array(row.bytes) })
