import type { Writers } from '@osh/core/commands/apply.ts'
import type { KeptAddressee } from '@osh/core/incidents/addressees/addressee-facts.ts'
import type { KeptEvent } from '@osh/core/incidents/chronology.ts'
import type { Incident } from '@osh/core/incidents/incident.ts'
import type { IncidentsWrite } from '@osh/core/incidents/incident-facts.ts'
import { buildSignedColumns, pickColumns } from '../columns.ts'
import type { Work } from '../transact.ts'
import { deleteRows, insertRows, makeInserter, updateRows } from '../write-rows.ts'
import { addresseeFields, buildIncidentRow, buildInjuredRows } from './incident-rows.ts'

export const incidentWriters: Writers<IncidentsWrite, Work, Promise<void>> = {
  'new-incidents': async (work, rows) => {
    const all = rows.map(({ incident, entered }) => ({
      ...buildIncidentRow(incident),
      ...buildSignedColumns('created', entered),
    }))
    await insertRows(work, 'incidents', all)
    await insertInjured(
      work,
      rows.map(({ incident }) => incident),
    )
  },
  'changed-incidents': async (work, rows) => {
    await updateRows(work, 'incidents', ['company_id', 'id'], rows.map(buildIncidentRow))
    const keys = rows.map(({ companyId, id }) => ({ company_id: companyId, incident_id: id }))
    await deleteRows(work, 'incident_injured', ['company_id', 'incident_id'], keys)
    await insertInjured(work, rows)
  },
  addressees: makeInserter('incident_addressees', (row: KeptAddressee) =>
    pickColumns(row, ['companyId', 'id', ...addresseeFields], ['entered']),
  ),
  'incident-events': makeInserter('incident_events', (row: KeptEvent) =>
    pickColumns(row, ['companyId', 'incidentId', 'before', 'after'], ['entered']),
  ),
}

const insertInjured = (work: Work, incidents: readonly Incident[]): Promise<void> =>
  insertRows(work, 'incident_injured', incidents.flatMap(buildInjuredRows))
