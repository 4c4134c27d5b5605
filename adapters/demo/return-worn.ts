import type { EmployeeId } from '@osh/core/employees/employee.ts'
import type { Memo } from '@osh/core/memos/memo.ts'
import { makeReturnInput } from '@osh/core/obligations/ppe/hand-in.ts'
import type { Records } from '@osh/core/records/records.ts'
import type { LocalDate } from '@osh/core/shared/dates/local-date.ts'
import { accept } from './accept.ts'

/** Every such one forgets to bring back what is worn: the card marks it. */
const FORGOTTEN = 12

/** Whoever was issued new PPE by the first `count` rows of the memo brings the worn back on that day, but for a few. */
export async function returnWorn(
  { obligations }: Records,
  memo: Memo,
  count: number,
  date: LocalDate,
): Promise<void> {
  const issued = memo.rows.slice(0, count).filter((_, i) => i % FORGOTTEN !== 0)
  const alike = Map.groupBy(issued, ({ subject }) => JSON.stringify(subject))
  for (const rows of alike.values()) {
    const subject = rows[0]?.subject
    if (subject?.section !== 'ppe') continue
    const employeeIds: readonly EmployeeId[] = rows.map(({ employeeId }) => employeeId)
    const draft = makeReturnInput(subject, { quantity: subject.quantity, date })
    accept(await obligations.assign({ companyId: memo.companyId, employeeIds, draft }))
  }
}
