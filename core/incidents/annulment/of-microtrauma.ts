import type { Gathering } from '../../commands/command.ts'
import type { Incident } from '../incident.ts'
import type { Microtrauma } from '../microtraumas/microtrauma.ts'
import { type LockMicrotrauma, lockMicrotrauma } from '../microtraumas/microtrauma-facts.ts'

/** Locks the microtrauma that the incident was taken for first; null for none. */
export function* lockFirstRecord({
  companyId,
  microtraumaId: id,
}: Incident): Gathering<Microtrauma | null, LockMicrotrauma> {
  return id === null ? null : yield* lockMicrotrauma({ companyId, id })
}
