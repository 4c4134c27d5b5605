import type { Periodicity } from '@osh/core/deadlines/periodicity.ts'
import type { DepartmentId } from '@osh/core/departments/department.ts'
import type { EmployeeId } from '@osh/core/employees/employee.ts'
import type { Citation } from '@osh/core/norms/acts.ts'
import type { Subject } from '@osh/core/obligations/subject.ts'
import type { PositionId } from '@osh/core/positions/position.ts'
import type { PositionProfile } from '@osh/core/requirements/position-profile.ts'
import type { RequirementDecision } from '@osh/core/requirements/requirement.ts'
import type { LocalDate } from '@osh/core/shared/dates/local-date.ts'
import type { CompanyId, RequirementId } from '@osh/core/shared/identity.ts'
import type { GeneratedAlways } from 'kysely'
import type { SignedColumns } from '../columns.ts'

type PostColumns = { company_id: CompanyId; position_id: PositionId; department_id: DepartmentId | null }

export type PostProfilesTable = PostColumns &
  SignedColumns<'answered'> & { id: GeneratedAlways<number>; profile: PositionProfile }

export type RequirementsTable = PostColumns &
  SignedColumns<'decided'> & {
    id: RequirementId
    subject: Subject
    periodicity: Periodicity
    rule_id: string | null
    citation: Citation | null
    decision: RequirementDecision
    since: LocalDate
  }

export type RequirementExceptionsTable = SignedColumns<'made'> & {
  company_id: CompanyId
  requirement_id: RequirementId
  employee_id: EmployeeId
  reason: string
  until: LocalDate | null
}
