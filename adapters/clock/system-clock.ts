import type { Clock } from '@osh/core/shared/dates/clock.ts'
import type { Instant } from '@osh/core/shared/dates/instant.ts'
import type { LocalDate } from '@osh/core/shared/dates/local-date.ts'

const formatters = new Map<string, Intl.DateTimeFormat>()

/** Making a formatter costs a thousand times more than using it. Throws RangeError for an unknown time zone. */
function makeDayFormatter(timeZone: string): Intl.DateTimeFormat {
  const known = formatters.get(timeZone)
  if (known) return known
  const made = new Intl.DateTimeFormat('en-u-ca-iso8601', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  })
  formatters.set(timeZone, made)
  return made
}

/** The calendar day of a moment in an IANA time zone. */
export function findDay(timeZone: string, moment: Date): LocalDate {
  const parts = new Map(
    makeDayFormatter(timeZone)
      .formatToParts(moment)
      .map(({ type, value }) => [type, value]),
  )
  return `${parts.get('year')}-${parts.get('month')}-${parts.get('day')}` as LocalDate
}

/** A day of every time zone lasts whole minutes: within one of them it is looked up once. */
const MINUTE_MS = 60_000
const daysNow = new Map<string, { readonly minute: number; readonly day: LocalDate }>()

function findTodayIn(timeZone: string): LocalDate {
  const minute = Math.floor(Date.now() / MINUTE_MS)
  const known = daysNow.get(timeZone)
  if (known?.minute === minute) return known.day
  const day = findDay(timeZone, new Date(minute * MINUTE_MS))
  daysNow.set(timeZone, { minute, day })
  return day
}

/** The machine's own clock. */
export const systemClock: Clock = {
  today: findTodayIn,
  now: () => new Date().toISOString() as Instant,
}
