import type { Brand } from '../brand.ts'

/** A moment: ISO 8601 with offset, `2026-11-20T10:10:00.000Z`. Kept to say who entered what, when. */
export type Instant = Brand<string, 'Instant'>

/** Seconds of a minute, an hour and a day: an instant has no daylight saving. */
export const [MINUTE, HOUR, DAY] = [60, 3600, 86_400] as const

// biome-ignore lint/style/noRestrictedGlobals: no clock is read
const parse = (instant: Instant): number => Date.parse(instant)

/**
 * The moment so many seconds later, or earlier where they are negative; to the millisecond, in UTC.
 *
 * @example addSeconds('2026-11-20T10:10:00.000Z', -2 * DAY) // '2026-11-18T10:10:00.000Z'
 */
export const addSeconds = (instant: Instant, seconds: number): Instant =>
  // biome-ignore lint/style/noRestrictedGlobals: no clock is read
  new Date(parse(instant) + seconds * 1000).toISOString() as Instant

/** Seconds from one moment to another, with their fractions; negative when `to` is earlier. */
export const countSecondsBetween = (from: Instant, to: Instant): number => (parse(to) - parse(from)) / 1000

/** Seconds since 1970 began in UTC, with their fractions: what tokens count (RFC 7519, NumericDate). */
export const countUnixSeconds = (instant: Instant): number => parse(instant) / 1000

export const pickEarlier = (one: Instant, other: Instant): Instant =>
  countSecondsBetween(one, other) < 0 ? other : one
