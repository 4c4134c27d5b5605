import type { Membership } from '@osh/core/rights/membership.ts'
import type { LocalDate } from '@osh/core/shared/dates/local-date.ts'
import type { CompanyId, UserId } from '@osh/core/shared/identity.ts'

/** Whose feed is read, as of which day, and by whom. */
export type FeedPlace = {
  readonly companyId: CompanyId
  readonly today: LocalDate
  readonly user: UserId
  readonly membership: Membership
}
