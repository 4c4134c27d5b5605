import type { Writers } from '@osh/core/commands/apply.ts'
import type { Answers } from '@osh/core/commands/follow.ts'
import type { CompanyId } from '@osh/core/companies/company.ts'
import { gatherLacks } from '@osh/core/documents/sources/facts/gather-lacks.ts'
import type { EmployeeId } from '@osh/core/employees/employee.ts'
import { addresseeKinds } from '@osh/core/incidents/addressees/addressee.ts'
import type { IncidentEvent } from '@osh/core/incidents/chronology.ts'
import { type Incident, type IncidentId, nothingYet } from '@osh/core/incidents/incident.ts'
import type { IncidentQuestion, IncidentsWrite } from '@osh/core/incidents/incident-facts.ts'
import {
  compareByOccurrence,
  type IncidentQueries,
  isListed,
} from '@osh/core/incidents/incident-repository.ts'
import { pageOf } from '@osh/core/shared/page.ts'
import { notFound } from '@osh/core/shared/results/refusals.ts'
import { err, ok } from '@osh/core/shared/results/result.ts'
import type { Ledger } from '../ledger.ts'
import { makeMemoryPastRecords } from '../memory-past-records.ts'
import { readGroundIn } from '../requirements/requirements.ts'
import { findNextId, replaceById, type State } from '../state.ts'

/** What an older version of the program has kept knows nothing of what came with a newer one. */
export const listIncidents = ({ incidents = [] }: State, companyId: CompanyId): readonly Incident[] =>
  incidents.filter((one) => one.companyId === companyId).map((one) => ({ ...nothingYet, ...one }))

export const answerIncidents = (state: State): Answers<IncidentQuestion> => ({
  incident: ({ companyId, id }) => listIncidents(state, companyId).find((one) => one.id === id) ?? null,
  'new-incident-id': () => findNextId(state.incidents ?? []),
  'new-addressee-id': () => findNextId(state.addressees ?? []),
})

export const incidentWriters: Writers<IncidentsWrite, State, State> = {
  'new-incidents': (state, rows) => ({
    ...state,
    incidents: [...(state.incidents ?? []), ...rows.map(({ incident }) => incident)],
  }),
  'incident-events': (state, rows) => ({
    ...state,
    incidentEvents: [...(state.incidentEvents ?? []), ...rows],
  }),
  addressees: (state, rows) => ({ ...state, addressees: [...(state.addressees ?? []), ...rows] }),
  'changed-incidents': (state, rows) => ({
    ...state,
    incidents: rows.reduce(replaceById, state.incidents ?? []),
  }),
}

const listEvents = (
  { incidentEvents = [] }: State,
  companyId: CompanyId,
  id: IncidentId,
): readonly IncidentEvent[] =>
  incidentEvents
    .filter((one) => one.companyId === companyId && one.incidentId === id)
    .map(({ entered, before, after }) => ({ entered, before, after }))

const makeKeptIncidents = (ledger: Ledger): Omit<IncidentQueries, 'readLacks'> => ({
  listPage: (companyId, { page, limit, ...filter }) =>
    ledger.read((state) => {
      const all = listIncidents(state, companyId).filter((one) => isListed(one, filter))
      return pageOf(all.toSorted(compareByOccurrence), { page, limit })
    }),
  get: (companyId, id) =>
    ledger.read((state) => {
      const incident = listIncidents(state, companyId).find((one) => one.id === id)
      return incident ? ok(incident) : err(notFound)
    }),
  listAddressees: (companyId) =>
    ledger.read(({ addressees = [] }) =>
      addresseeKinds.flatMap((kind) => {
        const last = addressees.findLast((one) => one.companyId === companyId && one.kind === kind)
        if (!last) return []
        const { id: _, ...addressee } = last
        return [addressee]
      }),
    ),
  readChronology: (companyId, id) =>
    ledger.read((state) =>
      listIncidents(state, companyId).some((one) => one.id === id)
        ? ok(listEvents(state, companyId, id))
        : err(notFound),
    ),
})

export function makeIncidentQueries(ledger: Ledger): IncidentQueries {
  const kept = makeKeptIncidents(ledger)
  const readGround = (companyId: CompanyId, employeeId: EmployeeId) =>
    ledger.read((state) =>
      readGroundIn(state, companyId, { positionId: null, departmentId: null, employeeId }),
    )
  const records = { get: kept.get, past: makeMemoryPastRecords(ledger), readGround }
  return { ...kept, readLacks: (companyId, id) => gatherLacks(records, companyId, id) }
}
