import type { Memo } from '@osh/core/memos/memo.ts'
import { findDayDone } from '@osh/core/memos/memo-status.ts'
import type { LocalDate } from '@osh/core/shared/dates/local-date.ts'
import type { DoneOn } from '#ui/obligations/name-done.ts'
import { type FormRow, makeOutcome } from './form-row.ts'

/** The rows that count as done, each with its day, as far as that is not stored yet; the memo is null while it is new. */
export function listNewlyDone(
  rows: readonly FormRow[],
  reportApprovedOn: LocalDate | null,
  memo: Memo | null,
): readonly DoneOn[] {
  const stored = new Map(memo?.rows.map((row) => [row.obligationId, findDayDone(row, memo.reportApprovedOn)]))
  return rows.flatMap((row) => {
    const date = findDayDone({ outcome: makeOutcome(row) }, reportApprovedOn)
    const before = row.obligationId === null ? null : stored.get(row.obligationId)
    return date === null || date === before ? [] : [{ employeeId: row.employeeId, date }]
  })
}
