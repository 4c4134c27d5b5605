import type { Employee, EmployeeId } from '@osh/core/employees/employee.ts'
import type { Memo } from '@osh/core/memos/memo.ts'
import { findDayDone } from '@osh/core/memos/memo-status.ts'
import type { LocalDate } from '@osh/core/shared/dates/local-date.ts'
import type { DatedOn } from '#ui/obligations/use-doubtful-days.tsx'
import { type FormRow, makeOutcome } from './form-row.ts'

type DoneOn = { readonly employeeId: EmployeeId; readonly date: LocalDate }

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

/** The same with the people; whoever is not of the staff is left out. */
export function nameDone(done: readonly DoneOn[], staff: readonly Employee[]): readonly DatedOn[] {
  const people = new Map(staff.map((person) => [person.id, person]))
  return done.flatMap(({ employeeId, date }) => {
    const person = people.get(employeeId)
    return person ? [{ date, person }] : []
  })
}
