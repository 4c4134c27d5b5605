import type { Activity, Company, CompanyId } from '@osh/core/companies/company.ts'
import type { CompanyQueries } from '@osh/core/companies/company-directory.ts'
import type { FirstRun } from '@osh/core/companies/first-run/first-run.ts'
import { shippedActivities } from '@osh/core/companies/shipped-activities.ts'
import { type NotFound, notFound } from '@osh/core/shared/results/refusals.ts'
import { err, ok, type Result } from '@osh/core/shared/results/result.ts'
import type { Actor, Ledger } from '../ledger.ts'
import { listCompaniesOf } from './answer-companies.ts'

export class MemoryCompanyQueries implements CompanyQueries {
  readonly #ledger: Ledger
  readonly #actor: Actor
  constructor(ledger: Ledger, actor: Actor) {
    this.#ledger = ledger
    this.#actor = actor
  }

  list(): Promise<readonly Company[]> {
    return this.#ledger.read((state) => listCompaniesOf(state, this.#actor()))
  }

  get(id: CompanyId): Promise<Result<Company, NotFound>> {
    return this.#ledger.read((state) => {
      const company = listCompaniesOf(state, this.#actor()).find((own) => own.id === id)
      return company ? ok(company) : err(notFound)
    })
  }

  readFirstRun(id: CompanyId): Promise<FirstRun> {
    return this.#ledger.read((state) => {
      const countOf = (records: readonly { readonly companyId: CompanyId }[]): number =>
        records.filter(({ companyId }) => companyId === id).length
      const added = state.journal.find((line) => line.companyId === id && line.command === 'companies/add')
      if (!added) throw new Error('a company whose beginning no journal tells')
      return {
        begunAt: added.at,
        hidden: (state.firstRunsHidden ?? []).includes(id),
        departments: countOf(state.departments),
        employees: countOf(state.employees),
        obligations: countOf(state.obligations.filter(({ removed }) => !removed)),
        memos: countOf(state.memos),
      }
    })
  }

  async listActivities(): Promise<readonly Activity[]> {
    return shippedActivities
  }
}
