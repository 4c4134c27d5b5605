import type { UserId } from '@osh/core/auth/account.ts'
import type { CompanyId } from '@osh/core/companies/company.ts'
import type { CompanyDetails, CompanyField } from '@osh/core/companies/company-fields.ts'
import type { RowFilter } from '@osh/core/deadline-tables/row-filter.ts'
import type { DepartmentId } from '@osh/core/departments/department.ts'
import type { NoticeSettings } from '@osh/core/notices/feed/notice-settings.ts'
import type { HiddenKind } from '@osh/core/rights/membership.ts'
import type { Role } from '@osh/core/rights/role.ts'
import type { Section } from '@osh/core/sections/section.ts'
import type { Instant } from '@osh/core/shared/dates/instant.ts'
import type { LocalDate } from '@osh/core/shared/dates/local-date.ts'
import type { Generated, Selectable } from 'kysely'
import type { Columns } from '../columns.ts'

export type CompaniesTable = Columns<CompanyDetails, CompanyField> & {
  id: Generated<CompanyId>
  last_memo_number: Generated<number>
  first_run_hidden: Generated<boolean>
  example: Generated<boolean>
  version: Generated<number>
  created_by: UserId
  created_at: Instant
}

export type MembershipsTable = {
  company_id: CompanyId
  user_id: UserId
  role: Role
  /** Which a head leads. */
  departments: Generated<readonly DepartmentId[]>
  granted: Generated<readonly HiddenKind[]>
  since: Instant
  /** What the member wants tables to begin with, by section. */
  saved_filters: Generated<Readonly<Partial<Record<Section, RowFilter>>>>
  notices: Generated<Partial<NoticeSettings>>
  told_on: Generated<LocalDate | null>
  mails_due: Generated<Instant | null>
  pushed_on: Generated<LocalDate | null>
  pushes_due: Generated<Instant | null>
}

export type CompanyRow = Selectable<CompaniesTable>
