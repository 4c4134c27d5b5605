import type { JournalLine } from '../commands/journal.ts'
import type { LocalDate } from '../shared/dates/local-date.ts'
import type { EmployeeId } from './employee.ts'

/** Whoever got another position or department (перевод), and the last day on which they did. */
export type Transfers = ReadonlyMap<EmployeeId, LocalDate>

/**
 * The transfers that lines of the journal tell of, in the order in which they became known.
 *
 * @param dayOf on which day of the company a line was entered
 */
export function mapTransfers<Line extends Pick<JournalLine, 'changes'>>(
  lines: readonly Line[],
  dayOf: (line: Line) => LocalDate,
): Transfers {
  const transfers = new Map<EmployeeId, LocalDate>()
  for (const line of lines)
    for (const { record, ids, before, after } of line.changes)
      if (record === 'employee' && before !== null && after !== null && isTransfer(after))
        for (const id of ids) {
          const known = transfers.get(id as EmployeeId)
          transfers.set(id as EmployeeId, pickLater(dayOf(line), known))
        }
  return transfers
}

/** A line has what was changed alone. */
const isTransfer = (after: object): boolean => 'positionId' in after || 'departmentId' in after

const pickLater = (day: LocalDate, known: LocalDate | undefined): LocalDate =>
  known !== undefined && known > day ? known : day
