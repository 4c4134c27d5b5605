import { type Question, question, type Write } from '../commands/command.ts'
import type { Periodicity } from '../deadlines/periodicity.ts'
import type { DepartmentId } from '../departments/department.ts'
import type { EmployeeId } from '../employees/employee.ts'
import type { MemoReference } from '../obligations/memo-reference.ts'
import type { ObligationId } from '../obligations/obligation.ts'
import type { Subject } from '../obligations/subject.ts'
import type { PositionId } from '../positions/position.ts'
import type { LocalDate } from '../shared/dates/local-date.ts'
import type { CompanyId, RequirementId } from '../shared/identity.ts'
import type { CompanyTerm } from '../tariffs/company-term.ts'
import type { DifferenceScope } from './difference/difference.ts'
import type { Post, PostProfile, Requirement, RequirementException } from './requirement.ts'

/** Someone on the staff as requirements look at them. */
export type RequiredPerson = {
  readonly id: EmployeeId
  readonly fullName: string
  readonly personnelNumber: string | null
  readonly positionId: PositionId
  readonly position: string
  readonly departmentId: DepartmentId
  readonly department: string
  readonly birthDate: LocalDate
  readonly hireDate: LocalDate
  readonly dismissalDate: LocalDate | null
  /** The last day on which they got another position or department; null where they hold those of their hiring. */
  readonly transferredOn: LocalDate | null
}

/** An obligation as requirements look at it; none that is removed. */
export type RequiredDuty = {
  readonly id: ObligationId
  readonly employeeId: EmployeeId
  readonly subject: Subject
  readonly periodicity: Periodicity
  readonly requirementId: RequirementId | null
  readonly baseDate: LocalDate | null
  readonly deadline: LocalDate | null
  /** Whether a person has set the deadline, and it holds. */
  readonly isFixed: boolean
  readonly memo: MemoReference | null
}

/** All that a difference follows from: people in the order of their names, of the scope alone. */
export type RequirementGround = {
  readonly posts: readonly PostProfile[]
  readonly requirements: readonly Requirement[]
  readonly exceptions: readonly RequirementException[]
  readonly people: readonly RequiredPerson[]
  readonly duties: readonly RequiredDuty[]
  /** Null where nothing ends: every section is there. */
  readonly term: CompanyTerm | null
}

type InCompany = { readonly companyId: CompanyId }

/** Locks the company's requirements and the people of the scope, in the order of ids; then reads them as whoever was waited for has left them. */
export type LockRequired = Question<
  'requirement-ground',
  InCompany & { readonly scope: DifferenceScope },
  RequirementGround
>
export const lockRequired = question<LockRequired>('requirement-ground')

/** What of a company a decision about a post rests on. */
export type KnownPost = {
  /** Whether the company may use the position, and has the department where one is named. */
  readonly exists: boolean
  /** Null while it was not answered. */
  readonly answers: PostProfile | null
  readonly requirements: readonly Requirement[]
}

/** Locks the company's requirements, and reads a post's. */
export type LockPost = Question<'requirement-post', InCompany & { readonly post: Post }, KnownPost>
export const lockPost = question<LockPost>('requirement-post')

/** Locks the company's requirements; null where it has none of that id. */
export type LockRequirement = Question<
  'requirement',
  InCompany & { readonly id: RequirementId },
  { readonly requirement: Requirement; readonly exceptions: readonly RequirementException[] } | null
>
export const lockRequirement = question<LockRequirement>('requirement')

/** So many ids, ascending; given to no one else. `count` is 1 at least. */
export type NewRequirementIds = Question<
  'new-requirement-ids',
  InCompany & { readonly count: number },
  readonly [RequirementId, ...RequirementId[]]
>
export const newRequirementIds = question<NewRequirementIds>('new-requirement-ids')

export type RequirementQuestion = LockRequired | LockPost | LockRequirement | NewRequirementIds

type OfRequirement = InCompany & { readonly id: RequirementId }
export type KeptException = RequirementException & InCompany

export type RequirementWrite =
  /** In place of what the post answered before. */
  | Write<'answered-posts', PostProfile & InCompany>
  /** With what they require. */
  | Write<'dropped-posts', Post & InCompany>
  /** In place of those of the same ids. */
  | Write<'decided-requirements', Requirement>
  /** With their exceptions. */
  | Write<'withdrawn-requirements', OfRequirement>
  /** In place of those of the same requirement and employee. */
  | Write<'requirement-exceptions', KeptException>
  | Write<'ended-exceptions', InCompany & Pick<RequirementException, 'requirementId' | 'employeeId'>>
