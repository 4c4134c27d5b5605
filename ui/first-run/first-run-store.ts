import type { Account, OwnAccount } from '@osh/core/auth/profile.ts'
import type { CompanyDirectory } from '@osh/core/companies/company-directory.ts'
import {
  deriveFirstRunSteps,
  type FirstRun,
  type FirstRunStep,
  type StepState,
} from '@osh/core/companies/first-run/first-run.ts'
import type { DeadlineTable } from '@osh/core/deadline-tables/deadline-table.ts'
import { findFirstDue } from '@osh/core/deadline-tables/first-due.ts'
import { everyRow } from '@osh/core/deadline-tables/row-filter.ts'
import type { Section } from '@osh/core/sections/section.ts'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { ports } from '#ui/app/container.ts'
import { type InCompany, inCompany } from '#ui/app/session/in-company.ts'
import { tableSections } from '#ui/deadlines/section-tables.ts'
import { load } from '#ui/kit/loading-state.ts'
import { transient } from '#ui/kit/services/service.ts'

/** The first steps of the company, counted from its records. */
export class FirstRunStore {
  /** Null until it is read; it stays so when it can't be: no one needs the steps to work. */
  run: FirstRun | null = null
  account: Account | null = null
  /** Where the first memo is formed: the section in which something falls due. */
  dueIn: Section | null = null
  readonly #companies: CompanyDirectory
  readonly #account: OwnAccount
  readonly #deadlines: DeadlineTable
  readonly #current: InCompany

  constructor(
    companies: CompanyDirectory,
    account: OwnAccount,
    deadlines: DeadlineTable,
    current: InCompany,
  ) {
    this.#companies = companies
    this.#account = account
    this.#deadlines = deadlines
    this.#current = current
    makeAutoObservable(
      this,
      { run: observableRef, account: observableRef, dueIn: observableRef },
      { autoBind: true },
    )
  }

  get company() {
    return this.#current.company
  }

  get steps(): Readonly<Record<FirstRunStep, StepState>> | null {
    return this.run && deriveFirstRunSteps(this.run)
  }

  async open(): Promise<void> {
    const { id } = this.company
    const answer = await load(() => this.#companies.readFirstRun(id))
    if (answer.is === 'failed') return
    runInAction(() => {
      this.run = answer.value
    })
    if (this.steps === null) return
    const [account] = await Promise.all([load(() => this.#account.readAccount()), this.#findDue()])
    runInAction(() => {
      this.account = account.is === 'ready' ? account.value : null
    })
  }

  async #findDue(): Promise<void> {
    if (this.steps?.memo !== 'current') return
    const { id } = this.company
    const read = await load(() =>
      Promise.all(
        tableSections.map(async (section) => ({
          section,
          horizon: await this.#deadlines.readHorizon(id, { section, filter: everyRow }),
        })),
      ),
    )
    if (read.is === 'failed') return
    runInAction(() => {
      this.dueIn = findFirstDue(read.value)
    })
  }

  async hide(hidden: boolean): Promise<boolean> {
    const { id: companyId } = this.company
    const answer = await load(() => this.#companies.hideFirstRun({ companyId, hidden }))
    if (answer.is === 'failed' || !answer.value.ok) return false
    runInAction(() => {
      if (this.run) this.run = { ...this.run, hidden }
    })
    return true
  }
}

export const firstRunStore = transient(
  'FirstRunStore',
  [ports.companies, ports.account, ports.deadlines, inCompany],
  (companies, account, deadlines, current) => new FirstRunStore(companies, account, deadlines, current),
)
