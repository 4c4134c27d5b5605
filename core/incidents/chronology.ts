import type { Values } from '../commands/journal.ts'
import type { CompanyId, Signed } from '../shared/identity.ts'
import type { Incident, IncidentId } from './incident.ts'

/** One entry of an incident's chronology (хронология): who changed which of its values, when, from what to what. */
export type IncidentEvent = {
  readonly entered: Signed
  /** Null: it was recorded then. */
  readonly before: Values
  readonly after: NonNullable<Values>
}

/** An event as it is kept. */
export type KeptEvent = IncidentEvent & { readonly companyId: CompanyId; readonly incidentId: IncidentId }

/** Values of the incident with one that its events have no word of: its own. */
type Known = Pick<Incident, 'id' | 'companyId'>

export const makeIncidentEvent = (
  { id, companyId }: Known,
  changed: Pick<IncidentEvent, 'before' | 'after'>,
  { by, at }: Signed,
): KeptEvent => ({ companyId, incidentId: id, entered: { by, at }, ...changed })
