import type { EmployeeId } from '@osh/core/employees/employee.ts'
import type { ObligationRepository } from '@osh/core/obligations/obligation-repository.ts'
import {
  findAskedReturn,
  type HandIn,
  makeReturnInput,
  readHandIn,
} from '@osh/core/obligations/ppe/hand-in.ts'
import type { Holding } from '@osh/core/obligations/ppe/holding.ts'
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

/** «Вернуть»: PPE on hand is handed in, whole or in part. */
export class ReturnStore {
  date: LocalDate | null = null
  quantity = ''
  messages: Messages = {}
  busy = false
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
    return JSON.stringify([this.date, this.quantity])
  }

  /** All of it, today. */
  begin({ quantity }: Holding): void {
    this.date = this.today
    this.quantity = String(quantity)
    this.messages = {}
    this.#asOpened = this.entered
  }

  set(changes: Partial<Pick<ReturnStore, 'date' | 'quantity'>>): void {
    Object.assign(this, changes)
    this.messages = {}
  }

  /** Answers whether it was stored; a refusal stays in the form. */
  async save(
    employeeId: EmployeeId,
    holding: Holding,
    held: number,
    asked: readonly StandingObligation[],
  ): Promise<boolean> {
    if (this.busy) return false
    const { date, quantity } = this
    const read = readHandIn({ date, quantity }, { quantity: held, unit: holding.unit }, this.today)
    if (!read.ok) return this.#refuse(wordMessages(read.error, words))
    this.#setBusy(true)
    const answer = await load(() =>
      this.#send(employeeId, holding, read.value, findAskedReturn(holding, asked)),
    )
    this.#setBusy(false)
    if (answer.is === 'failed') return this.#refuse({ form: describeFailure(answer.status) })
    return answer.value.ok || this.#refuse(wordMessages(answer.value.error, words))
  }

  #send(
    employeeId: EmployeeId,
    holding: Holding,
    handIn: HandIn,
    asked: StandingObligation | null,
  ): Promise<Result<unknown, ErrorOf<ObligationRepository['assign' | 'complete']>>> {
    const companyId = this.#current.company.id
    return asked === null
      ? this.#obligations.assign({
          companyId,
          employeeIds: [employeeId],
          draft: makeReturnInput(holding, handIn),
        })
      : this.#obligations.complete({ companyId, id: asked.id, fact: handIn })
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

export const returnStore = transient(
  'ReturnStore',
  [ports.obligations, inCompany],
  (obligations, current) => new ReturnStore(obligations, current),
)
