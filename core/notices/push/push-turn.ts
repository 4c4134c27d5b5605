import type { Instant } from '../../shared/dates/instant.ts'
import type { LocalDate } from '../../shared/dates/local-date.ts'
import type { NoticeSettings } from '../feed/notice-settings.ts'
import { noMails } from '../feed/notice-settings.ts'
import { findLastDay, findMailTurn, findNextTurn, type MailTurn } from '../mails/mail-turn.ts'

/** Once a day at the person's hour, as a daily digest comes. */
const daily = ({ hour }: Pick<NoticeSettings, 'hour'>) => ({ ...noMails, digest: 'daily', hour }) as const

/** Of which days devices are told now, null: none; up to which day they are told then, and from when on it is their turn again. */
export type PushTurn = {
  readonly told: Pick<MailTurn, 'after' | 'today'> | null
  readonly toldOn: LocalDate
  readonly dueAt: Instant | null
}

/**
 * Whose devices are told of notices now. Whoever was never told is told of what comes from their next hour on.
 *
 * @param toldOn the last day that was told of, by the company's clock
 */
export function findPushTurn(
  settings: Pick<NoticeSettings, 'hour'>,
  timeZone: string,
  toldOn: LocalDate | null,
  now: Instant,
): PushTurn {
  const times = daily(settings)
  const before = toldOn ?? findLastDay(times, timeZone, now)
  const told = findMailTurn(times, timeZone, before, now)
  const last = told?.today ?? before
  return { told, toldOn: last, dueAt: findNextTurn(times, timeZone, last, now) }
}
