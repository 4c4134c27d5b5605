import { type HoldingRefusal, holdingCodes, periodicityCodes, subjectCodes } from '../obligations/refusals.ts'
import type { FieldCode, FieldErrors, NotFound } from '../shared/results/refusals.ts'

/** Rows whose obligation is in another active memo, named so that a person finds them. */
export type RowsTaken = {
  readonly code: 'memo/rows-taken'
  readonly rows: readonly { readonly fullName: string; readonly memoNumber: number }[]
}

/** What the fields of a memo are refused with once they are read. */
export const planCodes = [
  'date/in-future',
  'registration/before-approval',
  'memo/not-registered',
  'memo/assessed-by-report',
  'memo/wrong-result',
  'quantity/invalid',
] as const
export type PlanCode = (typeof planCodes)[number]

/** Which of them are. */
export type PlanField = 'reportApprovedOn' | 'registeredOn' | 'rows' | 'date' | 'result' | 'quantity'

/** What the rows of a memo are refused with. */
export const rowCodes = [
  ...subjectCodes,
  ...periodicityCodes,
  'list/invalid',
  'number/invalid',
  'employee/required',
  'employee/unknown',
  'date/invalid',
] as const
export type RowCode = (typeof rowCodes)[number]

/** What the fields of a memo are refused with, those above its table too, before and after they are read. */
export const memoCodes = [...rowCodes, ...planCodes] as const
export type MemoCode = (typeof memoCodes)[number]

/** What else an edit is refused with by whoever is not shown how a row ended: another outcome of it, and the row being left out. */
export const unseenCodes = ['memo/outcome-hidden', 'memo/hidden-row-removed'] as const
export type UnseenCode = (typeof unseenCodes)[number]
export type EditCode = MemoCode | UnseenCode

/** What a memo is refused with that no field shows. */
export const wholeMemoCodes = [
  'memo/no-rows',
  'memo/row-doubled',
  'memo/wrong-section',
  'memo/events-mixed',
  'memo/obligation-removed',
  'memo/canceled',
  'memo/has-results',
] as const

/** All that a memo is refused with once its fields are read. */
export const memoRefusals = [
  ...planCodes,
  ...wholeMemoCodes,
  ...holdingCodes,
  'memo/rows-taken',
  'not-found',
] as const

/** Why a memo can't be as it was wanted; `Code` says with what its fields are refused, once they are read unless said otherwise. */
export type MemoRefusal<Code extends FieldCode = PlanCode> =
  | RowsTaken
  | HoldingRefusal
  | FieldErrors<Code>
  | NotFound
  | { readonly code: (typeof wholeMemoCodes)[number] }
