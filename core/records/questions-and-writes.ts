import type { JournalWrite } from '../commands/journal.ts'
import type { TodayOf } from '../companies/company-facts.ts'
import type { LockEmployees } from '../employees/employee-facts.ts'
import type { ResponsibilityQuestion, ResponsibilityWrite } from '../responsibilities/responsibility-facts.ts'

/** Every question that a command may ask: a storage answers each. */
export type RecordQuestion = TodayOf | LockEmployees | ResponsibilityQuestion

/** Everything that a command may write, and the line of the journal that follows from it. */
export type RecordWrite = ResponsibilityWrite | JournalWrite
