import type { Writers } from '@osh/core/commands/apply.ts'
import type { Incident } from '@osh/core/incidents/incident.ts'
import type { IncidentsWrite } from '@osh/core/incidents/incident-facts.ts'
import { columnsOf, signedColumns } from '../columns.ts'
import type { Work } from '../transact.ts'
import { deleteRows, insertRows, updateRows } from '../write-rows.ts'
import { addresseeFields, rowOfIncident, rowsOfInjured } from './incident-rows.ts'

export const incidentWriters: Writers<IncidentsWrite, Work, Promise<void>> = {
  'new-incidents': async (work, rows) => {
    const all = rows.map(({ incident, entered }) => ({
      ...rowOfIncident(incident),
      ...signedColumns('created', entered),
    }))
    await insertRows(work, 'incidents', all)
    await insertInjured(
      work,
      rows.map(({ incident }) => incident),
    )
  },
  'changed-incidents': async (work, rows) => {
    await updateRows(work, 'incidents', ['company_id', 'id'], rows.map(rowOfIncident))
    const keys = rows.map(({ companyId, id }) => ({ company_id: companyId, incident_id: id }))
    await deleteRows(work, 'incident_injured', ['company_id', 'incident_id'], keys)
    await insertInjured(work, rows)
  },
  addressees: (work, rows) =>
    insertRows(
      work,
      'incident_addressees',
      rows.map(({ entered, ...row }) => ({
        ...columnsOf(row, ['companyId', 'id', ...addresseeFields]),
        ...signedColumns('entered', entered),
      })),
    ),
  'incident-events': (work, rows) =>
    insertRows(
      work,
      'incident_events',
      rows.map(({ companyId, incidentId, before, after, entered }) => ({
        company_id: companyId,
        incident_id: incidentId,
        before,
        after,
        ...signedColumns('entered', entered),
      })),
    ),
}

const insertInjured = (work: Work, incidents: readonly Incident[]): Promise<void> =>
  insertRows(work, 'incident_injured', incidents.flatMap(rowsOfInjured))
