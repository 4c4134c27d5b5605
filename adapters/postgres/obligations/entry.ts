import type { UserId } from '@osh/core/auth/account.ts'
import type { CompanyId } from '@osh/core/companies/company.ts'
import type { Clock } from '@osh/core/shared/clock.ts'
import { companyToday } from '../companies/company-today.ts'
import type { Work } from '../transact.ts'
import type { Entry } from './write-facts.ts'

/** What everything written now in the company is signed with. */
export const entryOf = async (
  work: Work,
  clock: Clock,
  companyId: CompanyId,
  user: UserId,
): Promise<Entry> => ({
  companyId,
  user,
  now: clock.now(),
  today: await companyToday(work, clock, companyId),
})
