import type { BillingDesk } from '@osh/core/billing/billing.ts'
import type { Invoice } from '@osh/core/billing/invoice.ts'
import type { Payer, PayerId } from '@osh/core/billing/payer.ts'
import type { CompanyId } from '@osh/core/shared/identity.ts'
import type { Input } from '@osh/core/shared/input/field-reader.ts'
import type { Result } from '@osh/core/shared/results/result.ts'
import { billingWords } from '@osh/core/wording/refusals/billing-words.ts'
import { describeFailure } from '@osh/core/wording/refusals/failures.ts'
import { companyWords } from '@osh/core/wording/refusals/words/company-words.ts'
import { contactWords } from '@osh/core/wording/refusals/words/contact-words.ts'
import { plainWords } from '@osh/core/wording/refusals/words/plain-words.ts'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { ports } from '#ui/app/container.ts'
import { type CurrentCompany, currentCompany } from '#ui/app/session/current-company.ts'
import { type Messages, wordMessages } from '#ui/kit/forms/refused-fields.ts'
import { type LoadingState, load, pending } from '#ui/kit/loading-state.ts'
import { transient } from '#ui/kit/services/service.ts'

const words = { ...plainWords, ...companyWords, ...contactWords, ...billingWords }

type Money = {
  readonly isIssuing: boolean
  readonly payers: readonly Payer[]
  readonly invoices: readonly Invoice[]
}
type Refused = Extract<
  Awaited<ReturnType<BillingDesk['addPayer' | 'changePayer' | 'removePayer' | 'order']>>,
  { ok: false }
>['error']

/** Who pays for the company, what is ordered, and its invoices. */
export class BillingStore {
  state: LoadingState<Money> = pending
  busy = false
  readonly #desk: BillingDesk | null
  readonly #current: CurrentCompany

  constructor(desk: BillingDesk | null, current: CurrentCompany) {
    this.#desk = desk
    this.#current = current
    makeAutoObservable(this, { state: observableRef }, { autoBind: true })
  }

  async open(): Promise<void> {
    const [desk, company] = [this.#desk, this.#current.company]
    if (desk === null || company === null) return
    const state = await load(async () => {
      const [isIssuing, payers, invoices] = await Promise.all([
        desk.isIssuing(company.id),
        desk.listPayers(company.id),
        desk.listInvoices(company.id),
      ])
      return { isIssuing, payers, invoices }
    })
    runInAction(() => {
      this.state = state
    })
  }

  /** Adds a payer, or writes one again. Answers what is wrong, null once it is kept. */
  keepPayer(id: PayerId | null, details: Input): Promise<Messages | null> {
    return this.#ask((desk, companyId) =>
      id === null ? desk.addPayer({ companyId, details }) : desk.changePayer({ companyId, id, details }),
    )
  }

  async removePayer(id: PayerId): Promise<string | null> {
    const wrong = await this.#ask((desk, companyId) => desk.removePayer({ companyId, id }))
    return wrong && Object.values(wrong).join(' ')
  }

  order(details: Input): Promise<Messages | null> {
    return this.#ask((desk, companyId) => desk.order({ companyId, details }))
  }

  /** Null once it is done, and all is read again. */
  async #ask(
    work: (desk: BillingDesk, company: CompanyId) => Promise<Result<unknown, Refused>>,
  ): Promise<Messages | null> {
    const [desk, company] = [this.#desk, this.#current.company]
    if (this.busy || desk === null || company === null) return {}
    this.#setBusy(true)
    const answer = await load(() => work(desk, company.id))
    const wrong =
      answer.is === 'failed' ? { form: describeFailure(answer.status) } : wordRefusedIn(answer.value)
    if (wrong === null) await this.open()
    this.#setBusy(false)
    return wrong
  }

  #setBusy(busy: boolean): void {
    runInAction(() => {
      this.busy = busy
    })
  }
}

const wordRefusedIn = (result: Result<unknown, Refused>): Messages | null =>
  result.ok ? null : wordMessages(result.error, words)

export const billingStore = transient(
  'BillingStore',
  [ports.billing, currentCompany],
  (desk, current) => new BillingStore(desk, current),
)
