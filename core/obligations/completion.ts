import type { UserId } from '../auth/account.ts'
import type { RiskLevel } from '../sections/risk.ts'
import type { WorkingConditionsClass } from '../sections/working-conditions.ts'
import type { Instant } from '../shared/dates/instant.ts'
import type { LocalDate } from '../shared/dates/local-date.ts'
import type { MemoId } from './memo-reference.ts'
import type { CompletionId, ObligationId } from './obligation-ids.ts'

export type { CompletionId }

/** Whether the knowledge check or examination was passed: «удовлетворительно» or «неудовлетворительно». */
export type CheckResult = 'passed' | 'failed'

/** How a completion ended: a check's result, or the class or level that an assessment found. */
export type CompletionResult = CheckResult | Exclude<WorkingConditionsClass | RiskLevel, 'notAssessed'>

/**
 * A completion as entered, before anyone has stored it. `quantity` is pieces of PPE, null elsewhere. `registeredOn` is the day on
 * which an assessment of working conditions was entered into ФГИС СОУТ; null elsewhere, and until it is known.
 */
export type CompletionFact = {
  readonly date: LocalDate
  readonly result: CompletionResult
  readonly quantity: number | null
  readonly registeredOn: LocalDate | null
}

/** An assessment is entered into ФГИС СОУТ once its report is approved: not before that day. */
export const isRegisteredEarly = (registeredOn: LocalDate, approvedOn: LocalDate): boolean =>
  registeredOn < approvedOn

export const isSameFact = (a: CompletionFact, b: CompletionFact): boolean =>
  a.date === b.date && a.result === b.result && a.quantity === b.quantity && a.registeredOn === b.registeredOn

/**
 * Under what a training is kept: the number of its protocol and of its record in the register of the trained; null where it is not known.
 * Law: ПП РФ 24.12.2021 № 2464, п. 92, 118 (protocols and the register of the trained).
 */
export type CompletionPapers = { readonly protocol: string | null; readonly registry: string | null }

/** A completion (прохождение): the dated fact that fulfils an obligation. `memoId` is null when entered by hand. */
export type Completion = CompletionFact & {
  readonly id: CompletionId
  readonly obligationId: ObligationId
  readonly memoId: MemoId | null
  readonly enteredBy: UserId
  readonly enteredAt: Instant
  /** Set when the fact was taken back; it counts for nothing then, and is kept to say who did what. */
  readonly takenBack: { readonly by: UserId; readonly at: Instant } | null
  /** Absent where no one has entered any. */
  readonly papers?: CompletionPapers
}
