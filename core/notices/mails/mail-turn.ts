import { computeWeekday } from '../../calendar/production-calendar.ts'
import { computeInstantIn, computeMomentIn } from '../../companies/time-zones.ts'
import type { Instant } from '../../shared/dates/instant.ts'
import { addDays, type LocalDate } from '../../shared/dates/local-date.ts'
import { makeMoment, takeMomentDay, takeMomentTime } from '../../shared/dates/local-moment.ts'
import type { NoticeSettings } from '../feed/notice-settings.ts'

type Times = Pick<NoticeSettings, 'digest' | 'reminders' | 'hour'>

/** When a mail of notices is due, and what it is about: what has come about since the day that was told of last. */
export type MailTurn = {
  readonly digest: boolean
  readonly reminders: boolean
  /** The last day that was told of. */
  readonly after: LocalDate
  /** The company's own day, which is told of now. */
  readonly today: LocalDate
}

/**
 * Whose turn it is now: null for whoever wants no mails, was told of today already, or whose hour has not come today. What was missed, as
 * the server was away, is one mail with that of today.
 *
 * @param toldOn the last day that was told of, by the company's clock
 */
export function findMailTurn(
  times: Times,
  timeZone: string,
  toldOn: LocalDate,
  now: Instant,
): MailTurn | null {
  const moment = computeMomentIn(timeZone, now)
  const today = takeMomentDay(moment)
  if (takeMomentTime(moment) < writeClock(times.hour) || findNextDay(times, toldOn) > today) return null
  const digest = times.digest === 'daily' || (times.digest === 'weekly' && findNextMonday(toldOn) <= today)
  return digest || times.reminders ? { digest, reminders: times.reminders, after: toldOn, today } : null
}

/** From which moment on it is someone's turn again; null: never. Where the company's clock was changed meanwhile it may be later. */
export function findNextTurn(
  times: Times,
  timeZone: string,
  toldOn: LocalDate,
  now: Instant,
): Instant | null {
  if (!wantsMails(times)) return null
  const at = (day: LocalDate): Instant => computeInstantIn(timeZone, makeMoment(day, writeClock(times.hour)))
  const due = at(findNextDay(times, toldOn))
  const today = at(takeMomentDay(computeMomentIn(timeZone, now)))
  return due >= now || today <= now ? due : today
}

type Kept = { readonly settings: Times; readonly toldOn: LocalDate | null }

/** Up to which day someone counts as told once they have other settings: whoever had no mails is told of what comes from their next hour on. */
export function findToldDay(
  { settings, toldOn }: Kept,
  next: Pick<Times, 'hour'>,
  timeZone: string,
  now: Instant,
): LocalDate {
  const last = findLastDay(next, timeZone, now)
  return toldOn !== null && (wantsMails(settings) || toldOn > last) ? toldOn : last
}

/** The last day whose hour has passed. */
export function findLastDay({ hour }: Pick<Times, 'hour'>, timeZone: string, now: Instant): LocalDate {
  const moment = computeMomentIn(timeZone, now)
  const today = takeMomentDay(moment)
  return takeMomentTime(moment) < writeClock(hour) ? addDays(today, -1) : today
}

const wantsMails = ({ digest, reminders }: Omit<Times, 'hour'>): boolean => digest !== 'off' || reminders

const writeClock = (hour: number): string => `${String(hour).padStart(2, '0')}:00`

const findNextDay = (times: Times, toldOn: LocalDate): LocalDate =>
  times.digest === 'weekly' && !times.reminders ? findNextMonday(toldOn) : addDays(toldOn, 1)

const findNextMonday = (day: LocalDate): LocalDate => addDays(day, 8 - computeWeekday(day))
