import type { CompanyId } from '@osh/core/companies/company.ts'
import { isDismissed } from '@osh/core/employees/employee.ts'
import type { RoleId } from '@osh/core/norms/responsibilities.ts'
import type { Responsibility, Term } from '@osh/core/responsibilities/responsibility.ts'
import type { Holders, ResponsibilityQueries } from '@osh/core/responsibilities/responsibility-repository.ts'
import type { Clock } from '@osh/core/shared/dates/clock.ts'
import { companyToday } from '../companies/company-today.ts'
import type { Store } from '../transact.ts'
import { orderLinkOf, termOf } from './term-columns.ts'

export class PostgresResponsibilityQueries implements ResponsibilityQueries {
  readonly #store: Store
  readonly #clock: Clock
  constructor(store: Store, clock: Clock) {
    this.#store = store
    this.#clock = clock
  }

  async holders(companyId: CompanyId): Promise<Holders> {
    const { kysely } = this.#store
    const off = kysely.selectFrom('roles_off').where('company_id', '=', companyId).select('role_id')
    const [responsibilities, notApplicable] = await Promise.all([
      this.#current(companyId),
      off.orderBy('role_id').execute(),
    ])
    return { responsibilities, notApplicable: notApplicable.map((row) => row.role_id) }
  }

  async history(companyId: CompanyId, roleId: RoleId): Promise<readonly Term[]> {
    const rows = await this.#store.kysely
      .selectFrom('responsibility_terms')
      .where('company_id', '=', companyId)
      .where('role_id', '=', roleId)
      .selectAll()
      .orderBy('id', 'desc')
      .execute()
    return rows.map(termOf)
  }

  async #current(companyId: CompanyId): Promise<readonly Responsibility[]> {
    const { kysely } = this.#store
    const today = await companyToday(kysely, this.#clock, companyId)
    const rows = await kysely
      .selectFrom('responsibility_terms as t')
      .innerJoin('employees as e', (join) =>
        join.onRef('e.company_id', '=', 't.company_id').onRef('e.id', '=', 't.employee_id'),
      )
      .where('t.company_id', '=', companyId)
      .where('t.until_at', 'is', null)
      .selectAll('t')
      .select(['e.full_name', 'e.dismissal_date'])
      .orderBy('t.responsibility_id')
      .execute()
    return rows.map((row) => ({
      id: row.responsibility_id,
      companyId,
      roleId: row.role_id,
      employeeId: row.employee_id,
      orderLink: orderLinkOf(row),
      employeeFullName: row.full_name,
      dismissed: isDismissed({ dismissalDate: row.dismissal_date }, today),
    }))
  }
}
