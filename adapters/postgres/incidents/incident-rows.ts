import { type Incident, type Injured, nothingYet } from '@osh/core/incidents/incident.ts'
import { deriveIncidentSeverity } from '@osh/core/incidents/severity.ts'
import type { CompanyId } from '@osh/core/shared/identity.ts'
import { foldName } from '@osh/core/shared/names/name-search.ts'
import { type Kysely, type RawBuilder, type Selectable, sql } from 'kysely'
import { pickColumns, pickFields, readSigned, readTakenAway } from '../columns.ts'
import type { Schema } from '../schema.ts'
import type { IncidentsTable, Progress } from './incident-tables.ts'

/** A row of `incidents` with those injured. */
export type IncidentRow = Selectable<IncidentsTable> & { readonly injured: readonly InjuredRow[] }

type InjuredRow = Omit<Injured, 'card'> & { readonly card: NonNullable<Injured['card']> | null }

/** The columns of a row, those injured in one value. */
export const incidentColumns: RawBuilder<unknown> = sql`
  i.company_id, i.id, i.occurred_at, i.time_zone, i.place, i.description, i.severity, i.progress, i.completed_on,
  i.annulled_reason, i.annulled_by, i.annulled_at,
  (select json_agg(json_build_object('employeeId', p.employee_id, 'fullName', p.full_name, 'employer', p.employer,
      'severity', p.severity, 'card', p.card) order by p.row)
    from incident_injured p where p.company_id = i.company_id and p.incident_id = i.id) as injured`

/** `isAnnulled` as a condition of the incident `i`: it is not. */
export const notAnnulled: RawBuilder<boolean> = sql<boolean>`i.annulled_at is null`

const fields = ['companyId', 'id', 'occurredAt', 'timeZone', 'place', 'description', 'completedOn'] as const

export const readIncidentRow = ({ progress, injured, ...row }: IncidentRow): Incident => ({
  ...nothingYet,
  ...pickFields(row, fields),
  ...progress,
  annulled: readTakenAway(row.annulled_reason, readSigned('annulled', row)),
  injured: injured.map(({ card, ...one }) => (card ? { ...one, card } : one)),
})

/**
 * Accidents of a company, in no order unless it is asked for.
 *
 * @param which conditions on `i`, and what comes after them
 */
export async function readIncidents(
  kysely: Kysely<Schema>,
  companyId: CompanyId,
  which: RawBuilder<unknown>,
): Promise<readonly Incident[]> {
  const { rows } = await sql<IncidentRow>`
    select ${incidentColumns} from incidents i where i.company_id = ${companyId} and ${which}`.execute(kysely)
  return rows.map(readIncidentRow)
}

/** What a line of the book of addressees says. */
export const addresseeFields = ['kind', 'name', 'address', 'phone', 'email'] as const

/** What a row of `incidents` keeps of an incident. */
export function buildIncidentRow(incident: Incident) {
  const { id: _i, companyId: _c, injured: _p, occurredAt: _o, timeZone: _z, place: _l, ...others } = incident
  const { description: _d, completedOn: _e, annulled, ...progress } = others
  return {
    ...pickColumns(incident, fields),
    severity: deriveIncidentSeverity(incident),
    progress: progress satisfies Progress,
    annulled_reason: annulled?.reason ?? null,
    annulled_by: annulled?.by ?? null,
    annulled_at: annulled?.at ?? null,
  }
}

/** Its rows of `incident_injured`. */
export const buildInjuredRows = ({ companyId, id, injured }: Incident) =>
  injured.map(({ employeeId, fullName, employer, severity, card }, row) => ({
    company_id: companyId,
    incident_id: id,
    row,
    employee_id: employeeId,
    full_name: fullName,
    name_key: foldName(fullName),
    employer,
    severity,
    card: card ?? null,
  }))
