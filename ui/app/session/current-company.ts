import { type Company, type CompanyId, DEFAULT_TIME_ZONE } from '@osh/core/companies/company.ts'
import type { CompanyDirectory } from '@osh/core/companies/company-directory.ts'
import type { Clock } from '@osh/core/shared/dates/clock.ts'
import type { LocalDate } from '@osh/core/shared/dates/local-date.ts'
import type { UserId } from '@osh/core/shared/identity.ts'
import { makeAutoObservable, observableRef } from 'mobx'
import { singleton } from '#ui/kit/services/service.ts'
import { findTabStorage, type TabStorage } from '#ui/kit/tab-storage.ts'
import { ports } from '../container.ts'
import type { TypedText } from './typed-fields.ts'

/** A company that was on the screen when the person turned out to be a member of it no more, those that they have besides, and what they were typing. */
export type LostCompany = {
  readonly lost: Company
  readonly others: readonly Company[]
  readonly typed: readonly TypedText[]
}

/**
 * The company whose data every screen shows: the one that the tab has shown before to the same person, also after it was opened again; in a
 * new tab the one that they used last. Another one that is opened elsewhere, in another tab, is not taken while this one is theirs: what is
 * on the screens is of this one.
 */
export class CurrentCompany {
  /** Null until one is loaded, and when the user has none yet. */
  company: Company | null = null
  /** How many companies the user has. */
  count = 0
  /** Null while the company on the screen is the person's: see `rereadCompany`. */
  left: LostCompany | null = null
  /** The company that was on the screens last: parts of them that open while they go are about it. */
  last: Company | null = null
  readonly #companies: Pick<CompanyDirectory, 'list'>
  readonly #clock: Clock
  readonly #session: { readUserId(): UserId | null }
  readonly #tab: TabStorage | null

  constructor(
    companies: Pick<CompanyDirectory, 'list'>,
    clock: Clock,
    session: { readUserId(): UserId | null },
    tab: TabStorage | null,
  ) {
    this.#companies = companies
    this.#clock = clock
    this.#session = session
    this.#tab = tab
    makeAutoObservable(this, { company: observableRef, left: observableRef, last: false }, { autoBind: true })
  }

  get #key(): string {
    return `company_${this.#session.readUserId()}`
  }

  /** The person's, the one that they used last first. Throws `Unavailable`. */
  list(): Promise<readonly Company[]> {
    return this.#companies.list()
  }

  /** Throws `Unavailable`. */
  async load(): Promise<void> {
    this.takeFrom(await this.list())
  }

  takeFrom(all: readonly Company[]): void {
    const kept = this.#tab?.getItem(this.#key) ?? String(this.company?.id)
    const own = all.find(({ id }) => String(id) === kept) ?? all[0] ?? null
    this.count = all.length
    this.take(own?.id === this.company?.id && own?.version === this.company?.version ? this.company : own)
    this.last = this.company
  }

  /** What a screen has just added or changed becomes what all screens show. */
  take(company: Company | null): void {
    this.company = company
    this.last = company ?? this.last
    this.left = null
    if (company) this.keep(company.id)
  }

  /** The tab shows the company when its page is opened again; null: the one that the person used last. */
  keep(id: CompanyId | null): void {
    this.#tab?.setItem(this.#key, String(id))
  }

  /** Today in the company's own time zone; in Moscow's while there is none. */
  today(): LocalDate {
    return this.#clock.today(this.company?.timeZone ?? DEFAULT_TIME_ZONE)
  }
}

export const currentCompany = singleton(
  'CurrentCompany',
  [ports.companyList, ports.clock, ports.session],
  (companies, clock, session) => new CurrentCompany(companies, clock, session, findTabStorage()),
)
