import type { CommandsOf } from '../commands/command.ts'
import type { CompanyId } from '../shared/identity.ts'
import type { Listed, PageQuery } from '../shared/page.ts'
import { change } from './change.ts'
import type { Severity } from './degree.ts'
import type { Incident, IncidentId } from './incident.ts'
import { record } from './record.ts'

/** What a person can do about incidents. */
export const incidentCommands = { record, change }

export type IncidentFilter = {
  /** Of whoever's name begins with it, or has a word that does; the place too. */
  readonly search?: string
  readonly state?: 'in-process' | 'completed'
  readonly severity?: Severity
}

export interface IncidentQueries {
  /** The latest first. */
  list(companyId: CompanyId, filter: IncidentFilter, page: PageQuery): Promise<Listed<Incident>>
  get(companyId: CompanyId, id: IncidentId): Promise<Incident | null>
  /** Those whose investigation goes on: their steps have terms. */
  open(companyId: CompanyId): Promise<readonly Incident[]>
}

/** Accidents of a company and their investigations. */
export type IncidentRepository = IncidentQueries & CommandsOf<typeof incidentCommands>
