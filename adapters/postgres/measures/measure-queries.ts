import type { IncidentId } from '@osh/core/incidents/incident.ts'
import { findLastSoonDay, type OriginKind } from '@osh/core/measures/measure.ts'
import type {
  ListedMeasure,
  MeasureCounts,
  MeasureFilter,
  MeasureQueries,
  MeasureSource,
} from '@osh/core/measures/measure-repository.ts'
import type { Clock } from '@osh/core/shared/dates/clock.ts'
import type { LocalDate } from '@osh/core/shared/dates/local-date.ts'
import type { CompanyId } from '@osh/core/shared/identity.ts'
import { foldName } from '@osh/core/shared/names/name-search.ts'
import { COUNTED_TO } from '@osh/core/shared/page.ts'
import { notFound } from '@osh/core/shared/results/refusals.ts'
import { err, ok } from '@osh/core/shared/results/result.ts'
import { type Kysely, type RawBuilder, type Selectable, sql } from 'kysely'
import { findCompanyToday } from '../companies/company-today.ts'
import { notAnnulled } from '../incidents/incident-rows.ts'
import { listPage } from '../list-page.ts'
import type { Schema } from '../schema.ts'
import type { Store } from '../transact.ts'
import { readMeasureRow, readOrderRow } from './measure-rows.ts'
import type { MeasuresTable } from './measure-tables.ts'

/** A measure with columns of what it follows from, `of_` before each. */
export type ListedRow = Selectable<MeasuresTable> & {
  readonly of_happened: LocalDate | null
  readonly of_injured: string | null
  readonly of_number: string | null
  readonly of_issued: LocalDate | null
  readonly of_issuer: string | null
  readonly of_incident: IncidentId | null
  readonly of_became: IncidentId | null
  readonly attached: number
}

const columns = sql`m.*, o.number as of_number, o.issued_on as of_issued, o.issuer as of_issuer, o.incident_id as of_incident,
  t.incident_id as of_became,
  (select count(*)::int from incident_evidence e
    where e.company_id = m.company_id and e.measure_id = m.id and e.withdrawn_at is null) as attached,
  left(coalesce(t.occurred_at, (select i.occurred_at from incidents i
    where i.company_id = m.company_id and i.id = m.incident_id)), 10)::date as of_happened,
  coalesce(t.full_name, (select string_agg(p.full_name, ', ' order by p.row) from incident_injured p
    where p.company_id = m.company_id and p.incident_id = m.incident_id)) as of_injured`

const from = (companyId: CompanyId): RawBuilder<unknown> => sql`
  from measures m left join inspector_orders o on o.company_id = m.company_id and o.id = m.order_id
  left join microtraumas t on t.company_id = m.company_id and t.id = m.microtrauma_id
  where m.company_id = ${companyId}`

/** Of the measures `m`: none that follows from an annulled accident is listed or counted, but on its page. */
export const ofNoAnnulled: RawBuilder<boolean> = sql<boolean>`not exists (
  select from incidents i where i.company_id = m.company_id and i.id = m.incident_id and not (${notAnnulled}))`

const ORDER = sql`(m.done_on is not null), m.due_on, m.id`

export const readListedMeasure = (row: ListedRow): ListedMeasure => ({
  measure: readMeasureRow(row),
  source: sourceOf(row),
  attached: row.attached,
})

function sourceOf(row: ListedRow): MeasureSource {
  const measure = readMeasureRow(row)
  const { of_happened, of_injured, of_number, of_issued, of_issuer, of_incident, of_became } = row
  if (measure.origin.is === 'incident' && of_happened !== null)
    return {
      is: 'incident',
      incidentId: measure.origin.incidentId,
      happenedOn: of_happened,
      injured: of_injured ?? '',
    }
  if (measure.origin.is === 'microtrauma' && of_happened !== null)
    return {
      is: 'microtrauma',
      microtraumaId: measure.origin.microtraumaId,
      happenedOn: of_happened,
      injured: of_injured ?? '',
      incidentId: of_became,
    }
  if (measure.origin.is === 'inspector-order' && of_number !== null && of_issued !== null)
    return {
      is: 'inspector-order',
      orderId: measure.origin.orderId,
      number: of_number,
      issuedOn: of_issued,
      issuer: of_issuer ?? '',
      incidentId: of_incident,
    }
  if (measure.origin.is === 'plan') return { is: 'plan' }
  throw new Error('a measure of no origin')
}

