import type { HoldingRefusal } from '../obligations/refusals.ts'
import type { FieldCode, FieldErrors, NotFound } from '../shared/results/refusals.ts'

/** Rows whose obligation is in another active memo, named so that a person finds them. */
export type RowsTaken = {
  readonly code: 'memo/rows-taken'
  readonly rows: readonly { readonly fullName: string; readonly memoNumber: number }[]
}

/** What the fields of a memo are refused with once they are read. */
export type PlanCode =
  | 'date/in-future'
  | 'registration/before-approval'
  | 'memo/not-registered'
  | 'memo/assessed-by-report'
  | 'memo/wrong-result'
  | 'quantity/invalid'

/** Which of them are. */
export type PlanField = 'reportApprovedOn' | 'registeredOn' | 'rows' | 'date' | 'result' | 'quantity'

/** Why a memo can't be as it was wanted; `Code` says with what its fields are refused, once they are read unless said otherwise. */
export type MemoRefusal<Code extends FieldCode = PlanCode> =
  | RowsTaken
  | HoldingRefusal
  | FieldErrors<Code>
  | NotFound
  | { readonly code: 'memo/no-rows' }
  | { readonly code: 'memo/row-doubled' }
  | { readonly code: 'memo/wrong-section' }
  | { readonly code: 'memo/events-mixed' }
  | { readonly code: 'memo/obligation-removed' }
  | { readonly code: 'memo/canceled' }
  | { readonly code: 'memo/has-results' }
