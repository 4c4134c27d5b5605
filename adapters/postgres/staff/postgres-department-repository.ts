import type { CompanyId } from '@osh/core/companies/company.ts'
import type { Department, DepartmentId } from '@osh/core/employees/employee.ts'
import type { DepartmentRepository } from '@osh/core/employees/employee-repository.ts'
import { foldName } from '@osh/core/employees/name-search.ts'
import { type FieldErrors, fieldErrors, type NotFound, notFound } from '@osh/core/shared/refusals.ts'
import { err, ok, type Result } from '@osh/core/shared/result.ts'
import { sql } from 'kysely'
import { type Store, transact } from '../transact.ts'

type NewName = { readonly companyId: CompanyId; readonly name: string }
type NameTaken = FieldErrors<'department-name/taken'>

export class PostgresDepartmentRepository implements DepartmentRepository {
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

  async add({ companyId, name }: NewName): Promise<Result<Department, NameTaken>> {
    const row = await this.#store.kysely
      .insertInto('departments')
      .values({ company_id: companyId, name, name_key: foldName(name) })
      .onConflict((conflict) => conflict.columns(['company_id', 'name_key']).doNothing())
      .returning('id')
      .executeTakeFirst()
    return row ? ok({ id: row.id, companyId, name }) : err(nameTaken)
  }

  /** Two renamings to one name at once: the unique key lets one wait for the other, which then sees it. */
  rename({
    companyId,
    id,
    name,
  }: NewName & { readonly id: DepartmentId }): Promise<Result<Department, NameTaken | NotFound>> {
    return transact(this.#store, async (work) => {
      const key = foldName(name)
      const ofCompany = work.selectFrom('departments').where('company_id', '=', companyId)
      const locked = await ofCompany.select(['id', 'name_key']).orderBy('id').forNoKeyUpdate().execute()
      if (!locked.some((department) => department.id === id)) return err(notFound)
      if (locked.some((department) => department.id !== id && department.name_key === key))
        return err(nameTaken)
      await sql`update departments set name = ${name}, name_key = ${key}
        where company_id = ${companyId} and id = ${id}`.execute(work)
      return ok({ id, companyId, name })
    })
  }
}

const nameTaken = fieldErrors({ field: 'name', code: 'department-name/taken' })
