import type { Clock } from '@osh/core/shared/clock.ts'
import type { Instant } from '@osh/core/shared/instant.ts'
import { type LocalDate, parseLocalDate } from '@osh/core/shared/local-date.ts'

/** A clock that a test sets; it stands still in between. */
export interface SettableClock extends Clock {
  /** A day means its noon, UTC: the same day in Moscow and in most of Russia. */
  set(moment: LocalDate | Instant): void
  forward(seconds: number): void
}

export function makeSettableClock(start: LocalDate | Instant): SettableClock {
  let moment = momentOf(start)
  return {
    today: (timeZone) => dayIn(timeZone, moment),
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

function dayIn(timeZone: string, moment: number): LocalDate {
  const parts = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  })
  const day = parseLocalDate(parts.format(moment))
  if (!day.ok) throw new Error(`no day at ${moment} in ${timeZone}`)
  return day.value
}
