import type { IncidentEvent } from '../incidents/chronology.ts'
import type { Incident } from '../incidents/incident.ts'
import type { LocalDate } from '../shared/dates/local-date.ts'
import type { DayOf } from './known-on-day.ts'

/**
 * An accident as it was known at the end of a day: what is known now, less what was entered later, the latest first; null for one that was not
 * recorded yet.
 *
 * @param chronology oldest first
 */
export function restoreIncident(
  incident: Incident,
  chronology: readonly IncidentEvent[],
  day: LocalDate,
  dayOf: DayOf,
): Incident | null {
  const later = chronology.filter(({ entered }) => dayOf(entered.at) > day).toReversed()
  if (later.some(({ before }) => before === null)) return null
  return Object.assign({}, incident, ...later.map(({ before }) => before))
}
