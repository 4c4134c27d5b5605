import type { FoundCompany, OperatorBilling, OperatorInvoice } from '@osh/core/billing/billing.ts'
import type { CompanyId } from '@osh/core/shared/identity.ts'
import type { ErrorOf, Result } from '@osh/core/shared/results/result.ts'
import { describeFailure } from '@osh/core/wording/refusals/failures.ts'
import { describeRefusal } from '@osh/core/wording/refusals/refusals.ts'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { ports } from '#ui/app/container.ts'
import { type LoadingState, load, pending } from '#ui/kit/loading-state.ts'
import { transient } from '#ui/kit/services/service.ts'
import { isForOthers } from '../is-for-others.ts'

type Refused = ErrorOf<OperatorBilling['markPaid' | 'allowEmployees']>

/** Invoices of all companies, and how many employees one may have, for whoever runs the service. */
export class OperatorBillingStore {
  state: LoadingState<readonly OperatorInvoice[]> = pending
  /** Null before any was looked for. */
  found: readonly FoundCompany[] | null = null
  busy = false
  /** Why the last thing could not be done. */
  failure: string | null = null
  readonly #billing: OperatorBilling | null

  constructor(billing: OperatorBilling | null) {
    this.#billing = billing
    makeAutoObservable(this, { state: observableRef, found: observableRef }, { autoBind: true })
  }

  get isOthers(): boolean {
    return isForOthers(this.#billing, this.state)
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
    const billing = this.#billing
    if (billing === null) return
    const answer = await load(() => billing.listCompaniesBy(inn.trim()))
    runInAction(() => {
      this.found = answer.is === 'ready' ? answer.value : null
      this.failure = answer.is === 'failed' ? describeFailure(answer.status) : null
    })
  }

  /** Answers whether it is allowed; blank takes the tariff's own number. */
  allow(company: CompanyId, employeeLimit: string): Promise<boolean> {
    return this.#ask((billing) =>
      billing.allowEmployees({ details: { ofCompanyId: company, employeeLimit } }),
    )
  }

  async #ask(work: (billing: OperatorBilling) => Promise<Result<unknown, Refused>>): Promise<boolean> {
    const billing = this.#billing
    if (billing === null || this.busy) return false
    this.#settle(true, null)
    const answer = await load(() => work(billing))
    const failure =
      answer.is === 'failed'
        ? describeFailure(answer.status)
        : answer.value.ok
          ? null
          : describeRefusal(answer.value.error)
    if (failure === null) await this.open()
    this.#settle(false, failure)
    return failure === null
  }

  #settle(busy: boolean, failure: string | null): void {
    runInAction(() => {
      this.busy = busy
      this.failure = failure
    })
  }
}

export const operatorBillingStore = transient(
  'OperatorBillingStore',
  [ports.operatorBilling],
  (billing) => new OperatorBillingStore(billing),
)
