import type { CompanyId } from '../companies/company.ts'
import type { Periodicity } from '../deadlines/periodicity.ts'
import type { EmployeeId } from '../employees/employee.ts'
import type { LocalDate } from '../shared/dates/local-date.ts'
import type { RequirementId } from '../shared/identity.ts'
import type { MemoReference } from './memo-reference.ts'
import type { CompletionId, ObligationId } from './obligation-ids.ts'
import type { Subject } from './subject.ts'

export type { ObligationId }

/**
 * A deadline that a person set, by an order or an inspector's demand.
 * It holds until a completion entered after `since` (the newest one there was when it was set), dated no
 * earlier than the base date of that time; and returns when that completion is taken back.
 */
export type FixedDeadline = {
  readonly deadline: LocalDate
  readonly since: { readonly completionId: CompletionId; readonly baseDate: LocalDate } | null
}

/** What one employee has to do, how often, and by which rule of law (обязательство). */
export type Obligation = {
  readonly id: ObligationId
  readonly companyId: CompanyId
  readonly employeeId: EmployeeId
  readonly subject: Subject
  readonly periodicity: Periodicity
  readonly fixed: FixedDeadline | null
  /** An id of `norms/deadline-rules`, or null: then the subject itself may name a rule, or the company set the period. */
  readonly ruleId: string | null
  /** What it came from (требование по должности); null of what a person has assigned by hand. The requirement may be gone. */
  readonly requirementId: RequirementId | null
  readonly removed: boolean
  /** The active memo the obligation is in. */
  readonly memo: MemoReference | null
}

/** What a person gives to make an obligation; `date` becomes its first completion. */
export type ObligationDraft = {
  readonly subject: Subject
  readonly periodicity: Periodicity
  readonly date: LocalDate | null
  readonly deadline: LocalDate | null
  readonly ruleId: string | null
}
