import { addDays, type LocalDate } from '../shared/dates/local-date.ts'
import type { DeadlineQuery } from './deadline-table.ts'

/** Which part of the window is shown: all of it, what is overdue, what waits for someone away, or a month that ends on `to`. */
export type Part =
  | { readonly is: 'all' | 'overdue' | 'waiting' }
  | { readonly is: 'month'; readonly from: LocalDate; readonly to: LocalDate }

/** The days of a part; overdue is what fell due before today. */
export function boundPart(part: Part, today: LocalDate): Pick<DeadlineQuery, 'from' | 'to'> {
  if (part.is === 'month') return { from: part.from, to: part.to }
  return { from: null, to: part.is === 'overdue' ? addDays(today, -1) : null }
}
