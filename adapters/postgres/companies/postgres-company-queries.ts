import type { Activity, Company, CompanyId } from '@osh/core/companies/company.ts'
import type { CompanyQueries } from '@osh/core/companies/company-directory.ts'
import type { FirstRun } from '@osh/core/companies/first-run/first-run.ts'
import { shippedActivities } from '@osh/core/companies/shipped-activities.ts'
import type { UserId } from '@osh/core/shared/identity.ts'
import { type NotFound, notFound } from '@osh/core/shared/results/refusals.ts'
import { err, ok, type Result } from '@osh/core/shared/results/result.ts'
import { sql } from 'kysely'
import type { Store } from '../transact.ts'
import { selectCompaniesOf } from './answer-companies.ts'
import { readCompany } from './company-columns.ts'

export class PostgresCompanyQueries implements CompanyQueries {
  readonly #store: Store
  readonly #user: UserId
  constructor(store: Store, user: UserId) {
    this.#store = store
    this.#user = user
  }

  async list(): Promise<readonly Company[]> {
    const rows = await selectCompaniesOf(this.#store.kysely, this.#user)
      .orderBy(isOpen(this.#user), 'desc')
      .orderBy('companies.id')
      .execute()
    return rows.map(readCompany)
  }

  async get(id: CompanyId): Promise<Result<Company, NotFound>> {
    const own = selectCompaniesOf(this.#store.kysely, this.#user)
    const row = await own.where('companies.id', '=', id).executeTakeFirst()
    return row ? ok(readCompany(row)) : err(notFound)
  }

  async readFirstRun(id: CompanyId): Promise<FirstRun> {
    const { kysely } = this.#store
    const of = <T extends 'departments' | 'employees' | 'obligations' | 'memos'>(table: T) =>
      sql<number>`(select count(*) from ${sql.table(table)} where company_id = ${id}${
        table === 'obligations' ? sql` and removed_at is null` : sql``
      })`
    return kysely
      .selectFrom('companies')
      .where('id', '=', id)
      .select(['created_at as begunAt', 'first_run_hidden as hidden'])
      .select([
        of('departments').as('departments'),
        of('employees').as('employees'),
        of('obligations').as('obligations'),
        of('memos').as('memos'),
      ])
      .executeTakeFirstOrThrow()
  }

  listActivities(): Promise<readonly Activity[]> {
    return Promise.resolve(shippedActivities)
  }
}

/** Whether it is the company that the person has open. */
const isOpen = (user: UserId) =>
  sql<boolean>`companies.id = coalesce((select open_company_id from users where users.id = ${user}), 0)`
