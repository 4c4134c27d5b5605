import type { Instant } from '../shared/dates/instant.ts'
import { addMinutes, computeLocalMoment, type LocalMoment } from '../shared/dates/local-moment.ts'

/** The eleven time zones of Russia, west to east, hours ahead of UTC all the year. The law on reckoning time that sets them is not compared. */
const hoursAhead = {
  'Europe/Kaliningrad': 2,
  'Europe/Moscow': 3,
  'Europe/Samara': 4,
  'Asia/Yekaterinburg': 5,
  'Asia/Omsk': 6,
  'Asia/Krasnoyarsk': 7,
  'Asia/Irkutsk': 8,
  'Asia/Yakutsk': 9,
  'Asia/Vladivostok': 10,
  'Asia/Magadan': 11,
  'Asia/Kamchatka': 12,
} as const

export type TimeZone = keyof typeof hoursAhead

export const timeZones: readonly TimeZone[] = Object.keys(hoursAhead) as TimeZone[]

/** How many hours the zone is ahead of UTC; Moscow's for a name that is no zone of Russia. */
export const findOffset = (zone: string): number =>
  isTimeZone(zone) ? hoursAhead[zone] : hoursAhead['Europe/Moscow']

/** What the clock shows in a zone at a moment. */
export const computeMomentIn = (zone: string, at: Instant): LocalMoment =>
  computeLocalMoment(at, findOffset(zone))

/** The moment at which the clock of a zone shows that. */
export const computeInstantIn = (zone: string, moment: LocalMoment): Instant =>
  `${addMinutes(moment, -findOffset(zone) * 60)}:00.000Z` as Instant

export const isTimeZone = (value: unknown): value is TimeZone =>
  (timeZones as readonly unknown[]).includes(value)
