import type { Incident, Injured } from '../incident.ts'
import { keyOfInjured } from '../papers-of-file.ts'

/** How many days one of the injured has lost: as entered, or as the report on consequences says; null while no one has said. */
export function lostDaysOf(
  { lostDays, said }: Pick<Incident, 'lostDays' | 'said'>,
  injured: Injured,
): number | null {
  const key = keyOfInjured(injured)
  const entered = lostDays[key]
  if (entered !== undefined) return entered
  const told = said.injured[key]?.days
  const days = typeof told === 'string' && told.trim() !== '' ? Number(told) : told
  return typeof days === 'number' && Number.isSafeInteger(days) && days >= 0 ? days : null
}
