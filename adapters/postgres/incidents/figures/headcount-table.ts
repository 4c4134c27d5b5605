import type { HeadcountId } from '@osh/core/incidents/figures/headcount-facts.ts'
import type { Instant } from '@osh/core/shared/dates/instant.ts'
import type { CompanyId, UserId } from '@osh/core/shared/identity.ts'

export type HeadcountsTable = {
  company_id: CompanyId
  id: HeadcountId
  year: number
  headcount: number | null
  entered_by: UserId
  entered_at: Instant
}
