import { type Question, question, type Write } from '../commands/command.ts'
import type { DepartmentId } from '../departments/department.ts'
import type { EmployeeId } from '../employees/employee.ts'
import type { CompletionId, ObligationId } from '../obligations/obligation-ids.ts'
import type { PositionId } from '../positions/position.ts'
import type { CompanyId, Signed } from '../shared/identity.ts'
import type { ImportField } from './import-field.ts'
import type { ImportGround } from './plan/import-ground.ts'
import type { ImportId, LeftRow, Made, StaffImport } from './staff-import.ts'

type InCompany = { readonly companyId: CompanyId }
type OfImport = InCompany & { readonly id: ImportId }

/**
 * Locks the whole staff in the order of ids, and other imports into the company out: of two that load at once the second sees what the first has
 * left.
 */
export type LockGround = Question<
  'import-ground',
  InCompany & { readonly withDuties: boolean },
  Omit<ImportGround, 'today'>
>
export const lockGround = question<LockGround>('import-ground')

/** Ids for what an import adds, ascending; given to no one else. */
export type NewIds = {
  readonly employees: readonly EmployeeId[]
  readonly departments: readonly DepartmentId[]
  readonly positions: readonly PositionId[]
  readonly obligations: readonly ObligationId[]
  readonly completions: readonly CompletionId[]
}
export type DrawImportIds = Question<
  'import-ids',
  InCompany & { readonly [List in keyof NewIds]: number },
  NewIds & { readonly id: ImportId }
>
export const drawImportIds = question<DrawImportIds>('import-ids')

/** Locks the import; null where the company has none such. `made` is null where it was undone, or someone it names was erased. */
export type LockImport = Question<
  'staff-import',
  OfImport,
  { readonly kept: StaffImport; readonly made: Made | null } | null
>
export const lockImport = question<LockImport>('staff-import')

/** Who of the employees is named elsewhere by now: in obligations but these, absences, memos, papers, responsibilities, accidents, measures, exceptions. */
export type TracedAmong = Question<
  'traced-employees',
  InCompany & { readonly ids: readonly EmployeeId[]; readonly but: readonly ObligationId[] },
  readonly EmployeeId[]
>
export const tracedAmong = question<TracedAmong>('traced-employees')

/** A position, or the position in one department. */
export type DecidedPost = { readonly positionId: PositionId; readonly departmentId: DepartmentId | null }

/** Posts of those departments and positions that were answered, or of which something was decided; in any order, each at least once. */
export type DecidedPosts = Question<
  'decided-posts',
  InCompany & {
    readonly departmentIds: readonly DepartmentId[]
    readonly positionIds: readonly PositionId[]
  },
  readonly DecidedPost[]
>
export const decidedPosts = question<DecidedPosts>('decided-posts')

export type ImportQuestion = LockGround | DrawImportIds | LockImport | TracedAmong | DecidedPosts

export type NewImport = StaffImport & {
  readonly things: Made
  readonly left: readonly LeftRow[]
  /** What the values of the rows are of. */
  readonly fields: readonly ImportField[]
}

export type ImportWrite =
  | Write<'new-imports', NewImport>
  /** What it made is forgotten. */
  | Write<'undone-imports', OfImport & { readonly undone: Signed }>
