import type { ActId } from '../norms/acts.ts'
import { findTransfers, holidays } from '../norms/production-calendar.ts'
import { addDays, countDaysBetween, type LocalDate } from '../shared/dates/local-date.ts'
import type { CalendarEdit } from './calendar-edit.ts'

/** Why a day is worked or not. */
export type DayReason =
  /** A day of a five-day week. */
  | { readonly is: 'week' }
  | { readonly is: 'holiday'; readonly name: string }
  /** The day off of `from` was moved to it. */
  | { readonly is: 'moved-here'; readonly from: LocalDate; readonly by: ActId }
  /** Its own day off was moved to `to`. */
  | { readonly is: 'moved-away'; readonly to: LocalDate; readonly by: ActId }
  /** The company has said so, and why. */
  | { readonly is: 'company'; readonly note: string }

/** A day of the production calendar. */
export type CalendarDay = { readonly day: LocalDate; readonly works: boolean; readonly why: DayReason }

/** A production calendar (производственный календарь) of a five-day week: what every day is. */
export type ProductionCalendar = (day: LocalDate) => CalendarDay

/** The calendar as it is shipped, with what a company has changed in it, if anything. */
export function makeCalendar(
  edits: readonly Pick<CalendarEdit, 'day' | 'works' | 'note'>[] = [],
): ProductionCalendar {
  const own = new Map(
    edits.map(({ day, works, note }) => [day, { day, works, why: makeCompanyReason(note) }]),
  )
  const years = new Map<number, SpecialDays>()
  return (day) => {
    const year = takeYear(day)
    const special = years.get(year) ?? listSpecialDays(year)
    years.set(year, special)
    return own.get(day) ?? special.get(day) ?? { day, works: !isWeekend(day), why: { is: 'week' } }
  }
}

const makeCompanyReason = (note: string): DayReason => ({ is: 'company', note })

const takeYear = (day: LocalDate): number => Number(day.slice(0, 4))

const A_MONDAY = '2024-01-01' as LocalDate

/** Saturday and Sunday. */
export const isWeekend = (day: LocalDate): boolean => computeWeekday(day) > 5

/** From 1, Monday, to 7. */
export const computeWeekday = (day: LocalDate): number =>
  (((countDaysBetween(A_MONDAY, day) % 7) + 7) % 7) + 1

type SpecialDays = ReadonlyMap<LocalDate, CalendarDay>

/**
 * The days of a year that are not what their weekday says: holidays; what the Government has moved, where that is known; and the day off that
 * a holiday on a weekend gives to the next working day after it, unless the Government has moved that one elsewhere. Days off that
 * January's holidays cover are moved by the Government alone. The article was not compared with its text.
 * Law: ТК РФ, ст. 112. See docs/legal-sources.md.
 */
function listSpecialDays(year: number): SpecialDays {
  const days = new Map<LocalDate, CalendarDay>()
  const set = (day: LocalDate, works: boolean, why: DayReason) => days.set(day, { day, works, why })
  const own = [...holidays].map(([monthDay, holiday]) => ({
    day: `${String(year).padStart(4, '0')}-${monthDay}` as LocalDate,
    ...holiday,
  }))
  for (const { day, name } of own) set(day, false, { is: 'holiday', name })
  const moved = listMoves(year)
  for (const { from, to, by } of moved) {
    if (!days.has(from)) set(from, true, { is: 'moved-away', to, by })
    set(to, false, { is: 'moved-here', from, by })
  }
  const isMoved = (day: LocalDate) => moved.some(({ from }) => from === day)
  const isOff = (day: LocalDate) => !(days.get(day)?.works ?? !isWeekend(day))
  for (const { day, january } of own) {
    if (january || !isWeekend(day) || isMoved(day)) continue
    let next = addDays(day, 1)
    while (isOff(next)) next = addDays(next, 1)
    set(next, false, { is: 'moved-here', from: day, by: TK })
  }
  return days
}

/** What the Government has moved in a year, and by which act. */
function listMoves(year: number) {
  const known = findTransfers(year)
  return known === null ? [] : known.transfers.map((move) => ({ ...move, by: known.act }))
}

const TK: ActId = 'tk'
