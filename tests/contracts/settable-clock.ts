import type { Clock } from '@osh/core/shared/dates/clock.ts'
import type { Instant } from '@osh/core/shared/dates/instant.ts'
import type { LocalDate } from '@osh/core/shared/dates/local-date.ts'
import { findDay } from '#adapters/clock/system-clock.ts'

/** A clock that a test sets; it stands still in between. */
export interface SettableClock extends Clock {
  /** A day means its noon, UTC: the same day in Moscow and in most of Russia. */
  set(moment: LocalDate | Instant): void
  forward(seconds: number): void
}

export function makeSettableClock(start: LocalDate | Instant): SettableClock {
  let moment = momentOf(start)
  return {
    today: (timeZone) => findDay(timeZone, new Date(moment)),
    now: () => new Date(moment).toISOString() as Instant,
    set: (to) => {
      moment = momentOf(to)
    },
    forward: (seconds) => {
      moment += seconds * 1000
    },
  }
}

const momentOf = (moment: LocalDate | Instant): number =>
  Date.parse(moment.length === 10 ? `${moment}T12:00:00.000Z` : moment)
