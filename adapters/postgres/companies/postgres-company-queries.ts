import type { Activity, Company, CompanyId } from '@osh/core/companies/company.ts'
import type { CompanyQueries } from '@osh/core/companies/company-directory.ts'
import { shippedActivities } from '@osh/core/companies/shipped-activities.ts'
import type { UserId } from '@osh/core/shared/identity.ts'
import { type NotFound, notFound } from '@osh/core/shared/results/refusals.ts'
import { err, ok, type Result } from '@osh/core/shared/results/result.ts'
import type { Store } from '../transact.ts'
import { companiesOf } from './answer-companies.ts'
import { companyOf } from './company-columns.ts'

export class PostgresCompanyQueries implements CompanyQueries {
  readonly #store: Store
  readonly #user: UserId
  constructor(store: Store, user: UserId) {
    this.#store = store
    this.#user = user
  }

  async list(): Promise<readonly Company[]> {
    const rows = await companiesOf(this.#store.kysely, this.#user).orderBy('companies.id').execute()
    return rows.map(companyOf)
  }

  async get(id: CompanyId): Promise<Result<Company, NotFound>> {
    const own = companiesOf(this.#store.kysely, this.#user)
    const row = await own.where('companies.id', '=', id).executeTakeFirst()
    return row ? ok(companyOf(row)) : err(notFound)
  }

  activities(): Promise<readonly Activity[]> {
    return Promise.resolve(shippedActivities)
  }
}
