import type { Periodicity } from '../deadlines/periodicity.ts'
import type { EmployeeId } from '../employees/employee.ts'
import type { ObligationId } from '../obligations/obligation.ts'
import type { Subject } from '../obligations/subject.ts'
import type { Section } from '../sections/section.ts'
import type { LocalDate } from '../shared/dates/local-date.ts'
import type { MemoHeader, Outcome } from './memo.ts'

/**
 * A row as a person gives it: an obligation chosen in a table, or an employee and a subject, for which an
 * obligation is made. `quantity` is how much of a chosen PPE row is issued or returned; null means all of it.
 */
export type RowDraft =
  | { readonly obligationId: ObligationId; readonly quantity: number | null; readonly outcome: Outcome }
  | {
      readonly obligationId: null
      readonly employeeId: EmployeeId
      readonly subject: Subject
      /** «разово» unless said otherwise. */
      readonly periodicity: Periodicity
      /** Today unless said otherwise. */
      readonly deadline: LocalDate | null
      readonly outcome: Outcome
    }

/** A memo to be formed; blank header fields take the section's usual words. */
export type MemoDraft = {
  readonly section: Section
  readonly header: MemoHeader
  readonly reportApprovedOn: LocalDate | null
  readonly registeredOn: LocalDate | null
  readonly rows: readonly RowDraft[]
}

/** What an edit changes; `rows` is the whole new list. */
export type MemoEdit = {
  readonly header?: Partial<MemoHeader>
  readonly reportApprovedOn?: LocalDate | null
  readonly registeredOn?: LocalDate | null
  readonly rows?: readonly RowDraft[]
}
