import type { CompanyId } from '@osh/core/companies/company.ts'
import { DEFAULT_TIME_ZONE } from '@osh/core/companies/company.ts'
import type { Records } from '@osh/core/records/records.ts'
import type { Clock } from '@osh/core/shared/dates/clock.ts'
import type { LocalDate } from '@osh/core/shared/dates/local-date.ts'

/** Today in the company's own time zone. */
export async function readCompanyDay(
  { companies }: Records,
  company: CompanyId,
  clock: Clock,
): Promise<LocalDate> {
  const found = await companies.get(company)
  return clock.today(found.ok ? found.value.timeZone : DEFAULT_TIME_ZONE)
}
