import type { CompanyId } from '@osh/core/companies/company.ts'
import type { MemoId } from '@osh/core/memos/memo.ts'
import type { MemoRepository } from '@osh/core/memos/memo-repository.ts'
import type { Completion, CompletionId } from '@osh/core/obligations/completion.ts'
import type { ObligationId } from '@osh/core/obligations/obligation.ts'
import type { ObligationRepository } from '@osh/core/obligations/obligation-repository.ts'
import { describeFailure } from '@osh/core/wording/refusals/failures.ts'
import { sayRefusal } from '@osh/core/wording/refusals/say.ts'
import { obligationWords } from '@osh/core/wording/refusals/words/obligation-words.ts'
import { plainWords } from '@osh/core/wording/refusals/words/plain-words.ts'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { ports } from '#ui/app/container.ts'
import { type InCompany, inCompany } from '#ui/app/session/in-company.ts'
import { type LoadingState, load, pending } from '#ui/kit/loading-state.ts'
import { transient } from '#ui/kit/services/service.ts'

const words = { ...plainWords, ...obligationWords }

/** A completion, with the number of the memo that entered it; null for one entered by hand. */
export type HistoryLine = Completion & { readonly memoNumber: number | null }

/** The completions of one obligation, newest first, those taken back included. */
export class HistoryStore {
  state: LoadingState<readonly HistoryLine[]> = pending
  readonly #obligations: ObligationRepository
  readonly #memos: MemoRepository
  readonly #current: InCompany

  constructor(obligations: ObligationRepository, memos: MemoRepository, current: InCompany) {
    this.#obligations = obligations
    this.#memos = memos
    this.#current = current
    makeAutoObservable(this, { state: observableRef }, { autoBind: true })
  }

  get timeZone(): string {
    return this.#current.company.timeZone
  }

  async open(id: ObligationId): Promise<void> {
    const { company } = this.#current
    this.#enter(await load(() => this.#read(company.id, id)))
  }

  async #read(company: CompanyId, id: ObligationId): Promise<readonly HistoryLine[]> {
    const facts = await this.#obligations.listCompletions(company, id)
    if (!facts.ok) return []
    const memoIds = [...new Set(facts.value.flatMap(({ memoId }) => memoId ?? []))]
    const numbers = new Map(
      await Promise.all(memoIds.map(async (memo) => [memo, await this.#readNumber(company, memo)] as const)),
    )
    return facts.value.map((fact) => ({
      ...fact,
      memoNumber: fact.memoId === null ? null : (numbers.get(fact.memoId) ?? null),
    }))
  }

  async #readNumber(company: CompanyId, id: MemoId): Promise<number | null> {
    const memo = await this.#memos.get(company, id)
    return memo.ok ? memo.value.number : null
  }

  #enter(state: LoadingState<readonly HistoryLine[]>): void {
    runInAction(() => {
      this.state = state
    })
  }

  /** Answers why it was refused, in words; null when the completion is taken back. */
  async takeBack(id: ObligationId, completionId: CompletionId): Promise<string | null> {
    const { company } = this.#current
    const answer = await load(() => this.#obligations.takeBack({ companyId: company.id, id, completionId }))
    if (answer.is === 'failed') return describeFailure(answer.status)
    return answer.value.ok ? null : sayRefusal(answer.value.error, words)
  }
}

export const historyStore = transient(
  'HistoryStore',
  [ports.obligations, ports.memos, inCompany],
  (obligations, memos, current) => new HistoryStore(obligations, memos, current),
)
