import { gatherLacks } from '@osh/core/documents/sources/facts/gather-lacks.ts'
import type { EmployeeId } from '@osh/core/employees/employee.ts'
import { addresseeKinds } from '@osh/core/incidents/addressees/addressee.ts'
import type { IncidentFilter, IncidentQueries } from '@osh/core/incidents/incident-repository.ts'
import { deriveSeverity, isGroup } from '@osh/core/norms/accidents/degree.ts'
import type { CompanyId } from '@osh/core/shared/identity.ts'
import { foldName } from '@osh/core/shared/names/name-search.ts'
import { notFound } from '@osh/core/shared/results/refusals.ts'
import { err, ok } from '@osh/core/shared/results/result.ts'
import { type RawBuilder, sql } from 'kysely'
import { pickFields, readSigned } from '../columns.ts'
import { listPage } from '../list-page.ts'
import { makePastRecords } from '../past-records.ts'
import { readGround } from '../requirements/read-ground.ts'
import type { Store } from '../transact.ts'
import { buildChronology, eventColumns } from './chronology-rows.ts'
import {
  addresseeFields,
  type IncidentRow,
  incidentColumns,
  notAnnulled,
  readIncidentRow,
  readIncidents,
} from './incident-rows.ts'

const LATEST = sql`i.occurred_at desc, i.id desc`

export function makeIncidentQueries(store: Store): IncidentQueries {
  const kept = makeKeptIncidents(store)
  const readOne = (companyId: CompanyId, employeeId: EmployeeId) =>
    readGround(store.kysely, companyId, { positionId: null, departmentId: null, employeeId }, null)
  const records = { get: kept.get, past: makePastRecords(store), readGround: readOne }
  return { ...kept, readLacks: (companyId, id) => gatherLacks(records, companyId, id) }
}

const makeKeptIncidents = ({ kysely }: Store): Omit<IncidentQueries, 'readLacks'> => ({
  listPage: async (companyId, { page, limit, ...filter }) => {
    const from = sql`from incidents i where i.company_id = ${companyId} ${narrow(filter)}`
    const list = { columns: incidentColumns, from, order: LATEST }
    const { items, ...counted } = await listPage<IncidentRow>(kysely, list, { page, limit })
    return { ...counted, items: items.map(readIncidentRow) }
  },
  get: async (companyId, id) => {
    const [known] = await readIncidents(kysely, companyId, sql`i.id = ${id}`)
    return known ? ok(known) : err(notFound)
  },
  listAddressees: async (companyId) => {
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
          ...pickFields(row, ['companyId', ...addresseeFields]),
          entered: readSigned('entered', row),
        })),
    )
  },
  readChronology: async (companyId, id) => {
    const rows = await kysely
      .selectFrom('incident_events')
      .where('company_id', '=', companyId)
      .where('incident_id', '=', id)
      .select(eventColumns)
      .orderBy('id')
      .execute()
    return buildChronology(rows)
  },
})

const inState = (state: IncidentFilter['state']): RawBuilder<unknown> => {
  switch (state) {
    case null:
      return sql`and ${notAnnulled}`
    case 'in-process':
      return sql`and ${notAnnulled} and i.completed_on is null`
    case 'completed':
      return sql`and ${notAnnulled} and i.completed_on is not null`
    case 'annulled':
      return sql`and not (${notAnnulled})`
  }
}

function narrow({ search, state, degree }: IncidentFilter): RawBuilder<unknown> {
  const named = sql`and exists (select from incident_injured p
    where p.company_id = i.company_id and p.incident_id = i.id and strpos(p.name_key, ${foldName(search)}) > 0)`
  return sql.join(
    [
      search === '' ? sql`` : named,
      inState(state),
      degree === null
        ? sql``
        : sql`and i.severity = ${deriveSeverity(degree)} and ${isGroup(degree)} = ((select count(*) from incident_injured p
            where p.company_id = i.company_id and p.incident_id = i.id) > 1)`,
    ],
    sql` `,
  )
}
