import type { Company } from '@osh/core/companies/company.ts'
import type { LocalDate } from '@osh/core/shared/dates/local-date.ts'
import { transient } from '#ui/kit/services/service.ts'
import { type CurrentCompany, currentCompany } from './current-company.ts'

/**
 * The company, for whatever lives inside a company's screens: `NeedsCompany` goes around them.
 * Asked outside of them it throws, as a programmer's mistake. While a screen goes because its user has signed
 * out or is a member no more, it is still the company that the screen was about, also of a part that was only being opened.
 */
export class InCompany {
  readonly #current: CurrentCompany

  constructor(current: CurrentCompany) {
    this.#current = current
  }

  get company(): Company {
    const company = this.#current.company ?? this.#current.last
    if (company === null) throw new Error('a company was asked for outside of NeedsCompany')
    return company
  }

  /** Today in the company's own time zone. */
  today(): LocalDate {
    return this.#current.today()
  }
}

export const inCompany = transient('InCompany', [currentCompany], (current) => new InCompany(current))
