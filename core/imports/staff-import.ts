import type { DepartmentId } from '../departments/department.ts'
import type { EmployeeDetails, EmployeeId } from '../employees/employee.ts'
import type { CompletionId, ObligationId } from '../obligations/obligation-ids.ts'
import type { Subject } from '../obligations/subject.ts'
import type { PositionId } from '../positions/position.ts'
import type { Brand } from '../shared/brand.ts'
import type { CompanyId, Signed } from '../shared/identity.ts'
import type { FieldError } from '../shared/results/refusals.ts'
import type { Remembered } from './columns/remembered.ts'
import type { FaultCode } from './plan/import-plan.ts'

export type ImportId = Brand<number, 'ImportId'>

/** How many rows of a file became what. */
export type LoadedCounts = {
  readonly new: number
  readonly changed: number
  readonly same: number
  /** Refused, undecided and left out. */
  readonly left: number
  /** People who are in no row, and were dismissed. */
  readonly dismissed: number
}

/** A row that was not loaded, in the order of the fields, and why: its faults, or that it was left out, or not decided who it is of or where they work. */
export type LeftRow = {
  readonly line: number
  readonly values: readonly string[]
  readonly why: readonly FieldError<FaultCode>[] | 'undecided' | 'unplaced' | 'skipped'
}

/** A staff file that was brought in (загрузка). */
export type StaffImport = {
  readonly id: ImportId
  readonly companyId: CompanyId
  readonly fileName: string
  readonly counts: LoadedCounts
  /** What its columns were. */
  readonly columns: Remembered
  readonly made: Signed
  /** Null while no one has undone it. */
  readonly undone: Signed | null
}

/** What an import has made, so that it can be undone. Versions are those that it left. */
export type Made = {
  readonly employees: readonly EmployeeId[]
  readonly changed: readonly {
    readonly id: EmployeeId
    readonly version: number
    readonly before: EmployeeDetails
  }[]
  readonly departments: readonly { readonly id: DepartmentId; readonly name: string }[]
  readonly positions: readonly { readonly id: PositionId; readonly name: string }[]
  /** Absent where the file told of nothing that was done. */
  readonly done?: MadeFacts
}

/** What an import has made of facts, each with what tells that it was not touched since. */
export type MadeFacts = {
  readonly given: readonly {
    readonly id: ObligationId
    readonly employeeId: EmployeeId
    readonly completionId: CompletionId | null
    readonly mark: string
  }[]
  readonly entered: readonly { readonly obligationId: ObligationId; readonly completionId: CompletionId }[]
  readonly restated: readonly {
    readonly obligationId: ObligationId
    readonly before: Subject
    readonly mark: string
  }[]
}
