import type { CompanyId } from '@osh/core/companies/company.ts'
import type { Completion, CompletionFact, CompletionResult } from '@osh/core/obligations/completion.ts'
import {
  type CompletionInput,
  makeCompletionInput,
  readTypedCompletion,
} from '@osh/core/obligations/entering/completion-input.ts'
import type { ObligationId } from '@osh/core/obligations/obligation.ts'
import type { ObligationRepository } from '@osh/core/obligations/obligation-repository.ts'
import { findRetakeDay } from '@osh/core/obligations/standing/retake-day.ts'
import type { StandingObligation } from '@osh/core/obligations/standing/standing-obligation.ts'
import type { LocalDate } from '@osh/core/shared/dates/local-date.ts'
import type { ErrorOf, Result } from '@osh/core/shared/results/result.ts'
import { describeFailure } from '@osh/core/wording/refusals/failures.ts'
import { obligationWords } from '@osh/core/wording/refusals/words/obligation-words.ts'
import { plainWords } from '@osh/core/wording/refusals/words/plain-words.ts'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { ports } from '#ui/app/container.ts'
import { type InCompany, inCompany } from '#ui/app/session/in-company.ts'
import { type Messages, wordMessages } from '#ui/kit/forms/refused-fields.ts'
import { load } from '#ui/kit/loading-state.ts'
import { transient } from '#ui/kit/services/service.ts'

const words = { ...plainWords, ...obligationWords }

/** A completion entered by hand, or the correction of one. */
export class CompletionFormStore implements CompletionInput {
  date: LocalDate | null = null
  result: CompletionResult | null = null
  quantity = ''
  registeredOn: LocalDate | null = null
  messages: Messages = {}
  busy = false
  #corrected: Completion | null = null
  #asOpened = ''
  readonly #obligations: ObligationRepository
  readonly #current: InCompany

  constructor(obligations: ObligationRepository, current: InCompany) {
    this.#obligations = obligations
    this.#current = current
    makeAutoObservable(this, { messages: observableRef }, { autoBind: true })
  }

  get today(): LocalDate {
    return this.#current.today()
  }

  get dirty(): boolean {
    return this.#asOpened !== '' && this.entered !== this.#asOpened
  }

  get entered(): string {
    const { date, result, quantity, registeredOn } = this
    return JSON.stringify({ date, result, quantity, registeredOn })
  }

  /** By when a check failed on the date is repeated; null when it is not failed. */
  get retakeBy(): LocalDate | null {
    return findRetakeDay(this)
  }

  /** Today, passed, all the pieces; an assessment's result has to be chosen. */
  begin({ subject }: StandingObligation): void {
    Object.assign(this, makeCompletionInput(subject, this.today))
    this.messages = {}
    this.#corrected = null
    this.#asOpened = this.entered
  }

  /** Begins with what was entered. */
  beginCorrection(obligation: StandingObligation, completion: Completion): void {
    this.begin(obligation)
    this.date = completion.date
    this.result = completion.result
    this.quantity = String(completion.quantity ?? this.quantity)
    this.registeredOn = completion.registeredOn
    this.#corrected = completion
    this.#asOpened = this.entered
  }

  setDate(date: LocalDate | null): void {
    this.date = date
  }

  setRegisteredOn(date: LocalDate | null): void {
    this.registeredOn = date
  }

  setResult(result: CompletionResult | null): void {
    this.result = result
  }

  setQuantity(quantity: string): void {
    this.quantity = quantity
  }

  /** Answers whether it was stored; a refusal stays in the form. */
  async save(obligation: StandingObligation): Promise<boolean> {
    const { company } = this.#current
    if (this.busy) return false
    const fact = readTypedCompletion(obligation.subject, this, this.today)
    if (!fact.ok) return this.#refuse(wordMessages(fact.error, words))
    this.#setBusy(true)
    const answer = await load(() => this.#send({ companyId: company.id, id: obligation.id }, fact.value))
    this.#setBusy(false)
    if (answer.is === 'failed') return this.#refuse({ form: describeFailure(answer.status) })
    return answer.value.ok || this.#refuse(wordMessages(answer.value.error, words))
  }

  #send(
    obligation: { readonly companyId: CompanyId; readonly id: ObligationId },
    fact: CompletionFact,
  ): Promise<Result<unknown, ErrorOf<ObligationRepository['correct' | 'complete']>>> {
    const corrected = this.#corrected
    return corrected
      ? this.#obligations.correct({ ...obligation, completionId: corrected.id, patch: fact })
      : this.#obligations.complete({ ...obligation, fact })
  }

  #setBusy(busy: boolean): void {
    runInAction(() => {
      this.busy = busy
    })
  }

  #refuse(messages: Messages): false {
    runInAction(() => {
      this.messages = messages
    })
    return false
  }
}

export const completionFormStore = transient(
  'CompletionFormStore',
  [ports.obligations, inCompany],
  (obligations, current) => new CompletionFormStore(obligations, current),
)
