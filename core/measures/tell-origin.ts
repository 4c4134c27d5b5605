import type { Write } from '../commands/command.ts'
import type { EventWrite } from '../incidents/incident-facts.ts'
import type { KeptMicrotraumaEvent } from '../incidents/microtraumas/microtrauma-facts.ts'
import type { Signed } from '../shared/identity.ts'
import type { Measure } from './measure.ts'

/** What happened to a measure, as the chronology of what it follows from names it. */
export type MeasureEvent =
  | 'measurePlanned'
  | 'measureChanged'
  | 'measureDone'
  | 'measureTakenBack'
  | 'measureRemoved'

export type ToldWrite = EventWrite | Write<'microtrauma-events', KeptMicrotraumaEvent>

/**
 * The line of the chronology of the accident or the microtrauma; none for a point of an order or of a plan. No one is named in it: who answers for a measure
 * may be erased while the file stays.
 */
export function tellOrigin(
  { companyId, origin, what, dueOn }: Measure,
  event: MeasureEvent,
  { by, at }: Signed,
  note = '',
): readonly ToldWrite[] {
  const said = {
    companyId,
    entered: { by, at },
    before: {},
    after: { [event]: { what, dueOn, note } },
  }
  switch (origin.is) {
    case 'incident':
      return [{ kind: 'incident-events', rows: [{ ...said, incidentId: origin.incidentId }] }]
    case 'microtrauma':
      return [{ kind: 'microtrauma-events', rows: [{ ...said, microtraumaId: origin.microtraumaId }] }]
    case 'inspector-order':
    case 'plan':
      return []
  }
}
