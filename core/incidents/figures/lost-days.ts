import { readWholeNumber } from '../../shared/input/whole-number.ts'
import type { Incident, Injured } from '../incident.ts'
import { keyInjured } from '../papers-of-file.ts'

/** How many days one of the injured has lost: as entered, or as the report on consequences says; null while no one has said. */
export function countLostDays(
  { lostDays, said }: Pick<Incident, 'lostDays' | 'said'>,
  injured: Injured,
): number | null {
  const key = keyInjured(injured)
  const entered = lostDays[key]
  if (entered !== undefined) return entered
  return readWholeNumber(said.injured[key]?.days, 0, Number.MAX_SAFE_INTEGER)
}
