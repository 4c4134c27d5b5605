import type { Instant } from '../shared/dates/instant.ts'
import type { LocalMoment } from '../shared/dates/local-moment.ts'
import { countMinutesLeft } from './plan.ts'
import type { Due } from './terms.ts'

/** How near a term is that is told by the second. */
const MINUTES = 60

/**
 * How many seconds are left of a term in hours that ends within the hour; null for any other term. The last minute is in time to its end.
 *
 * @param now what the clock of the place shows
 * @param at the same moment to the second
 */
export function countSecondsLeft(due: Due, now: LocalMoment, at: Instant): number | null {
  const minutes = due.is === 'moment' ? countMinutesLeft(due, now) : null
  if (minutes === null || minutes < 0 || minutes > MINUTES) return null
  return Math.max(0, minutes * 60 - Number(at.slice(17, 19)))
}
