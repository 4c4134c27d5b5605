import type { Periodicity } from '../../deadlines/periodicity.ts'
import type { DepartmentId } from '../../departments/department.ts'
import type { EmployeeId } from '../../employees/employee.ts'
import type { MemoReference } from '../../obligations/memo-reference.ts'
import type { ObligationId } from '../../obligations/obligation.ts'
import type { Subject } from '../../obligations/subject.ts'
import type { PositionId } from '../../positions/position.ts'
import type { LocalDate } from '../../shared/dates/local-date.ts'
import type { Listed, PageQuery } from '../../shared/page.ts'
import type { Post, RequirementId } from '../requirement.ts'

/** Whose obligations are held against the requirements: a post's people, one employee, or everyone where nothing is named. */
export type DifferenceScope = {
  readonly positionId: PositionId | null
  /** With a position alone; null is the position's general post: those whose department has no post of its own. */
  readonly departmentId: DepartmentId | null
  readonly employeeId: EmployeeId | null
}

export const differenceKinds = ['assign', 'change', 'close'] as const
export type DifferenceKind = (typeof differenceKinds)[number]

/** What would become of one obligation of one employee: assigned, moved to what is required now, or closed. */
export type DifferenceRow = {
  readonly kind: DifferenceKind
  readonly employeeId: EmployeeId
  readonly fullName: string
  readonly department: string
  readonly position: string
  /** Of what is closed the one that it came from, which may be no more. */
  readonly requirementId: RequirementId
  /** Null of what is to be assigned. */
  readonly obligationId: ObligationId | null
  readonly subject: Subject
  /** As it will be; of what is closed as it is. */
  readonly periodicity: Periodicity
  /** The rule of what is required; null of what is closed. */
  readonly ruleId: string | null
  /** As it will be; null of what is closed. */
  readonly deadline: LocalDate | null
  /** As it is; null of what is to be assigned. */
  readonly before: {
    readonly subject: Subject
    readonly periodicity: Periodicity
    readonly deadline: LocalDate | null
  } | null
  /** The active memo that the obligation is in: until that is completed it stays as it is. */
  readonly memo: MemoReference | null
  /** Whether it would be assigned in a section that the company's tariff is without: it is not. */
  readonly withoutSection: boolean
}

/** Whether applying does it, rather than leaves it as it is. */
export const isApplied = ({
  memo,
  withoutSection,
}: Pick<DifferenceRow, 'memo' | 'withoutSection'>): boolean => memo === null && !withoutSection

/**
 * How much would be done, and to how many people. `held` stays as it is: it is in an active memo. `withoutSection` is not assigned: the tariff is without its
 * section.
 */
export type DifferenceCounts = {
  readonly assign: number
  readonly change: number
  readonly close: number
  readonly people: number
  readonly held: number
  readonly withoutSection: number
}

/** The difference (разница) as it is looked at before it is applied. */
export type Difference = {
  readonly today: LocalDate
  readonly counts: DifferenceCounts
  /** How many requirements bring what is to be assigned. */
  readonly requirements: number
  /** Of what is to be assigned: the earliest deadline, and how many are past it at once. */
  readonly firstDeadline: LocalDate | null
  readonly overdue: number
  /** Of each kind the row with the worst consequence: the earliest deadline; null where there is none of the kind. */
  readonly worst: Readonly<Record<DifferenceKind, DifferenceRow | null>>
  /** Where one person is asked about: the post that they are held to, while nobody has answered what it is; null elsewhere. */
  readonly unanswered: Post | null
  /** Of what was looked at: applied is that alone. */
  readonly mark: string
  /** By people's names; those that stay as they are last. */
  readonly rows: Listed<DifferenceRow>
}

export type DifferenceQuery = DifferenceScope & PageQuery & { readonly kind: DifferenceKind | null }
