import { type Kysely, sql } from 'kysely'
import type { Schema } from '#adapters/postgres/schema.ts'

/** Obligations of an employee. */
export const OBLIGATIONS_EACH = 10

/**
 * One company for each size, ids from 1 in that order, with so many employees of ten obligations each. Written
 * past the adapter, without checks of foreign keys, and the indexes of obligations are made afterwards: a million rows in half a
 * minute. Completions are left out, the deadline table does not read them.
 */
export async function seedDeadlines(kysely: Kysely<Schema>, sizes: readonly number[]): Promise<void> {
  await sql`insert into companies (name, short_name, legal_address, actual_address, mailing_address, phone,
      email, inn, okpo, oktmo, okved, ogrn, okato, okogu, form_of_ownership, director_name,
      director_position, activities, time_zone, created_by, created_at)
    select '', '', '', '', '', '', '', n::text, '', '', '', '', '', '', '', '', '', '{}', 'Europe/Moscow', 1, now()
    from generate_series(1, ${sizes.length}::int) n`.execute(kysely)
  await sql`insert into departments (company_id, name, name_key)
    select c.id, 'Отдел ' || n, 'отдел ' || n from companies c, generate_series(1, 20) n`.execute(kysely)
  await kysely.connection().execute(async (one) => {
    await sql`set statement_timeout = 0`.execute(one)
    await sql`set session_replication_role = replica`.execute(one)
    await sql`set maintenance_work_mem = '256MB'`.execute(one)
    const indexes = await dropIndexes(one)
    for (const [i, employees] of sizes.entries()) {
      await seedEmployees(one, i + 1, employees)
      await seedObligations(one, i + 1)
    }
    for (const index of indexes) await sql.raw(index).execute(one)
    await sql`vacuum analyze`.execute(one)
    for (const name of ['session_replication_role', 'statement_timeout'])
      await sql`reset ${sql.id(name)}`.execute(one)
  })
}

/** @returns the statements that make them again. */
async function dropIndexes(kysely: Kysely<Schema>): Promise<readonly string[]> {
  const { rows } = await sql<{ indexname: string; indexdef: string }>`
    select indexname, indexdef from pg_indexes
    where tablename = 'obligations' and indexname <> 'obligations_pkey'`.execute(kysely)
  for (const { indexname } of rows) await sql`drop index ${sql.id(indexname)}`.execute(kysely)
  return rows.map(({ indexdef }) => indexdef)
}

const seedEmployees = (kysely: Kysely<Schema>, company: number, employees: number) =>
  sql`insert into employees (company_id, last_name, first_name, full_name, search_name, department_id,
      position_id, position_name, sex, birth_date, hire_date, created_by, created_at)
    select ${company}::int, 'Орлов', 'Пётр', 'Орлов Пётр ' || n * 37 % 1000, 'орлов петр ' || n * 37 % 1000,
      (select min(id) from departments where company_id = ${company}::int) + n % 20,
      1, 'Машинист ' || n % 7, 'm', '1980-01-01', '2015-01-01', 1, now()
    from generate_series(1, ${employees}::int) n`.execute(kysely)

/** Every section has rows in its window, overdue ones among them, as a company has that lives with the service. */
const seedObligations = (kysely: Kysely<Schema>, company: number) =>
  sql`insert into obligations (company_id, employee_id, section, subject_name, quantity, event, established,
      found, risk_rank, periodicity, months, created_by, created_at, full_name, department_id, position_name,
      listed, base_date, due)
    select e.company_id, e.id, section, case when level is null then 'Предмет ' || n end,
      case when section = 'ppe' then 2 end, event, level, level, case when level = 'low' then -2 else 0 end, 'every',
      months, 1, now(), full_name, department_id, position_name, true, date '2024-01-01',
      current_date - 20 + (e.id * n * 7919 % (months * 30))::int
    from employees e, (values
      (1, 'briefing', 6, null, null), (2, 'briefing', 6, null, null), (3, 'instruction', 12, null, null),
      (4, 'training', 36, null, null), (5, 'training', 12, null, null),
      (6, 'medicalExamination', 12, null, null), (7, 'ppe', 12, 'issuance', null), (8, 'ppe', 24, 'return', null),
      (9, 'workingConditions', 60, null, '2'), (10, 'risk', 60, null, 'low')
    ) as duty (n, section, months, event, level)
    where e.company_id = ${company}::int`.execute(kysely)
