import { type Question, question, type Write } from '../commands/command.ts'
import type { CompanyId, Signed } from '../shared/identity.ts'
import type { AddresseeWrite, NewAddresseeId } from './addressees/addressee-facts.ts'
import type { KeptEvent } from './chronology.ts'
import type { Incident, IncidentId } from './incident.ts'

/** Locks the incident; null where the company has none such. */
export type LockIncident = Question<
  'incident',
  { readonly companyId: CompanyId; readonly id: IncidentId },
  Incident | null
>
export const lockIncident = question<LockIncident>('incident')

/** The id that a new incident gets; given to no other. */
export type NewIncidentId = Question<'new-incident-id', { readonly companyId: CompanyId }, IncidentId>
export const newIncidentId = question<NewIncidentId>('new-incident-id')

export type IncidentQuestion = LockIncident | NewIncidentId | NewAddresseeId

export type NewIncident = { readonly incident: Incident; readonly entered: Signed }

/** An entry of an incident's chronology. */
export type EventWrite = Write<'incident-events', KeptEvent>

export type IncidentWrite =
  | Write<'new-incidents', NewIncident>
  | Write<'changed-incidents', Incident>
  | EventWrite

/** All that the commands about incidents write. */
export type IncidentsWrite = IncidentWrite | AddresseeWrite
