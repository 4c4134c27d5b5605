import { type Company, DEFAULT_TIME_ZONE } from '@osh/core/companies/company.ts'
import type { CompanyDirectory } from '@osh/core/companies/company-directory.ts'
import type { Clock } from '@osh/core/shared/dates/clock.ts'
import type { LocalDate } from '@osh/core/shared/dates/local-date.ts'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { load } from '#ui/kit/loading-state.ts'
import { singleton } from '#ui/kit/services/service.ts'
import { ports } from '../container.ts'

/** A company that was on the screen when the person turned out to be a member of it no more, and those that they have besides. */
export type LostCompany = { readonly lost: Company; readonly others: readonly Company[] }

/**
 * The company whose data every screen shows: the first of the user's when the page was opened. Another one that is opened elsewhere, in another tab, is
 * not taken while this one is theirs: what is on the screens is of this one.
 */
export class CurrentCompany {
  /** Null until one is loaded, and when the user has none yet. */
  company: Company | null = null
  /** How many companies the user has. */
  count = 0
  /** Null while the company on the screen is the person's. */
  left: LostCompany | null = null
  /** The company that was on the screens last: parts of them that open while they go are about it. */
  last: Company | null = null
  readonly #companies: Pick<CompanyDirectory, 'list'>
  readonly #clock: Clock

  constructor(companies: Pick<CompanyDirectory, 'list'>, clock: Clock) {
    this.#companies = companies
    this.#clock = clock
    makeAutoObservable(this, { company: observableRef, left: observableRef, last: false }, { autoBind: true })
  }

  /** Throws `Unavailable`. */
  async load(): Promise<void> {
    const all = await this.#companies.list()
    this.#takeFrom(all, all[0] ?? null)
  }

  /** The same of the company that is shown, or of the first where it is theirs no more. Throws `Unavailable`. */
  async refresh(): Promise<void> {
    this.#takeAgain(await this.#companies.list())
  }

  /** Reads again, where there is an answer. */
  async reread(): Promise<void> {
    const { company } = this
    const answer = await load(() => this.#companies.list())
    if (answer.is === 'failed') return
    if (company === null || answer.value.some(({ id }) => id === company.id)) this.#takeAgain(answer.value)
    else this.lose({ lost: company, others: answer.value })
  }

  #takeAgain(all: readonly Company[]): void {
    const own = all.find(({ id }) => id === this.company?.id) ?? all[0] ?? null
    const isSame = own?.id === this.company?.id && own?.version === this.company?.version
    this.#takeFrom(all, isSame ? this.company : own)
  }

  #takeFrom(all: readonly Company[], company: Company | null): void {
    runInAction(() => {
      this.count = all.length
      this.company = company
      this.last = company
      this.left = null
    })
  }

  /** What a screen has just added or changed becomes what all screens show. */
  take(company: Company | null): void {
    this.company = company
    this.last = company ?? this.last
    this.left = null
  }

  /** The person's access has ended: nothing of the company is shown any more. */
  lose(left: LostCompany): void {
    this.company = null
    this.left = left
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
