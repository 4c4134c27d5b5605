import { addresseeKinds } from '@osh/core/incidents/addressees/addressee.ts'
import type { IncidentFilter, IncidentQueries } from '@osh/core/incidents/incident-repository.ts'
import { foldName } from '@osh/core/shared/names/name-search.ts'
import { notFound } from '@osh/core/shared/results/refusals.ts'
import { err, ok } from '@osh/core/shared/results/result.ts'
import { type RawBuilder, sql } from 'kysely'
import { fieldsOf, signedOf } from '../columns.ts'
import { listPage } from '../list-page.ts'
import type { Store } from '../transact.ts'
import { chronologyOf, eventColumns } from './chronology-rows.ts'
import {
  addresseeFields,
  type IncidentRow,
  incidentColumns,
  incidentOf,
  readIncidents,
} from './incident-rows.ts'

const LATEST = sql`i.occurred_at desc, i.id desc`

export const incidentQueries = ({ kysely }: Store): IncidentQueries => ({
  page: async (companyId, { page, limit, ...filter }) => {
    const from = sql`from incidents i where i.company_id = ${companyId} ${narrow(filter)}`
    const list = { columns: incidentColumns, from, order: LATEST }
    const { items, ...counted } = await listPage<IncidentRow>(kysely, list, { page, limit })
    return { ...counted, items: items.map(incidentOf) }
  },
  get: async (companyId, id) => {
    const [known] = await readIncidents(kysely, companyId, sql`i.id = ${id}`)
    return known ? ok(known) : err(notFound)
  },
  addressees: async (companyId) => {
    const rows = await kysely
      .selectFrom('incident_addressees')
      .where('company_id', '=', companyId)
      .distinctOn('kind')
      .orderBy('kind')
      .orderBy('id', 'desc')
      .selectAll()
      .execute()
    return addresseeKinds.flatMap((kind) =>
      rows
        .filter((row) => row.kind === kind)
        .map((row) => ({
          ...fieldsOf(row, ['companyId', ...addresseeFields]),
          entered: signedOf('entered', row),
        })),
    )
  },
  chronology: async (companyId, id) => {
    const rows = await kysely
      .selectFrom('incident_events')
      .where('company_id', '=', companyId)
      .where('incident_id', '=', id)
      .select(eventColumns)
      .orderBy('id')
      .execute()
    return chronologyOf(rows)
  },
})

function narrow({ search, state, severity }: IncidentFilter): RawBuilder<unknown> {
  const named = sql`and exists (select from incident_injured p
    where p.company_id = i.company_id and p.incident_id = i.id and strpos(p.name_key, ${foldName(search)}) > 0)`
  return sql.join(
    [
      search === '' ? sql`` : named,
      state === null
        ? sql``
        : sql`and i.completed_on is ${state === 'completed' ? sql`not null` : sql`null`}`,
      severity === null ? sql`` : sql`and i.severity = ${severity}`,
    ],
    sql` `,
  )
}
