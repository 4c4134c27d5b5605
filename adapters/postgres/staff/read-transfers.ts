import { computeMomentIn } from '@osh/core/companies/time-zones.ts'
import type { EmployeeId } from '@osh/core/employees/employee.ts'
import type { Transfers } from '@osh/core/employees/transfers.ts'
import type { Instant } from '@osh/core/shared/dates/instant.ts'
import type { LocalDate } from '@osh/core/shared/dates/local-date.ts'
import { takeMomentDay } from '@osh/core/shared/dates/local-moment.ts'
import type { CompanyId } from '@osh/core/shared/identity.ts'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import { keyOfRecord } from '../journal/postgres-journal.ts'
import type { Schema } from '../schema.ts'

type Row = { readonly employee: EmployeeId; readonly at: Instant; readonly zone: string }

type Wanted = {
  /** One employee's alone; everyone's unless given. */
  readonly employeeId?: EmployeeId | null
  /** None before that day is needed; of all time unless given. */
  readonly from?: LocalDate
}

/** The transfers of the company's journal; see `mapTransfers`. */
export async function readTransfers(
  kysely: Kysely<Schema>,
  company: CompanyId,
  { employeeId = null, from }: Wanted = {},
): Promise<Transfers> {
  const { rows } = await sql<Row>`
    select t.employee, max(t.entered_at) as at, c.time_zone as zone
    from (
      select unnest(journal_transferred(changes)) as employee, entered_at, id from journal
      where company_id = ${company} and journal_transferred(changes) <> '{}'
        ${employeeId === null ? sql`` : namesEmployee(company, employeeId)}
        ${from === undefined ? sql`` : sql`and entered_at >= ${from}::date - 1`}
    ) t join companies c on c.id = ${company}
    where ${employeeId}::bigint is null or t.employee = ${employeeId}
    group by t.employee, c.time_zone order by min(t.id)`.execute(kysely)
  return new Map(rows.map(({ employee, at, zone }) => [employee, takeMomentDay(computeMomentIn(zone, at))]))
}

const namesEmployee = (company: CompanyId, id: EmployeeId): RawBuilder<unknown> =>
  sql`and journal_records(company_id, changes) @> ${[keyOfRecord(company, { record: 'employee', id })]}::text[]`
