import type { CommandsOf } from '../commands/command.ts'
import type { Degree } from '../norms/accidents/degree.ts'
import type { CompanyId } from '../shared/identity.ts'
import { matchesName } from '../shared/names/name-search.ts'
import type { Listed, PageQuery } from '../shared/page.ts'
import type { NotFound } from '../shared/results/refusals.ts'
import type { Result } from '../shared/results/result.ts'
import { addNote } from './add-note.ts'
import type { Addressee } from './addressees/addressee.ts'
import { keepAddressee } from './addressees/keep-addressee.ts'
import { annul } from './annulment/annul.ts'
import { restore } from './annulment/restore.ts'
import { change } from './change.ts'
import type { IncidentEvent } from './chronology.ts'
import { type Incident, type IncidentId, isAnnulled } from './incident.ts'
import type { LacksOf } from './lack.ts'
import { record } from './record.ts'
import { deriveIncidentDegree } from './severity.ts'

/** What a person can do about incidents. */
export const incidentCommands = { record, change, keepAddressee, addNote, annul, restore }

export const incidentStates = ['in-process', 'completed', 'annulled'] as const
export type IncidentState = (typeof incidentStates)[number]

/** An investigation goes on until its act is approved; an annulled incident goes no further, whatever it had come to. */
export const deriveIncidentState = (incident: Pick<Incident, 'completedOn' | 'annulled'>): IncidentState =>
  isAnnulled(incident) ? 'annulled' : incident.completedOn === null ? 'in-process' : 'completed'

/** Null and blank leave all, but for annulled incidents: those are listed only where they are asked for. */
export type IncidentFilter = {
  /** Part of the name of someone injured. */
  readonly search: string
  readonly state: IncidentState | null
  readonly degree: Degree | null
}

/** Whether the filter leaves the incident. */
export const isListed = (incident: Incident, { search, state, degree }: IncidentFilter): boolean =>
  incident.injured.some(({ fullName }) => matchesName(fullName, search)) &&
  (state === null ? !isAnnulled(incident) : state === deriveIncidentState(incident)) &&
  (degree === null || degree === deriveIncidentDegree(incident))

/** The order of what happened: the latest first, of one moment the one recorded last. */
export const compareByOccurrence = <T extends { readonly occurredAt: string; readonly id: number }>(
  a: T,
  b: T,
): number => b.occurredAt.localeCompare(a.occurredAt) || b.id - a.id

export interface IncidentQueries {
  /** The latest first. */
  listPage(companyId: CompanyId, query: IncidentFilter & PageQuery): Promise<Listed<Incident>>
  get(companyId: CompanyId, id: IncidentId): Promise<Result<Incident, NotFound>>
  /** Those who are told of accidents, as they were entered last. */
  listAddressees(companyId: CompanyId): Promise<readonly Addressee[]>
  /** What the records of those injured lacked when it happened, in their order. */
  readLacks(companyId: CompanyId, id: IncidentId): Promise<Result<readonly LacksOf[], NotFound>>
  /** What was entered of an incident, oldest first. */
  readChronology(companyId: CompanyId, id: IncidentId): Promise<Result<readonly IncidentEvent[], NotFound>>
}

/** Accidents of a company and their investigations. */
export type IncidentRepository = IncidentQueries & CommandsOf<typeof incidentCommands>
