import type { CompanyId } from '@osh/core/companies/company.ts'
import type { Department } from '@osh/core/departments/department.ts'
import type { DepartmentQueries } from '@osh/core/departments/department-repository.ts'
import type { Store } from '../transact.ts'

export class PostgresDepartmentQueries implements DepartmentQueries {
  readonly #store: Store
  constructor(store: Store) {
    this.#store = store
  }

  async list(companyId: CompanyId): Promise<readonly Department[]> {
    const rows = await this.#store.kysely
      .selectFrom('departments')
      .where('company_id', '=', companyId)
      .select(['id', 'name'])
      .orderBy('name')
      .orderBy('id')
      .execute()
    return rows.map(({ id, name }) => ({ id, companyId, name }))
  }
}
