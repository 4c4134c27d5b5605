import type { Document, DocumentId } from '@osh/core/documents/document.ts'
import type { EditionDesk, PaperEditions } from '@osh/core/documents/editions/edition-desk.ts'
import { describeFailure } from '@osh/core/wording/refusals/failures.ts'
import { sayRefusal } from '@osh/core/wording/refusals/say.ts'
import { tariffWords } from '@osh/core/wording/refusals/tariff-words.ts'
import { documentWords } from '@osh/core/wording/refusals/words/document-words.ts'
import { paperWords } from '@osh/core/wording/refusals/words/paper-words.ts'
import { plainWords } from '@osh/core/wording/refusals/words/plain-words.ts'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { ports } from '#ui/app/container.ts'
import { type InCompany, inCompany } from '#ui/app/session/in-company.ts'
import { type LoadingState, load, pending } from '#ui/kit/loading-state.ts'
import { transient } from '#ui/kit/services/service.ts'

const words = { ...plainWords, ...documentWords, ...paperWords, ...tariffWords }

/** The editions of a paper: what each has changed, what another one would, and issuing it. */
export class EditionsStore {
  /** Null for a document that is not there. */
  state: LoadingState<PaperEditions | null> = pending
  busy = false
  /** Why none was issued, in words. */
  message: string | null = null
  #id = 0 as DocumentId
  readonly #desk: EditionDesk
  readonly #current: InCompany

  constructor(desk: EditionDesk, current: InCompany) {
    this.#desk = desk
    this.#current = current
    makeAutoObservable(this, { state: observableRef }, { autoBind: true })
  }

  get timeZone(): string {
    return this.#current.company.timeZone
  }

  async open(id: DocumentId): Promise<void> {
    this.#id = id
    this.state = pending
    this.message = null
    await this.reload()
  }

  async reload(): Promise<void> {
    const id = this.#id
    const answer = await load(() => this.#desk.look(this.#current.company.id, id))
    runInAction(() => {
      if (this.#id !== id) return
      if (answer.is === 'failed') this.state = answer
      else this.state = { is: 'ready', value: answer.value.ok ? answer.value.value : null }
    })
  }

  /** Answers the edition that was issued; null where none was, then `message` says why. */
  async reissue(): Promise<Document | null> {
    if (this.busy) return null
    this.busy = true
    this.message = null
    const answer = await load(() => this.#desk.reissue(this.#current.company.id, this.#id))
    runInAction(() => {
      this.busy = false
      if (answer.is === 'failed') this.message = describeFailure(answer.status)
      else if (!answer.value.ok) this.message = sayRefusal(answer.value.error, words)
    })
    return answer.is === 'ready' && answer.value.ok ? answer.value.value : null
  }
}

export const editionsStore = transient(
  'EditionsStore',
  [ports.editions, inCompany],
  (desk, current) => new EditionsStore(desk, current),
)
