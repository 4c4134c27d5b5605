import type { Periodicity } from '../deadlines/periodicity.ts'
import type { DepartmentId } from '../departments/department.ts'
import type { EmployeeId } from '../employees/employee.ts'
import type { PositionId } from '../positions/position.ts'
import type { LocalDate } from '../shared/dates/local-date.ts'
import type { CompanyId, RequirementId, Signed } from '../shared/identity.ts'
import type { PositionProfile } from './position-profile.ts'
import type { Requested } from './proposal.ts'

export type { RequirementId }

/** A position, or, where it differs there, the position in one department. */
export type Post = { readonly positionId: PositionId; readonly departmentId: DepartmentId | null }

/** A post's answers. Whoever holds a post of their own department is judged by that one alone. */
export type PostProfile = Post & { readonly profile: PositionProfile; readonly answered: Signed }

/**
 * What was decided: it is in force, another periodicity than the proposed one is `instead`; or it is refused. `basis` is what the organisation's own
 * decision rests on, as it is cited: «приказ № 18»; null for none.
 */
export type RequirementDecision =
  | { readonly kind: 'accepted'; readonly instead: Periodicity | null; readonly basis: string | null }
  | { readonly kind: 'refused'; readonly reason: string }

/** What a position requires (требование по должности): said once, and assigned to whoever holds it. */
export type Requirement = Requested &
  Post & {
    readonly id: RequirementId
    readonly companyId: CompanyId
    readonly decision: RequirementDecision
    readonly since: LocalDate
    readonly decided: Signed
  }

/** One person for whom a requirement doesn't hold (исключение), until the day if one is given. */
export type RequirementException = {
  readonly requirementId: RequirementId
  readonly employeeId: EmployeeId
  readonly reason: string
  readonly until: LocalDate | null
  readonly made: Signed
}
