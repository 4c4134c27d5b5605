import { command, type Decision } from '../commands/command.ts'
import type { CompanyId } from '../companies/company.ts'
import { timeZoneOf } from '../companies/company-facts.ts'
import { computeMomentIn } from '../companies/time-zones.ts'
import { lockEmployees } from '../employees/employee-facts.ts'
import type { Input as Given } from '../shared/input/field-reader.ts'
import type { FieldErrors } from '../shared/results/refusals.ts'
import { ok, type Result } from '../shared/results/result.ts'
import { makeIncidentEvent } from './chronology.ts'
import { type Incident, nothingYet } from './incident.ts'
import { type IncidentWrite, newIncidentId } from './incident-facts.ts'
import { readIncident, readInjuredEmployees } from './reading/read-incident.ts'
import type { IncidentCode } from './reading/refusal-codes.ts'

type Input = {
  readonly companyId: CompanyId
  /** As typed: what `readIncident` reads. */
  readonly details: Given
}

/** Records an accident the moment it is known (зафиксировать несчастный случай): the terms of its notices run from then on. */
export const record = command({
  name: 'incidents/record',
  *gather({ companyId, details }: Input) {
    const people = yield* lockEmployees({ companyId, ids: readInjuredEmployees(details.injured) })
    const timeZone = yield* timeZoneOf({ companyId })
    return ok({ people, timeZone, id: yield* newIncidentId({ companyId }) })
  },
  decide(
    { id, people, timeZone },
    { companyId, details },
    signed,
  ): Result<Decision<Incident, IncidentWrite>, FieldErrors<IncidentCode>> {
    const nowIn = (zone: string) => computeMomentIn(zone, signed.at)
    const read = readIncident(details, { people, timeZone, nowIn })
    if (!read.ok) return read
    const incident = { ...nothingYet, ...read.value, id, companyId }
    return ok({
      writes: [
        { kind: 'new-incidents', rows: [{ incident, entered: signed }] },
        {
          kind: 'incident-events',
          rows: [makeIncidentEvent(incident, { before: null, after: read.value }, signed)],
        },
      ],
      changes: [{ record: 'incident', ids: [id], before: null, after: read.value }],
      answer: incident,
    })
  },
})
