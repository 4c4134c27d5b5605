import type { CompanyId } from '@osh/core/companies/company.ts'
import type { Employee, EmployeeId } from '@osh/core/employees/employee.ts'
import type { Completion } from '@osh/core/obligations/completion.ts'
import type { KnownObligation } from '@osh/core/obligations/facts/obligation-facts.ts'
import type { ObligationId } from '@osh/core/obligations/obligation.ts'
import type { PpeFact } from '@osh/core/obligations/ppe/holding.ts'
import { takePpeFacts } from '@osh/core/obligations/ppe/ppe-facts.ts'
import type { SeenDepartments } from '@osh/core/rights/membership.ts'
import { type Kysely, sql } from 'kysely'
import type { Schema } from '../schema.ts'
import { EMPLOYEE_COLUMNS, readEmployee } from '../staff/employee-columns.ts'
import { andSeen, isSeen } from '../staff/seen-departments.ts'
import type { Work } from '../transact.ts'
import { ASKED_COLUMNS, type AskedRow, readCompletionRow, readObligation } from './obligation-columns.ts'
import type { CompletionRow } from './obligation-tables.ts'

/** Locks employees against another change of what they hold or of who they are; in the order of ids. */
export async function lockEmployees(
  work: Work,
  companyId: CompanyId,
  ids: readonly EmployeeId[],
  seen: SeenDepartments,
): Promise<ReadonlyMap<EmployeeId, Employee>> {
  const locked = await work
    .selectFrom('employees')
    .where('company_id', '=', companyId)
    .where(sql<boolean>`id = any(${ids}::bigint[])`)
    .where(isSeen(seen, 'department_id'))
    .select(EMPLOYEE_COLUMNS)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
  return new Map(locked.map((row) => [row.id, readEmployee(row)]))
}

/**
 * Locks obligations in the order of ids, then reads them with all their completions: after a wait for another
 * transaction what is read is what that one has left.
 */
export async function lockObligations(
  work: Work,
  companyId: CompanyId,
  ids: readonly ObligationId[],
  seen: SeenDepartments,
): Promise<ReadonlyMap<ObligationId, KnownObligation>> {
  await work
    .selectFrom('obligations')
    .where('company_id', '=', companyId)
    .where(sql<boolean>`id = any(${ids}::bigint[])`)
    .where(isSeen(seen, 'department_id'))
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
  return readObligations(
    work,
    companyId,
    sql`o.id = any(${ids}::bigint[]) ${andSeen(seen, 'o.department_id')}`,
  )
}

/** Every PPE fact of the employees, removed obligations' too. */
export async function listPpeFacts(
  kysely: Kysely<Schema>,
  companyId: CompanyId,
  employees: readonly EmployeeId[],
  seen: SeenDepartments,
): Promise<readonly PpeFact[]> {
  const ofEmployees = sql`o.employee_id = any(${employees}::bigint[]) and o.section = 'ppe'
    ${andSeen(seen, 'o.department_id')}`
  const known = await readObligations(kysely, companyId, ofEmployees)
  return [...known.values()].flatMap(({ obligation, completions }) => takePpeFacts(obligation, completions))
}

/** Of thousands of obligations each column that is read counts. */
const KNOWN = sql.raw(
  [...ASKED_COLUMNS, 'full_name', 'position_name'].map((column) => `o.${column}`).join(', '),
)
type KnownRow = AskedRow & {
  readonly full_name: string
  readonly position_name: string
  readonly department: string
}

export async function readObligations(
  kysely: Kysely<Schema>,
  companyId: CompanyId,
  which: ReturnType<typeof sql>,
): Promise<ReadonlyMap<ObligationId, KnownObligation>> {
  const { rows } = await sql<KnownRow>`
    select ${KNOWN}, m.number as memo_number, d.name as department
    from obligations o
      join departments d on d.company_id = o.company_id and d.id = o.department_id
      left join memos m on m.company_id = o.company_id and m.id = o.memo_id
    where o.company_id = ${companyId} and ${which}
    order by o.id`.execute(kysely)
  const completions = await mapCompletions(
    kysely,
    companyId,
    rows.map(({ id }) => id),
  )
  return new Map(
    rows.map((row) => [
      row.id,
      {
        obligation: readObligation(row),
        completions: completions.get(row.id) ?? [],
        fullName: row.full_name,
        department: row.department,
        position: row.position_name,
      },
    ]),
  )
}

async function mapCompletions(
  kysely: Kysely<Schema>,
  companyId: CompanyId,
  ids: readonly ObligationId[],
): Promise<ReadonlyMap<ObligationId, Completion[]>> {
  const { rows } = await sql<CompletionRow>`
    select * from completions
    where company_id = ${companyId} and obligation_id = any(${ids}::bigint[])
    order by id`.execute(kysely)
  return Map.groupBy(rows.map(readCompletionRow), (completion) => completion.obligationId)
}
