import type { HoldingRefusal } from '../obligations/refusals.ts'
import type { FieldErrors, NotFound } from '../shared/refusals.ts'

/** Rows whose obligation stands in another active memo, named so that a person finds them. */
export type RowsTaken = {
  readonly code: 'memo/rows-taken'
  readonly rows: readonly { readonly fullName: string; readonly memoNumber: number }[]
}

export type MemoRefusal =
  | RowsTaken
  | HoldingRefusal
  | FieldErrors
  | NotFound
  | { readonly code: 'memo/no-rows' }
  | { readonly code: 'memo/row-doubled' }
  | { readonly code: 'memo/wrong-section' }
  | { readonly code: 'memo/events-mixed' }
  | { readonly code: 'memo/obligation-removed' }
  | { readonly code: 'memo/canceled' }
  | { readonly code: 'memo/has-results' }
