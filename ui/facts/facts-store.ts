import type { CompanyFactRepository } from '@osh/core/facts/company-facts.ts'
import type { FactList } from '@osh/core/facts/fact-list.ts'
import type { FactRow, KeptFacts } from '@osh/core/facts/fact-records.ts'
import { describeFailure } from '@osh/core/wording/refusals/failures.ts'
import { calendarWords } from '@osh/core/wording/refusals/words/calendar-words.ts'
import { plainWords } from '@osh/core/wording/refusals/words/plain-words.ts'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { ports } from '#ui/app/container.ts'
import { type InCompany, inCompany } from '#ui/app/session/in-company.ts'
import { type Messages, wordMessagesByRow } from '#ui/kit/forms/refused-fields.ts'
import { type LoadingState, load, pending } from '#ui/kit/loading-state.ts'
import { transient } from '#ui/kit/services/service.ts'
import { factTexts as texts } from './texts.ts'

const words = { ...plainWords, ...calendarWords }

/** What a company has said of itself, and changing a list of it. */
export class FactsStore {
  state: LoadingState<readonly KeptFacts[]> = pending
  readonly #facts: CompanyFactRepository
  readonly #current: InCompany

  constructor(facts: CompanyFactRepository, current: InCompany) {
    this.#facts = facts
    this.#current = current
    makeAutoObservable(this, { state: observableRef }, { autoBind: true })
  }

  /** What is kept of a list; nothing is version 0. */
  find({ code }: FactList): Pick<KeptFacts, 'rows' | 'version'> {
    const kept = this.state.is === 'ready' ? this.state.value.find(({ list }) => list === code) : undefined
    return kept ?? { rows: [], version: 0 }
  }

  /** Reads the lists; what is shown meanwhile stays. */
  async open(): Promise<void> {
    const answer = await load(() => this.#facts.list(this.#current.company.id))
    runInAction(() => {
      this.state = answer
    })
  }

  /** Keeps the rows of a list over the version that was seen; what was refused is answered, nothing where it is stored. */
  async keep({ code, columns }: FactList, rows: readonly FactRow[], version: number): Promise<Messages> {
    const details = { list: code, rows, version }
    const answer = await load(() => this.#facts.keep({ companyId: this.#current.company.id, details }))
    if (answer.is === 'failed') return { form: describeFailure(answer.status) }
    if (!answer.value.ok) {
      const refusal = answer.value.error
      if (refusal.code === 'stale') await this.open()
      const labels = Object.fromEntries(columns.map(({ name, label }) => [name, label]))
      return refusal.code === 'stale' ? { form: texts.stale } : wordMessagesByRow(refusal, words, labels)
    }
    await this.open()
    return {}
  }
}

export const factsStore = transient(
  'FactsStore',
  [ports.facts, inCompany],
  (facts, current) => new FactsStore(facts, current),
)
