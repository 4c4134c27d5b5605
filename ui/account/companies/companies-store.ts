import { type Company, type CompanyId, nameCompanyShort } from '@osh/core/companies/company.ts'
import type { CompanyDirectory } from '@osh/core/companies/company-directory.ts'
import type { MemberDesk } from '@osh/core/members/member-desk.ts'
import type { Role } from '@osh/core/rights/role.ts'
import { describeFailure } from '@osh/core/wording/refusals/failures.ts'
import { sayRefusal } from '@osh/core/wording/refusals/say.ts'
import { accountWords } from '@osh/core/wording/refusals/words/account-words.ts'
import { plainWords } from '@osh/core/wording/refusals/words/plain-words.ts'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { ports } from '#ui/app/container.ts'
import { type LoadingState, load, pending } from '#ui/kit/loading-state.ts'
import { transient } from '#ui/kit/services/service.ts'

const words = { ...plainWords, ...accountWords }

/** A company of the person's; the role is null where they were removed meanwhile. */
export type OwnCompany = { readonly company: Company; readonly role: Role | null }

/** The companies of whoever is signed in, what they are there, which of them is opened, and how one is left. */
export class CompaniesStore {
  state: LoadingState<readonly OwnCompany[]> = pending
  busy = false
  message: string | null = null
  /** Why the company that is asked about was not left. */
  notLeft: string | null = null
  readonly #companies: Pick<CompanyDirectory, 'list' | 'open'>
  readonly #desk: Pick<MemberDesk, 'listOwn' | 'leave'>

  constructor(
    companies: Pick<CompanyDirectory, 'list' | 'open'>,
    desk: Pick<MemberDesk, 'listOwn' | 'leave'>,
  ) {
    this.#companies = companies
    this.#desk = desk
    makeAutoObservable(this, { state: observableRef }, { autoBind: true })
  }

  /** By the names that are shown; examples are opened in a place of their own. */
  async open(): Promise<void> {
    const state = await load(async () => {
      const [all, own] = await Promise.all([this.#companies.list(), this.#desk.listOwn()])
      const roles = new Map(own.map(({ companyId, role }) => [companyId, role]))
      return all
        .filter(({ example }) => !example)
        .toSorted((one, other) => nameCompanyShort(one).localeCompare(nameCompanyShort(other), 'ru'))
        .map((company) => ({ company, role: roles.get(company.id) ?? null }))
    })
    runInAction(() => {
      this.state = state
    })
  }

  /** Answers whether it is the one that pages begin with now. */
  async switchTo(companyId: CompanyId): Promise<boolean> {
    if (this.busy) return false
    this.#say(true, null)
    const answer = await load(() => this.#companies.open({ companyId }))
    if (answer.is === 'failed') this.#say(false, describeFailure(answer.status))
    else this.#say(false, answer.value.ok ? null : sayRefusal(answer.value.error, words))
    return answer.is === 'ready' && answer.value.ok
  }

  /** Answers whether the person has left it. */
  async leave(companyId: CompanyId): Promise<boolean> {
    if (this.busy) return false
    this.#say(true, null)
    const answer = await load(() => this.#desk.leave({ companyId }))
    runInAction(() => {
      this.busy = false
      if (answer.is === 'failed') this.notLeft = describeFailure(answer.status)
      else this.notLeft = answer.value.ok ? null : sayRefusal(answer.value.error, words)
    })
    return answer.is === 'ready' && answer.value.ok
  }

  /** What was said of another company is of no use. */
  askToLeave(): void {
    this.notLeft = null
  }

  #say(busy: boolean, message: string | null): void {
    runInAction(() => {
      this.busy = busy
      this.message = message
    })
  }
}

export const companiesStore = transient(
  'CompaniesStore',
  [ports.companies, ports.memberDesk],
  (companies, desk) => new CompaniesStore(companies, desk),
)
