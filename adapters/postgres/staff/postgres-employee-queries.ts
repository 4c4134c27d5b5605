import type { CompanyId } from '@osh/core/companies/company.ts'
import type { EmployeeId } from '@osh/core/employees/employee.ts'
import type { EmployeeQueries, EmployeeQuery } from '@osh/core/employees/employee-repository.ts'
import type { EmployeeWithStates } from '@osh/core/employees/shortage.ts'
import type { SeenDepartments } from '@osh/core/rights/membership.ts'
import type { Clock } from '@osh/core/shared/dates/clock.ts'
import { foldName } from '@osh/core/shared/names/name-search.ts'
import type { Listed } from '@osh/core/shared/page.ts'
import { type NotFound, notFound } from '@osh/core/shared/results/refusals.ts'
import { err, ok, type Result } from '@osh/core/shared/results/result.ts'
import { sql } from 'kysely'
import { findCompanyToday } from '../companies/company-today.ts'
import { listPage } from '../list-page.ts'
import type { Store } from '../transact.ts'
import { readEmployee } from './employee-columns.ts'
import { isShortSql, readStates } from './employee-states.ts'
import { andSeen, isSeen } from './seen-departments.ts'
import { andSought, readSought } from './sought-people.ts'
import type { EmployeeRow } from './staff-tables.ts'

const columns = {
  employee: sql`e.id`,
  department: sql`e.department_id`,
  position: sql`coalesce(nullif(e.position_staff, ''), e.position_name)`,
}

export class PostgresEmployeeQueries implements EmployeeQueries {
  readonly #store: Store
  readonly #clock: Clock
  readonly #seen: SeenDepartments
  constructor(store: Store, clock: Clock, seen: SeenDepartments) {
    this.#store = store
    this.#clock = clock
    this.#seen = seen
  }

  async list(companyId: CompanyId): Promise<readonly EmployeeWithStates[]> {
    const { kysely } = this.#store
    const today = await findCompanyToday(kysely, this.#clock, companyId)
    const rows = await this.#selectOfCompany(companyId).orderBy('full_name').orderBy('id').execute()
    return readStates(kysely, companyId, rows.map(readEmployee), today, true)
  }

  async listPage(companyId: CompanyId, query: EmployeeQuery): Promise<Listed<EmployeeWithStates>> {
    const { kysely } = this.#store
    const today = await findCompanyToday(kysely, this.#clock, companyId)
    const search = foldName(query.search)
    const sought = search === '' ? [] : await readSought(kysely, companyId, search)
    const wanted = sql`from employees e
      where e.company_id = ${companyId} ${andSeen(this.#seen, 'e.department_id')}
        and ${search === '' ? sql`true` : sql`(strpos(e.search_name, ${search}) > 0 or (true ${andSought(companyId, sought, columns)}))`}
        and ${query.shortage === null ? sql`true` : isShortSql(companyId, query.shortage, today)}`
    const page = await listPage<EmployeeRow>(
      kysely,
      { columns: sql`e.*`, from: wanted, order: sql`e.full_name, e.id` },
      query,
    )
    return { ...page, items: await readStates(kysely, companyId, page.items.map(readEmployee), today) }
  }

  async get(companyId: CompanyId, id: EmployeeId): Promise<Result<EmployeeWithStates, NotFound>> {
    const { kysely } = this.#store
    const row = await this.#selectOfCompany(companyId).where('id', '=', id).executeTakeFirst()
    if (!row) return err(notFound)
    const today = await findCompanyToday(kysely, this.#clock, companyId)
    const [employee] = await readStates(kysely, companyId, [readEmployee(row)], today)
    return employee ? ok(employee) : err(notFound)
  }

  #selectOfCompany(companyId: CompanyId) {
    const all = this.#store.kysely.selectFrom('employees').where('company_id', '=', companyId).selectAll()
    return this.#seen === null ? all : all.where(isSeen(this.#seen, 'department_id'))
  }
}
