import type { Company, CompanyId } from '@osh/core/companies/company.ts'
import type { Clock } from '@osh/core/shared/dates/clock.ts'
import type { LocalDate } from '@osh/core/shared/dates/local-date.ts'

/** Today in each company, by the time zones of the companies that have been read. */
export class CompanyDays {
  readonly #clock: Clock
  readonly #zones = new Map<CompanyId, string>()

  constructor(clock: Clock) {
    this.#clock = clock
  }

  note<C extends Company>(company: C): C {
    this.#zones.set(company.id, company.timeZone)
    return company
  }

  /** Null for a company that has not been read. */
  findToday(company: CompanyId): LocalDate | null {
    const zone = this.#zones.get(company)
    return zone === undefined ? null : this.#clock.today(zone)
  }
}
