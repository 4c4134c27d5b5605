import type { CompanyId } from '@osh/core/companies/company.ts'
import type { MemoId } from '@osh/core/memos/memo.ts'
import type { SeenDepartments } from '@osh/core/rights/membership.ts'
import type { Section } from '@osh/core/sections/section.ts'
import type { LocalDate } from '@osh/core/shared/dates/local-date.ts'
import { COUNTED_TO, type Listed } from '@osh/core/shared/page.ts'
import { type AwaitedMemo, findTooLongAgo, MEMOS_TOLD, NAMES_TOLD } from '@osh/core/today/awaited-memo.ts'
import { type Kysely, sql } from 'kysely'
import { countUpTo } from '../list-page.ts'
import type { Schema } from '../schema.ts'
import { isWhollySeen } from '../staff/seen-departments.ts'

type MemoRow = {
  readonly id: MemoId
  readonly number: number
  readonly section: Section
  readonly formed_on: LocalDate
  readonly rows: number
  readonly pending: number
  readonly people: number
  readonly names: readonly string[] | null
  readonly last_done: LocalDate | null
  readonly counted: number
}

type Place = { readonly companyId: CompanyId; readonly today: LocalDate; readonly seen: SeenDepartments }

/** Active memos of people they all see that are open too long, by the index of those that are active. */
export async function listAwaitedMemos(
  kysely: Kysely<Schema>,
  { companyId, today, seen }: Place,
): Promise<Listed<AwaitedMemo>> {
  const waiting = sql`from memos m
    where m.company_id = ${companyId} and m.status = 'active' and m.formed_on <= ${findTooLongAgo(today)}
      and ${isWhollySeen(seen, 'm')}`
  const order = sql`m.formed_on, m.number`
  const { rows } = await sql<MemoRow>`
    select m.id, m.number, m.section, m.formed_on, r.*, p.names, ${countUpTo(waiting, order, COUNTED_TO + 1)} as counted
    from (select m.* ${waiting} order by ${order} limit ${MEMOS_TOLD}) m cross join lateral (
      select count(*) as rows, count(*) filter (where r.outcome = 'pending') as pending,
        count(distinct r.employee_id) filter (where r.outcome = 'pending') as people, max(r.completed_on) as last_done
      from memo_rows r where r.company_id = ${companyId} and r.memo_id = m.id) r
    cross join lateral (select array_agg(p.full_name order by p.place) as names from (
      select r.full_name, min(r.place) as place from memo_rows r
      where r.company_id = ${companyId} and r.memo_id = m.id and r.outcome = 'pending'
      group by r.employee_id, r.full_name order by place limit ${sql.lit(NAMES_TOLD)}) p) p
    order by ${order}`.execute(kysely)
  const counted = rows[0]?.counted ?? 0
  return {
    items: rows.map(readAwaitedMemo),
    total: Math.min(counted, COUNTED_TO),
    more: counted > COUNTED_TO,
  }
}

const readAwaitedMemo = ({ id, number, formed_on, last_done, names, ...row }: MemoRow): AwaitedMemo => ({
  memo: { id, number },
  section: row.section,
  formedOn: formed_on,
  rows: row.rows,
  pending: row.pending,
  people: row.people,
  names: names ?? [],
  lastDone: last_done,
})
