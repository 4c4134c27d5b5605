import type { UserId } from '@osh/core/auth/account.ts'
import type { Activity, Company, CompanyDetails, CompanyId } from '@osh/core/companies/company.ts'
import type { CompanyDirectory } from '@osh/core/companies/company-directory.ts'
import { shippedActivities } from '@osh/core/companies/shipped-activities.ts'
import type { Clock } from '@osh/core/shared/clock.ts'
import {
  type FieldErrors,
  fieldErrors,
  type NotFound,
  notFound,
  type Stale,
  stale,
} from '@osh/core/shared/refusals.ts'
import { err, ok, type Result } from '@osh/core/shared/result.ts'
import type { Kysely } from 'kysely'
import type { Schema } from '../schema.ts'
import { type Store, transact, type Work } from '../transact.ts'
import { companyColumns, companyOf } from './company-columns.ts'

export class PostgresCompanyDirectory implements CompanyDirectory {
  readonly #store: Store
  readonly #clock: Clock
  readonly #user: UserId
  constructor(store: Store, clock: Clock, user: UserId) {
    this.#store = store
    this.#clock = clock
    this.#user = user
  }

  async list(): Promise<readonly Company[]> {
    const rows = await this.#mine(this.#store.kysely).orderBy('companies.id').execute()
    return rows.map(companyOf)
  }

  async get(id: CompanyId): Promise<Result<Company, NotFound>> {
    const row = await this.#mine(this.#store.kysely).where('companies.id', '=', id).executeTakeFirst()
    return row ? ok(companyOf(row)) : err(notFound)
  }

  add(details: CompanyDetails): Promise<Result<Company, FieldErrors>> {
    return transact(this.#store, async (work) => {
      if (await this.#hasInn(work, details.inn, null)) return err(innTaken)
      const now = this.#clock.now()
      const row = await work
        .insertInto('companies')
        .values({ ...companyColumns(details), created_by: this.#user, created_at: now })
        .returningAll()
        .executeTakeFirstOrThrow()
      await work
        .insertInto('memberships')
        .values({ company_id: row.id, user_id: this.#user, role: 'owner', since: now })
        .execute()
      return ok(companyOf(row))
    })
  }

  change(
    id: CompanyId,
    changes: Partial<CompanyDetails>,
    version: number | null,
  ): Promise<Result<Company, FieldErrors | NotFound | Stale>> {
    return transact(this.#store, async (work) => {
      const { inn } = changes
      const taken = inn !== undefined && (await this.#hasInn(work, inn, id))
      const before = await this.#mine(work)
        .where('companies.id', '=', id)
        .forNoKeyUpdate('companies')
        .executeTakeFirst()
      if (!before) return err(notFound)
      if (version !== null && version !== before.version) return err(stale)
      if (taken) return err(innTaken)
      const row = await work
        .updateTable('companies')
        .set({ ...companyColumns({ ...companyOf(before), ...changes }), version: before.version + 1 })
        .where('id', '=', id)
        .returningAll()
        .executeTakeFirstOrThrow()
      return ok(companyOf(row))
    })
  }

  activities(): Promise<readonly Activity[]> {
    return Promise.resolve(shippedActivities)
  }

  #mine(kysely: Kysely<Schema>) {
    return kysely
      .selectFrom('companies')
      .innerJoin('memberships', 'memberships.company_id', 'companies.id')
      .where('memberships.user_id', '=', this.#user)
      .selectAll('companies')
  }

  /** Holds the user's row, so that of two requests with one ИНН the second waits and then sees the first's. */
  async #hasInn(work: Work, inn: string, except: CompanyId | null): Promise<boolean> {
    const user = work.selectFrom('users').where('id', '=', this.#user)
    await user.select('id').forNoKeyUpdate().execute()
    const same = await this.#mine(work).where('companies.inn', '=', inn).execute()
    return same.some((company) => company.id !== except)
  }
}

const innTaken = fieldErrors({ field: 'inn', code: 'inn/taken' })
