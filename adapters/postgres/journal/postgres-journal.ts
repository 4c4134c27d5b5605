import type { RecordChange } from '@osh/core/commands/journal.ts'
import { type ChainedLine, noChain, type Seal } from '@osh/core/journal/chain.ts'
import type { JournalRecord } from '@osh/core/journal/journal-record.ts'
import {
  type ChainedJournal,
  type JournalFilter,
  type JournalQueries,
  MOST_TOLD,
  type ToldLine,
  tellChanges,
} from '@osh/core/journal/journal-repository.ts'
import type { Instant } from '@osh/core/shared/dates/instant.ts'
import type { CompanyId, UserId } from '@osh/core/shared/identity.ts'
import { type RawBuilder, sql } from 'kysely'
import { listPage } from '../list-page.ts'
import type { Store } from '../transact.ts'

type Row = {
  id: number
  number: number | null
  entered_by: UserId
  entered_at: Instant
  command: string
  told: readonly RecordChange[]
  count: number
}

/** Lines of an export that are in memory at a time. */
const BATCH = 100

export const makeJournalQueries = ({ kysely }: Store): JournalQueries & ChainedJournal => ({
  listPage: async (companyId, { page, limit, ...filter }) => {
    const list = { columns, from: from(companyId, filter), order: sql`j.id desc` }
    const { items, ...counted } = await listPage<Row>(kysely, list, { page, limit })
    return { ...counted, items: items.map(readToldLine) }
  },
  listChained: async (companyId, after, filter) => {
    const { rows } = await sql<ChainedRow>`
      select j.id, j.number, j.entered_by as by, j.entered_at as at, j.command, j.changes, j.seals, j.link
      ${from(companyId, filter)} and j.number > ${after} order by j.number limit ${BATCH}`.execute(kysely)
    return rows.map((row) => ({ ...row, companyId }))
  },
  findHead: async (companyId) => {
    const { rows } = await sql<{ number: number | null; link: string | null; waiting: number }>`
      select h.number, h.link,
        (select count(*)::int from journal where company_id = ${companyId} and number is null) as waiting
      from (select 1) one left join journal_heads h on h.company_id = ${companyId}`.execute(kysely)
    const [row] = rows
    const head = row?.number && row.link ? { number: row.number, link: row.link } : noChain
    return { head, waiting: row?.waiting ?? 0 }
  },
})

type ChainedRow = Omit<ChainedLine, 'companyId' | 'seals'> & { readonly seals: readonly Seal[] }

const columns = sql`j.id, j.number, j.entered_by, j.entered_at, j.command, json_array_length(j.changes) as count,
  (select json_agg(c) from (select c from json_array_elements(j.changes) as c limit ${MOST_TOLD}) as f) as told`

const readToldLine = ({ id, number, entered_by, entered_at, command, told, count }: Row): ToldLine => ({
  ...{ id, number, by: entered_by, at: entered_at, command, count },
  changes: tellChanges(told),
})

/** As `journal_records` of the migrations has it. */
export const keyOfRecord = (companyId: CompanyId, { record, id }: JournalRecord): string =>
  `${companyId}/${record}/${id}`

function from(companyId: CompanyId, { by, area, record, from, to }: JournalFilter): RawBuilder<unknown> {
  const zone = sql`(select c.time_zone from companies c where c.id = ${companyId})`
  const all = [
    sql`j.company_id = ${companyId}`,
    ...(by === null ? [] : [sql`j.entered_by = ${by}`]),
    ...(area === null ? [] : [sql`split_part(j.command, '/', 1) = ${area}`]),
    ...(record === null
      ? []
      : [sql`journal_records(j.company_id, j.changes) @> ${[keyOfRecord(companyId, record)]}::text[]`]),
    ...(from === null ? [] : [sql`j.entered_at >= (${from}::date)::timestamp at time zone ${zone}`]),
    ...(to === null ? [] : [sql`j.entered_at < (${to}::date + 1)::timestamp at time zone ${zone}`]),
  ]
  return sql`from journal j where ${sql.join(all, sql` and `)}`
}
