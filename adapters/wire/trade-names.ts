import { type Names, reverse } from './contract/names.ts'
import { memoNames } from './memos/memo-request-wire.ts'
import { subjectNames } from './obligations/subject-wire.ts'
import { employeeNames } from './staff/employee-wire.ts'

/** What the trade calls the fields that the wire names otherwise. */
export const tradeNames: Names = reverse({ ...employeeNames, ...subjectNames, ...memoNames })
