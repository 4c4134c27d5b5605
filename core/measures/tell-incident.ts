import type { KeptEvent } from '../incidents/chronology.ts'
import type { IncidentWrite } from '../incidents/incident-facts.ts'
import type { Signed } from '../shared/identity.ts'
import type { Measure } from './measure.ts'

/** What happened to a measure, as the chronology of its accident names it. */
export type MeasureEvent =
  | 'measurePlanned'
  | 'measureChanged'
  | 'measureDone'
  | 'measureTakenBack'
  | 'measureRemoved'

/**
 * The line of the accident's chronology; none for a measure of another origin. No one is named in it: who answers for a measure may be
 * erased while the accident's file stays.
 */
export function tellIncident(
  { companyId, origin, what, dueOn }: Measure,
  event: MeasureEvent,
  { by, at }: Signed,
  note = '',
): readonly IncidentWrite[] {
  if (origin.is !== 'incident') return []
  const said: KeptEvent = {
    companyId,
    incidentId: origin.incidentId,
    entered: { by, at },
    before: {},
    after: { [event]: { what, dueOn, note } },
  }
  return [{ kind: 'incident-events', rows: [said] }]
}
