import type { CompanyId } from '@osh/core/companies/company.ts'
import type { Department } from '@osh/core/departments/department.ts'
import type { DepartmentQueries } from '@osh/core/departments/department-repository.ts'
import type { SeenDepartments } from '@osh/core/rights/membership.ts'
import type { Store } from '../transact.ts'
import { isSeen } from './seen-departments.ts'

export class PostgresDepartmentQueries implements DepartmentQueries {
  readonly #store: Store
  readonly #seen: SeenDepartments
  constructor(store: Store, seen: SeenDepartments) {
    this.#store = store
    this.#seen = seen
  }

  async list(companyId: CompanyId): Promise<readonly Department[]> {
    const rows = await this.#store.kysely
      .selectFrom('departments')
      .where('company_id', '=', companyId)
      .where(isSeen(this.#seen, 'id'))
      .select(['id', 'name'])
      .orderBy('name')
      .orderBy('id')
      .execute()
    return rows.map(({ id, name }) => ({ id, companyId, name }))
  }
}
