import type { CompanyId } from '@osh/core/companies/company.ts'
import type { Away } from '@osh/core/employees/absences/absence.ts'
import type { EmployeeId } from '@osh/core/employees/employee.ts'
import type { LocalDate } from '@osh/core/shared/dates/local-date.ts'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Schema } from '../schema.ts'

/** `from absences a where …`: the company's that the day is in, as core's `covers` says. */
const absentOn = (companyId: CompanyId, day: LocalDate): RawBuilder<unknown> =>
  sql`from absences a
    where a.company_id = ${companyId} and a.from_day <= ${day} and (a.to_day is null or a.to_day >= ${day})`

/** The employees who are away on the day, for `in (…)`: looked up once for a whole query. */
export const awayIds = (companyId: CompanyId, day: LocalDate): RawBuilder<unknown> =>
  sql`select a.employee_id ${absentOn(companyId, day)}`

/** `lateral (…)`: why an employee is away on the day, and until when, as `away_kind` and `away_to`. */
export const awayOf = (
  companyId: CompanyId,
  employee: RawBuilder<unknown>,
  day: LocalDate,
): RawBuilder<unknown> =>
  sql`lateral (
    select a.kind as away_kind, a.to_day as away_to ${absentOn(companyId, day)} and a.employee_id = ${employee}
    limit 1)`

type AwayColumns = { readonly away_kind: Away['kind'] | null; readonly away_to: LocalDate | null }

export const readAway = ({ away_kind, away_to }: AwayColumns): Away | null =>
  away_kind === null ? null : { kind: away_kind, to: away_to }

/** Why each of the company's employees who is away on the day is, and until when. */
export async function mapAway(
  kysely: Kysely<Schema>,
  companyId: CompanyId,
  day: LocalDate,
): Promise<ReadonlyMap<EmployeeId, Away>> {
  const { rows } = await sql<{ employee_id: EmployeeId; kind: Away['kind']; to_day: LocalDate | null }>`
    select a.employee_id, a.kind, a.to_day ${absentOn(companyId, day)}`.execute(kysely)
  return new Map(rows.map(({ employee_id, kind, to_day }) => [employee_id, { kind, to: to_day }]))
}
