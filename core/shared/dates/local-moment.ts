import type { Brand } from '../brand.ts'
import type { ValueError } from '../results/refusals.ts'
import { err, ok, type Result } from '../results/result.ts'
import type { Instant } from './instant.ts'
import { addDays, countDaysBetween, type LocalDate } from './local-date.ts'
import { type DayCode, parseDay } from './parse-day.ts'

/** A moment by the clock on the wall of some place, `2026-11-20T13:10`. Sorts as text; which place, whoever keeps it says. */
export type LocalMoment = Brand<string, 'LocalMoment'>

const DAY_MINUTES = 1440

export const timeCodes = ['time/required', 'time/invalid'] as const
export type TimeCode = (typeof timeCodes)[number]

/** A time of day as a person types it: `9:05`, `09:05`. */
export function parseTime(value: unknown): Result<string, ValueError<TimeCode>> {
  if (value === null || value === undefined || value === '') return err({ code: 'time/required' })
  const [, hours = '', minutes = ''] = (typeof value === 'string' && /^(\d{1,2}):(\d{2})$/.exec(value)) || []
  return hours !== '' && Number(hours) < 24 && Number(minutes) < 60
    ? ok(`${hours.padStart(2, '0')}:${minutes}`)
    : err({ code: 'time/invalid' })
}

/** @param time as `parseTime` gives it */
export const makeMoment = (day: LocalDate, time: string): LocalMoment => `${day}T${time}` as LocalMoment

/** Reads `2026-11-20T13:10`, a blank in place of the «T» too: `date/required`, `date/invalid`, `time/invalid`. */
export function parseMoment(value: unknown): Result<LocalMoment, ValueError<DayCode | TimeCode>> {
  if (value === null || value === undefined) return err({ code: 'date/required' })
  if (typeof value !== 'string' || value.length > MOST_LETTERS) return err({ code: 'date/invalid' })
  const [date = '', time = ''] = value.trim().split(/[T ]/)
  const [day, clock] = [parseDay(date), parseTime(time)]
  if (!day.ok) return day
  return clock.ok ? ok(makeMoment(day.value, clock.value)) : clock
}

const MOST_LETTERS = 100

export const takeMomentDay = (moment: LocalMoment): LocalDate => moment.slice(0, 10) as LocalDate
export const takeMomentTime = (moment: LocalMoment): string => moment.slice(11)

const countMinutes = (moment: LocalMoment): number =>
  Number(moment.slice(11, 13)) * 60 + Number(moment.slice(14))

/** Adds minutes, of either sign: hours of a term run on through nights and days off. */
export function addMinutes(moment: LocalMoment, minutes: number): LocalMoment {
  const sum = countMinutes(moment) + minutes
  const days = Math.floor(sum / DAY_MINUTES)
  const rest = sum - days * DAY_MINUTES
  const time = [Math.floor(rest / 60), rest % 60].map((part) => String(part).padStart(2, '0')).join(':')
  return makeMoment(addDays(takeMomentDay(moment), days), time)
}

/** Whole minutes from `from` to `to`; negative when `to` is earlier. */
export const countMinutesBetween = (from: LocalMoment, to: LocalMoment): number =>
  countDaysBetween(takeMomentDay(from), takeMomentDay(to)) * DAY_MINUTES +
  countMinutes(to) -
  countMinutes(from)

/** What the clock shows at a moment in a place that is `offset` hours ahead of UTC; seconds are dropped. */
export const computeLocalMoment = (instant: Instant, offset: number): LocalMoment =>
  addMinutes(instant.slice(0, 16) as LocalMoment, offset * 60)
