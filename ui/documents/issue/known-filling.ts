import type { Answers } from '@osh/core/documents/answers/answers.ts'
import type { DocumentIssuer, KnownRequest } from '@osh/core/documents/issuing/document-issuer.ts'
import type { ValueSpec } from '@osh/core/documents/library/template.ts'
import { type KnownAnswers, takeKnownAnswers } from '@osh/core/documents/sources/known-answer.ts'
import type { KnownAnswer } from '@osh/core/documents/sources/source.ts'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { ports } from '#ui/app/container.ts'
import { type InCompany, inCompany } from '#ui/app/session/in-company.ts'
import { load } from '#ui/kit/loading-state.ts'
import { transient } from '#ui/kit/services/service.ts'

/** What the records answer to the values of a form that is being filled. */
export class KnownFilling {
  known: KnownAnswers = {}
  #asked = 0
  readonly #issuer: Pick<DocumentIssuer, 'readKnown'>
  readonly #current: InCompany

  constructor(issuer: Pick<DocumentIssuer, 'readKnown'>, current: InCompany) {
    this.#issuer = issuer
    this.#current = current
    makeAutoObservable(this, { known: observableRef }, { autoBind: true })
  }

  /** What of a form's answers the records know; null when something else was asked meanwhile, or no answer came. */
  async read(request: KnownRequest): Promise<KnownAnswers | null> {
    this.#asked += 1
    const asked = this.#asked
    const answer = await load(() => this.#issuer.readKnown(this.#current.company.id, request))
    return answer.is === 'ready' && asked === this.#asked ? answer.value : null
  }

  /** The answers with what is known now in place of what was known before; what a person has typed stays. */
  fill(answers: Answers, known: KnownAnswers, typed: ReadonlySet<string>): Answers {
    const before = this.known
    const kept = Object.entries(answers).filter(([name]) => typed.has(name) || !(name in before))
    const filled = Object.entries(takeKnownAnswers(known)).filter(([name]) => !typed.has(name))
    runInAction(() => {
      this.known = known
    })
    return Object.fromEntries([...kept, ...filled])
  }

  /** What filled the value, if anything did. */
  findKnown({ name }: ValueSpec): KnownAnswer | null {
    return this.known[name] ?? null
  }
}

export const knownFilling = transient(
  'KnownFilling',
  [ports.documentIssuer, inCompany],
  (issuer, current) => new KnownFilling(issuer, current),
)
