import type { PostProfile, Requirement, RequirementException } from '@osh/core/requirements/requirement.ts'
import type { Selectable } from 'kysely'
import { readSigned } from '../columns.ts'
import type {
  PostProfilesTable,
  RequirementExceptionsTable,
  RequirementsTable,
} from './requirement-tables.ts'

export const readPostRow = (row: Selectable<PostProfilesTable>): PostProfile => ({
  positionId: row.position_id,
  departmentId: row.department_id,
  profile: row.profile,
  answered: readSigned('answered', row),
})

export const readRequirementRow = (row: Selectable<RequirementsTable>): Requirement => ({
  ...{ companyId: row.company_id, id: row.id },
  ...{ positionId: row.position_id, departmentId: row.department_id },
  ...{ subject: row.subject, periodicity: row.periodicity, ruleId: row.rule_id, citation: row.citation },
  ...{ decision: row.decision, since: row.since, decided: readSigned('decided', row) },
})

export const readExceptionRow = (row: Selectable<RequirementExceptionsTable>): RequirementException => ({
  ...{ requirementId: row.requirement_id, employeeId: row.employee_id },
  ...{ reason: row.reason, until: row.until, made: readSigned('made', row) },
})
