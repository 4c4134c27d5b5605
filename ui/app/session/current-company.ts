import { type Company, DEFAULT_TIME_ZONE } from '@osh/core/companies/company.ts'
import type { CompanyDirectory } from '@osh/core/companies/company-directory.ts'
import type { Clock } from '@osh/core/shared/dates/clock.ts'
import type { LocalDate } from '@osh/core/shared/dates/local-date.ts'
import { makeAutoObservable, observableRef } from 'mobx'
import { load } from '#ui/kit/loading-state.ts'
import { singleton } from '#ui/kit/services/service.ts'
import { ports } from '../container.ts'

/** The company whose data every screen shows: the first of the user's. */
export class CurrentCompany {
  /** Null until one is loaded, and when the user has none yet. */
  company: Company | null = null
  readonly #companies: Pick<CompanyDirectory, 'list'>
  readonly #clock: Clock

  constructor(companies: Pick<CompanyDirectory, 'list'>, clock: Clock) {
    this.#companies = companies
    this.#clock = clock
    makeAutoObservable(this, { company: observableRef }, { autoBind: true })
  }

  /** Throws `Unavailable`. */
  async load(): Promise<void> {
    const [first] = await this.#companies.list()
    this.take(first ?? null)
  }

  /** Reads again; the company that all screens show changes only if it has been changed. */
  async reread(): Promise<void> {
    const answer = await load(() => this.#companies.list())
    if (answer.is === 'failed') return
    const first = answer.value[0] ?? null
    if (first?.id !== this.company?.id || first?.version !== this.company?.version) this.take(first)
  }

  /** What a screen has just added or changed becomes what all screens show. */
  take(company: Company | null): void {
    this.company = company
  }

  /** Today in the company's own time zone; in Moscow's while there is none. */
  today(): LocalDate {
    return this.#clock.today(this.company?.timeZone ?? DEFAULT_TIME_ZONE)
  }
}

export const currentCompany = singleton(
  'CurrentCompany',
  [ports.companyList, ports.clock],
  (companies, clock) => new CurrentCompany(companies, clock),
)