/** The first measures that are to be done by a day, overdue ones before them. */
export async function listDueMeasures(
  kysely: Kysely<Schema>,
  companyId: CompanyId,
  to: LocalDate,
  limit: number,
): Promise<readonly ListedMeasure[]> {
  const { rows } = await sql<ListedRow>`
    select ${columns} ${from(companyId)} and m.removed_at is null and m.done_on is null and m.due_on <= ${to} and ${ofNoAnnulled}
    order by ${ORDER} limit ${limit}`.execute(kysely)
  return rows.map(readListedMeasure)
}

/** No further than core counts. */
export async function countMeasuresOf(
  kysely: Kysely<Schema>,
  companyId: CompanyId,
  today: LocalDate,
): Promise<MeasureCounts> {
  const some = (which: RawBuilder<unknown>) => sql`(select count(*)::int from (
    select from measures m where m.company_id = ${companyId} and m.removed_at is null and m.done_on is null
      and ${ofNoAnnulled} ${which}
    limit ${COUNTED_TO}) counted)`
  const { rows } = await sql<MeasureCounts>`
    select ${some(sql``)} as open, ${some(sql`and due_on < ${today}`)} as overdue,
      ${some(sql`and due_on between ${today} and ${findLastSoonDay(today)}`)} as soon`.execute(kysely)
  return rows[0] ?? { open: 0, overdue: 0, soon: 0 }
}

export const makeMeasureQueries = ({ kysely }: Store, clock: Clock): MeasureQueries => ({
  listPage: async (companyId, { page, limit, ...filter }) => {
    const today = await findCompanyToday(kysely, clock, companyId)
    const list = { columns, from: sql`${from(companyId)} ${narrowed(filter, today)}`, order: ORDER }
    const { items, ...counted } = await listPage<ListedRow>(kysely, list, { page, limit })
    return { ...counted, items: items.map(readListedMeasure) }
  },
  listForIncident: async (companyId, id) => {
    const { rows } = await sql<ListedRow>`
      select ${columns} ${from(companyId)} and m.removed_at is null
        and (m.incident_id = ${id} or o.incident_id = ${id} or t.incident_id = ${id}) order by ${ORDER}`.execute(
      kysely,
    )
    return rows.map(readListedMeasure)
  },
  listForMicrotrauma: async (companyId, id) => {
    const { rows } = await sql<ListedRow>`
      select ${columns} ${from(companyId)} and m.removed_at is null and m.microtrauma_id = ${id}
      order by ${ORDER}`.execute(kysely)
    return rows.map(readListedMeasure)
  },
  listForOrder: async (companyId, id) => {
    const own = kysely.selectFrom('measures').where('company_id', '=', companyId)
    const points = own.where('order_id', '=', id).where('removed_at', 'is', null)
    return (await points.selectAll().orderBy('id').execute()).map(readMeasureRow)
  },
  countByState: async (companyId) =>
    countMeasuresOf(kysely, companyId, await findCompanyToday(kysely, clock, companyId)),
  findOrder: async (companyId, id) => {
    const own = kysely.selectFrom('inspector_orders').where('company_id', '=', companyId)
    const row = await own.where('id', '=', id).selectAll().executeTakeFirst()
    return row ? ok(readOrderRow(row)) : err(notFound)
  },
})

const inState = (state: MeasureFilter['state'], today: LocalDate): RawBuilder<unknown> => {
  switch (state) {
    case null:
      return sql`and m.removed_at is null`
    case 'removed':
      return sql`and m.removed_at is not null`
    case 'done':
      return sql`and m.removed_at is null and m.done_on is not null`
    case 'open':
      return sql`and m.removed_at is null and m.done_on is null`
    case 'overdue':
      return sql`and m.removed_at is null and m.done_on is null and m.due_on < ${today}`
  }
}

const ofOrigin = (origin: OriginKind | null): RawBuilder<unknown> =>
  origin === null ? sql`` : sql`and m.origin = ${origin}`

function narrowed({ search, state, origin }: MeasureFilter, today: LocalDate): RawBuilder<unknown> {
  const sought = foldName(search)
  const found =
    sought === ''
      ? sql``
      : sql`and (strpos(m.what_key, ${sought}) > 0 or strpos(m.responsible_key, ${sought}) > 0)`
  return sql`and ${ofNoAnnulled} ${inState(state, today)} ${ofOrigin(origin)} ${found}`
}
