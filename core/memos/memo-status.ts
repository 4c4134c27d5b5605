import { isDated } from '../sections/section.ts'
import type { LocalDate } from '../shared/dates/local-date.ts'
import type { Memo, MemoRow } from './memo.ts'

export type MemoStatus = 'active' | 'completed' | 'canceled'

/**
 * Completed when every row has its completion date; in working conditions and risks when the report is
 * approved and every row has a final class or level. Active again as soon as that no longer holds.
 */
export function deriveMemoStatus(
  memo: Pick<Memo, 'section' | 'rows' | 'reportApprovedOn' | 'canceled' | 'endedUnseen'>,
): MemoStatus {
  if (memo.canceled) return 'canceled'
  if (memo.endedUnseen) return 'completed'
  const approved = isDated(memo.section) || memo.reportApprovedOn !== null
  return approved && memo.rows.every(isDone) ? 'completed' : 'active'
}

/** Whether the row has its completion date or its final class or level («не проводилось» is none). */
export const isDone = ({ outcome }: Pick<MemoRow, 'outcome'>): boolean =>
  outcome.kind === 'dated' || (outcome.kind === 'assessed' && outcome.found !== 'notAssessed')

/** The day on which the row counts as done: its own date, that of the report where things are assessed; null before that. */
export function findDayDone(
  { outcome }: Pick<MemoRow, 'outcome'>,
  reportApprovedOn: LocalDate | null,
): LocalDate | null {
  if (!isDone({ outcome })) return null
  return outcome.kind === 'dated' ? outcome.date : reportApprovedOn
}
