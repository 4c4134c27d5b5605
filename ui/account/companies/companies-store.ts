import type { Company, CompanyId } from '@osh/core/companies/company.ts'
import type { CompanyDirectory } from '@osh/core/companies/company-directory.ts'
import { describeFailure } from '@osh/core/wording/refusals/failures.ts'
import { sayRefusal } from '@osh/core/wording/refusals/say.ts'
import { plainWords } from '@osh/core/wording/refusals/words/plain-words.ts'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { ports } from '#ui/app/container.ts'
import { type LoadingState, load, pending } from '#ui/kit/loading-state.ts'
import { transient } from '#ui/kit/services/service.ts'

/** The companies of whoever is signed in, and which of them is opened. */
export class CompaniesStore {
  state: LoadingState<readonly Company[]> = pending
  busy = false
  message: string | null = null
  readonly #companies: Pick<CompanyDirectory, 'list' | 'open'>

  constructor(companies: Pick<CompanyDirectory, 'list' | 'open'>) {
    this.#companies = companies
    makeAutoObservable(this, { state: observableRef }, { autoBind: true })
  }

  /** By name; examples are opened in a place of their own. */
  async open(): Promise<void> {
    const state = await load(async () =>
      (await this.#companies.list())
        .filter(({ example }) => !example)
        .toSorted((one, other) => one.name.localeCompare(other.name, 'ru')),
    )
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
    else this.#say(false, answer.value.ok ? null : sayRefusal(answer.value.error, plainWords))
    return answer.is === 'ready' && answer.value.ok
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
  [ports.companies],
  (companies) => new CompaniesStore(companies),
)
