import type { EmployeeId } from '../../employees/employee.ts'
import type { Sizes } from '../../employees/sizes/sizes.ts'
import type { CompletionFact } from '../../obligations/completion.ts'
import type { KnownObligation } from '../../obligations/facts/obligation-facts.ts'
import type { ObligationId } from '../../obligations/obligation.ts'
import type { PpeFact } from '../../obligations/ppe/holding.ts'
import type { LocalDate } from '../../shared/dates/local-date.ts'
import type { Memo, MemoHeader, Outcome } from '../memo.ts'

/** A row whose obligation exists: rows that asked for a new one have had it made. */
export type PlannedRow = {
  readonly obligationId: ObligationId
  readonly quantity: number | null
  readonly outcome: Outcome
}

export type MemoChange = {
  readonly header: Partial<MemoHeader>
  /** Undefined leaves it as it is. */
  readonly reportApprovedOn: LocalDate | null | undefined
  readonly registeredOn: LocalDate | null | undefined
  readonly rows: readonly PlannedRow[] | undefined
}

export type KnownFacts = {
  readonly today: LocalDate
  /** Of every obligation in the memo before and after. */
  readonly obligations: ReadonlyMap<ObligationId, KnownObligation>
  /** Every PPE fact of the employees in the memo; empty in other sections. */
  readonly ppe: readonly PpeFact[]
  /** The sizes of the employees in the memo; of no one in other sections. */
  readonly sizes: ReadonlyMap<EmployeeId, Sizes>
}

/** All that one change of a memo writes. */
export type MemoPlan = {
  readonly memo: Memo
  /** This memo's completions of these obligations are taken back. */
  readonly takeBack: readonly ObligationId[]
  readonly enter: ReadonlyMap<ObligationId, CompletionFact>
  /** The obligations that are in this memo from now on; all others of its old rows are free. */
  readonly standing: readonly ObligationId[]
}
