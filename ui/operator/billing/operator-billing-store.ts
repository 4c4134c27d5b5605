import type { FoundCompany, OperatorBilling, OperatorInvoice } from '@osh/core/billing/billing.ts'
import type { CompanyId } from '@osh/core/shared/identity.ts'
import { ok } from '@osh/core/shared/results/result.ts'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { ports } from '#ui/app/container.ts'
import { type LoadingState, load, pending } from '#ui/kit/loading-state.ts'
import { transient } from '#ui/kit/services/service.ts'
import { Attempt, type Work } from '../attempt.ts'

/** Invoices of all companies, and how many employees one may have, for whoever runs the service. */
export class OperatorBillingStore {
  /** Null where there is no server. */
  state: LoadingState<readonly OperatorInvoice[]> | null
  /** Null before any was looked for. */
  found: readonly FoundCompany[] | null = null
  readonly attempt = new Attempt(() => this.open())
  readonly #billing: OperatorBilling | null

  constructor(billing: OperatorBilling | null) {
    this.#billing = billing
    this.state = billing && pending
    makeAutoObservable(
      this,
      { state: observableRef, found: observableRef, attempt: false },
      { autoBind: true },
    )
  }

  async open(): Promise<void> {
    const billing = this.#billing
    if (billing === null) return
    const state = await load(() => billing.listLatest())
    runInAction(() => {
      this.state = state
    })
  }

  /** Answers whether the invoice is marked. */
  markPaid({ id, companyId }: OperatorInvoice): Promise<boolean> {
    return this.#ask((billing) => billing.markPaid({ details: { ofCompanyId: companyId, invoiceId: id } }))
  }

  async find(inn: string): Promise<void> {
    await this.#ask(async (billing) => {
      const found = await billing.listCompaniesBy(inn.trim())
      runInAction(() => {
        this.found = found
      })
      return ok(null)
    })
  }

  /** Answers whether it is allowed; blank takes the tariff's own number. */
  allow(company: CompanyId, employeeLimit: string): Promise<boolean> {
    return this.#ask((billing) =>
      billing.allowEmployees({ details: { ofCompanyId: company, employeeLimit } }),
    )
  }

  async #ask(work: (billing: OperatorBilling) => ReturnType<Work>): Promise<boolean> {
    const billing = this.#billing
    return billing !== null && this.attempt.make(() => work(billing))
  }
}

export const operatorBillingStore = transient(
  'OperatorBillingStore',
  [ports.operatorBilling],
  (billing) => new OperatorBillingStore(billing),
)
