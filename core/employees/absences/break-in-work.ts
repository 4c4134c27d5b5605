import { addDays, countDaysBetween, type LocalDate } from '../../shared/dates/local-date.ts'
import type { Absence } from './absence.ts'

/** A time without work: absences that follow one another without a working day. `to` is null while the last has no end. */
export type Break = { readonly from: LocalDate; readonly to: LocalDate | null }

/** The breaks in one employee's work, the earliest first. */
export function listBreaks(absences: readonly Pick<Absence, 'from' | 'to'>[]): readonly Break[] {
  const breaks: Break[] = []
  for (const { from, to } of absences.toSorted((a, b) => (a.from < b.from ? -1 : 1))) {
    const last = breaks.at(-1)
    if (last?.to && addDays(last.to, 1) >= from) breaks[breaks.length - 1] = { from: last.from, to }
    else breaks.push({ from, to })
  }
  return breaks
}

/** How many days a break lasts, both ends included; null while it has no end. */
export const countBreakDays = ({ from, to }: Break): number | null =>
  to === null ? null : countDaysBetween(from, to) + 1
