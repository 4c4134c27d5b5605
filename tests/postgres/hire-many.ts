import type { CompanyId } from '@osh/core/companies/company.ts'
import { type Kysely, sql } from 'kysely'
import type { Schema } from '#adapters/postgres/schema.ts'

/** So many more employees like the ones that the company has. */
export async function hireMany(kysely: Kysely<Schema>, company: CompanyId, count: number): Promise<void> {
  await sql`insert into employees (company_id, last_name, first_name, full_name, search_name, department_id,
      position_id, position_name, sex, birth_date, hire_date, created_by, created_at)
    select company_id, last_name, first_name, full_name, search_name, department_id, position_id, position_name, sex,
      birth_date, hire_date, created_by, created_at
    from employees, generate_series(1, ${count}::int) where company_id = ${company}`.execute(kysely)
  await sql`vacuum analyze`.execute(kysely)
}
