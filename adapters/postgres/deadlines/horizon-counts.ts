import type { CompanyId } from '@osh/core/companies/company.ts'
import type { Horizon } from '@osh/core/deadline-tables/deadline-table.ts'
import { findWindowEnd, listWindowMonths } from '@osh/core/deadlines/window.ts'
import type { SeenDepartments } from '@osh/core/rights/membership.ts'
import { type Section, sections } from '@osh/core/sections/section.ts'
import { addDays, type LocalDate } from '@osh/core/shared/dates/local-date.ts'
import { COUNTED_TO } from '@osh/core/shared/page.ts'
import { type Kysely, sql } from 'kysely'
import { countUpTo } from '../list-page.ts'
import type { Schema } from '../schema.ts'
import { isEmployedOn } from '../staff/employed-on.ts'
import { andSeen } from '../staff/seen-departments.ts'
import { byDeadline } from './deadline-order.ts'
import { type DueQuery, dueObligations } from './due-obligations.ts'
import { type Narrowed, narrowBy } from './narrow-by.ts'

type Place = {
  readonly companyId: CompanyId
  readonly today: LocalDate
  readonly seen: SeenDepartments
}

/** A table of the section, as far as its filter leaves it. */
type Table = { readonly section: Section; readonly filter: Narrowed }

const whole = { from: null, waiting: null }
const atWork = { from: null, waiting: false }

/** Of one section, as far as the filter leaves it: its window as a whole, what is overdue, each month, all in one query. */
export async function readHorizon(kysely: Kysely<Schema>, table: Table, place: Place): Promise<Horizon> {
  const { section } = table
  const { today } = place
  const months = listWindowMonths(section, today)
  const all = { ...place, ...table }
  const to = findWindowEnd(section, today)
  const [total = 0, overdue = 0, waiting = 0, ...counts] = await countRows(kysely, [
    { ...all, ...whole, to },
    { ...all, ...atWork, to: addDays(today, -1) },
    { ...all, ...whole, to, waiting: true },
    ...months.map((month) => ({ ...all, ...atWork, ...month })),
  ])
  const next = total === 0 ? await findNextDue(kysely, { ...all, ...whole, to: null }) : null
  return {
    total,
    overdue,
    waiting,
    months: months.map((month, i) => ({ ...month, count: counts[i] ?? 0 })),
    next,
    allDone: total === 0 && next === null && (await isAnyAssigned(kysely, table, place)),
  }
}

/** Overdue rows of every section, in one query. */
export async function countOverdue(
  kysely: Kysely<Schema>,
  place: Place,
): Promise<Readonly<Record<Section, number>>> {
  const to = addDays(place.today, -1)
  const counts = await countRows(
    kysely,
    sections.map((section) => ({ ...place, section, ...atWork, to })),
  )
  return Object.fromEntries(sections.map((section, i) => [section, counts[i] ?? 0])) as Record<
    Section,
    number
  >
}

/** Counts of several queries, each no further than core counts. */
async function countRows(kysely: Kysely<Schema>, queries: readonly DueQuery[]): Promise<readonly number[]> {
  const counts = queries.map((query) => countUpTo(dueObligations(query), byDeadline, COUNTED_TO))
  const { rows } = await sql<{ counts: number[] }>`
    select array[${sql.join(counts)}]::bigint[] as counts`.execute(kysely)
  return rows[0]?.counts ?? []
}

/** Of a table in which nothing is due. */
async function isAnyAssigned(
  kysely: Kysely<Schema>,
  { section, filter }: Table,
  { companyId, seen, today }: Place,
): Promise<boolean> {
  const { rows } = await sql<{ any: boolean }>`
    select exists (select from obligations o
      where o.company_id = ${companyId} and o.section = ${section} and o.listed and o.due is null and o.removed_at is null
        ${andSeen(seen, 'o.department_id')} ${narrowBy(companyId, section, filter)}
        and ${isEmployedOn('o.dismissed_on', today)}) as any`.execute(kysely)
  return rows[0]?.any ?? false
}

async function findNextDue(kysely: Kysely<Schema>, query: DueQuery): Promise<Horizon['next']> {
  const { rows } = await sql<{ due: LocalDate; full_name: string }>`
    select o.due, o.full_name ${dueObligations(query)} order by ${byDeadline} limit 1`.execute(kysely)
  return rows[0] ? { deadline: rows[0].due, fullName: rows[0].full_name } : null
}
