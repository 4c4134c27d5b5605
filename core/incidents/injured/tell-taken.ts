import type { IncidentEvent } from '../chronology.ts'
import type { Incident } from '../incident.ts'
import { isAnythingStanding, listTaken } from './what-stands.ts'

type Changed = Pick<IncidentEvent, 'after'> & { readonly before: NonNullable<IncidentEvent['before']> }

/** What has changed as journals have it: what papers were told of someone is not repeated in them. */
export function leaveOutSaid({ before, after }: Changed): Changed {
  const [{ said: _was, ...was }, { said: _is, ...is }] = [before, after]
  return { before: was, after: is }
}

/** The change as the chronology has it: with what went with those who are injured no more. */
export function tellTaken(before: Incident, { injured }: Incident, changed: Changed): Changed {
  const taken = listTaken(before, injured).filter(isAnythingStanding)
  return taken.length === 0 ? changed : { ...changed, after: { ...changed.after, taken } }
}
