import type { CompanyId } from '../companies/company.ts'
import type { Periodicity } from '../deadlines/periodicity.ts'
import type { EmployeeId } from '../employees/employee.ts'
import type { CheckResult } from '../obligations/completion.ts'
import type { MemoId } from '../obligations/memo-reference.ts'
import type { ObligationId } from '../obligations/obligation.ts'
import type { Subject } from '../obligations/subject.ts'
import type { RiskLevel } from '../sections/risk.ts'
import type { Section } from '../sections/section.ts'
import type { WorkingConditionsClass } from '../sections/working-conditions.ts'
import type { LocalDate } from '../shared/dates/local-date.ts'
import type { MemoHeader } from './memo-header.ts'

export type { MemoHeader, MemoId }

/** How a row ended. An assessment counts only with the others, on the report approval date. */
export type Outcome =
  | { readonly kind: 'pending' }
  | { readonly kind: 'dated'; readonly date: LocalDate; readonly result: CheckResult }
  | { readonly kind: 'assessed'; readonly found: WorkingConditionsClass | RiskLevel }

/** A row, with a snapshot of what was true when the memo was formed. */
export type MemoRow = {
  readonly obligationId: ObligationId
  readonly employeeId: EmployeeId
  readonly fullName: string
  readonly department: string
  readonly position: string
  readonly subject: Subject
  readonly baseDate: LocalDate | null
  readonly periodicity: Periodicity
  readonly deadline: LocalDate | null
  readonly outcome: Outcome
}

/** A memo (служебная записка): rows of one section that go to the director to be carried out. */
export type Memo = MemoHeader & {
  readonly id: MemoId
  readonly companyId: CompanyId
  /** Counts up from 1 in each company, without gaps. */
  readonly number: number
  readonly section: Section
  readonly formedOn: LocalDate
  readonly reportApprovedOn: LocalDate | null
  /** When the results of СОУТ were entered into ФГИС СОУТ; null in other sections, and until it is known. */
  readonly registeredOn: LocalDate | null
  readonly canceled: boolean
  /** Set where every row has ended, but how is hidden from whoever reads the memo: the rows alone would say that it goes on. */
  readonly endedUnseen?: true
  /** In the Russian order of full names. */
  readonly rows: readonly MemoRow[]
  readonly version: number
}

export const pending: Outcome = { kind: 'pending' }
