import type { UserId } from '@osh/core/auth/account.ts'
import type { CompanyId } from '@osh/core/companies/company.ts'
import { type Kysely, sql } from 'kysely'
import type { Schema } from '#adapters/postgres/schema.ts'

export const member = 1 as UserId
export const seeded = 1 as CompanyId

/**
 * Companies of `employees` employees each, with ten obligations and two lines of the journal an employee, and of 300 memos; a tenth
 * of the employees is dismissed, the first user is a member of all. Written past the adapter, in a few statements: a test of plans needs
 * many rows, not rules.
 */
export async function seedCompanies(
  kysely: Kysely<Schema>,
  { companies, employees }: { readonly companies: number; readonly employees: number },
): Promise<void> {
  await sql`insert into users (email, password_hash) values ('member@example.org', 'hash')`.execute(kysely)
  await sql`insert into companies (name, short_name, legal_address, actual_address, mailing_address, phone,
      email, inn, okpo, oktmo, okved, ogrn, okato, okogu, form_of_ownership, director_name,
      director_position, activities, time_zone, created_by, created_at)
    select '', '', '', '', '', '', '', n::text, '', '', '', '', '', '', '', '', '', '{}', 'Europe/Moscow', 1, now()
    from generate_series(1, ${companies}::int) n`.execute(kysely)
  await sql`insert into memberships select id, 1, 'owner', now() from companies`.execute(kysely)
  await sql`insert into departments (company_id, name, name_key)
    select c.id, 'Отдел ' || n, 'отдел ' || n from companies c, generate_series(1, 20) n`.execute(kysely)
  await seedEmployees(kysely, employees)
  await seedObligations(kysely)
  await sql`insert into completions (company_id, obligation_id, date, result, entered_by, entered_at)
    select company_id, id, base_date, 'passed', 1, now() from obligations`.execute(kysely)
  await seedMemos(kysely)
  await seedJournal(kysely)
  await sql`vacuum analyze`.execute(kysely)
}

const seedMemos = async (kysely: Kysely<Schema>): Promise<void> => {
  await sql`update companies set last_memo_number = 300`.execute(kysely)
  await sql`insert into memos (company_id, number, section, status, recipient, name, full_name, author, note,
      duration, form_of_study, basis, formed_on, created_by, created_at)
    select c.id, n, case when n % 2 = 0 then 'ppe' else 'training' end,
      case when n % 50 = 0 then 'active' else 'completed' end, '', '', '', '', '', '', '', '', '2026-01-01', 1, now()
    from companies c, generate_series(1, 300) n`.execute(kysely)
}

const seedJournal = (kysely: Kysely<Schema>) =>
  sql`insert into journal (company_id, entered_by, entered_at, command, changes)
    select company_id, 1, now(), 'employees/change',
      json_build_array(json_build_object('record', 'employee', 'ids', json_build_array(id), 'before', '{}'::json, 'after', '{}'::json))
    from employees, generate_series(1, 2)`.execute(kysely)

const seedEmployees = (kysely: Kysely<Schema>, employees: number) =>
  sql`insert into employees (company_id, last_name, first_name, full_name, search_name, department_id,
      position_id, position_name, sex, birth_date, hire_date, dismissal_date, created_by, created_at)
    select c.id, 'Орлов', 'Пётр', 'Орлов Пётр ' || n * 37 % 1000, 'орлов петр ' || n * 37 % 1000,
      (select id from departments d where d.company_id = c.id order by id offset n % 20 limit 1),
      1, 'Машинист ' || n % 7, 'm', '1980-01-01', '2015-01-01', case when n % 10 = 0 then date '2025-01-01' end, 1,
      now()
    from companies c, generate_series(1, ${employees}::int) n`.execute(kysely)

const seedObligations = (kysely: Kysely<Schema>) =>
  sql`insert into obligations (company_id, employee_id, section, subject_name, quantity, event, established,
      found, risk_rank, periodicity, months, created_by, created_at, full_name, department_id, position_name,
      dismissed_on, listed, base_date, due)
    select e.company_id, e.id, section, case when level is null then 'Предмет ' || n end,
      case when section = 'ppe' then 2 end, event, level, level, case when level = 'low' then -2 else 0 end, 'every',
      months, 1, now(), full_name, department_id, position_name, dismissal_date, dismissal_date is null,
      date '2024-01-01', date '2026-11-01' + (e.id * n * 7919 % (months * 30))::int
    from employees e, (values
      (1, 'briefing', 6, null, null), (2, 'briefing', 6, null, null), (3, 'instruction', 12, null, null),
      (4, 'training', 36, null, null), (5, 'training', 12, null, null),
      (6, 'medicalExamination', 12, null, null), (7, 'ppe', 12, 'issuance', null), (8, 'ppe', 24, 'return', null),
      (9, 'workingConditions', 60, null, '2'), (10, 'risk', 60, null, 'low')
    ) as duty (n, section, months, event, level)`.execute(kysely)
