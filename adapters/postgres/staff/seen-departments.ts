import type { SeenDepartments } from '@osh/core/rights/membership.ts'
import { type RawBuilder, sql } from 'kysely'

/** Whether a row whose department is in that column is of someone they see. */
export const isSeen = (seen: SeenDepartments, column: string): RawBuilder<boolean> =>
  seen === null ? sql`true` : sql`${sql.ref(column)} = any(${[...seen]}::bigint[])`

/** `and …`, nothing where all are seen: the statement stays the one that everyone else asks. */
export const andSeen = (seen: SeenDepartments, column: string): RawBuilder<unknown> =>
  seen === null ? sql`` : sql`and ${isSeen(seen, column)}`

/** Whether a row of alias `t`, which names an employee, is of someone they see. */
export const isOfSeen = (seen: SeenDepartments, t: string): RawBuilder<boolean> =>
  seen === null
    ? sql`true`
    : sql`exists (select from employees seen where seen.company_id = ${sql.ref(`${t}.company_id`)}
        and seen.id = ${sql.ref(`${t}.employee_id`)} and ${isSeen(seen, 'seen.department_id')})`

/** Whether all rows of the memo `t` are of people they see. */
export const isWhollySeen = (seen: SeenDepartments, t: string): RawBuilder<boolean> =>
  seen === null
    ? sql`true`
    : sql`not exists (
        select from memo_rows r join employees seen on seen.company_id = r.company_id and seen.id = r.employee_id
        where r.company_id = ${sql.ref(`${t}.company_id`)} and r.memo_id = ${sql.ref(`${t}.id`)}
          and seen.department_id <> all(${[...seen]}::bigint[]))`
