import type { UserId } from '@osh/core/auth/account.ts'
import type { CompanyId } from '@osh/core/companies/company.ts'
import type { EmployeeId } from '@osh/core/employees/employee.ts'
import type { RoleId } from '@osh/core/norms/responsibilities.ts'
import type { ResponsibilityId } from '@osh/core/responsibilities/responsibility.ts'
import type { Instant } from '@osh/core/shared/dates/instant.ts'
import type { LocalDate } from '@osh/core/shared/dates/local-date.ts'
import type { GeneratedAlways, Selectable } from 'kysely'

export type ResponsibilityTermsTable = {
  company_id: CompanyId
  id: GeneratedAlways<number>
  responsibility_id: ResponsibilityId
  role_id: RoleId
  employee_id: EmployeeId
  employee_name: string
  order_number: string | null
  order_date: LocalDate | null
  since_by: UserId
  since_at: Instant
  until_by: UserId | null
  until_at: Instant | null
}

export type TermRow = Selectable<ResponsibilityTermsTable>
