import type { DepartmentId } from '@osh/core/departments/department.ts'
import type { HiddenKind } from '@osh/core/rights/membership.ts'
import type { Role } from '@osh/core/rights/role.ts'
import type { Instant } from '@osh/core/shared/dates/instant.ts'
import type { CompanyId, UserId } from '@osh/core/shared/identity.ts'

export type InvitationsTable = {
  company_id: CompanyId
  email: string
  role: Role
  departments: readonly DepartmentId[]
  granted: readonly HiddenKind[]
  token_hash: string
  invited_by: UserId
  invited_at: Instant
  expires_at: Instant
  accepted_by: UserId | null
}
