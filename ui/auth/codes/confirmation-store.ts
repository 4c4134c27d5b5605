import type { SentCodes } from '@osh/core/account/sent-codes.ts'
import type { Session } from '@osh/core/auth/session.ts'
import { describeFailure } from '@osh/core/wording/refusals/failures.ts'
import { accountWords } from '@osh/core/wording/refusals/words/account-words.ts'
import { plainWords } from '@osh/core/wording/refusals/words/plain-words.ts'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { ports } from '#ui/app/container.ts'
import { type Messages, wordMessages } from '#ui/kit/forms/refused-fields.ts'
import { load } from '#ui/kit/loading-state.ts'
import { transient } from '#ui/kit/services/service.ts'

const words = { ...plainWords, ...accountWords }

/** The code that makes a new e-mail the account's. */
export class ConfirmationStore {
  code = ''
  busy = false
  done = false
  messages: Messages = {}
  readonly #codes: SentCodes | null
  readonly #session: Pick<Session, 'readTokens' | 'renew'>

  constructor(codes: SentCodes | null, session: Pick<Session, 'readTokens' | 'renew'>) {
    this.#codes = codes
    this.#session = session
    makeAutoObservable(this, { messages: observableRef }, { autoBind: true })
  }

  get hasMail(): boolean {
    return this.#codes !== null
  }

  set(code: string): void {
    this.code = code
    this.messages = {}
  }

  /** It is done once whoever is signed in here is called by the new e-mail: the page may be left from then on. */
  async confirm(): Promise<void> {
    const codes = this.#codes
    if (codes === null || this.busy) return
    this.busy = true
    const answer = await load(() => codes.confirmEmail({ details: { code: this.code } }))
    const isConfirmed = answer.is === 'ready' && answer.value.ok
    if (isConfirmed && this.#session.readTokens() !== null) await this.#session.renew()
    runInAction(() => {
      this.busy = false
      if (answer.is === 'failed') this.messages = { form: describeFailure(answer.status) }
      else if (!answer.value.ok) this.messages = wordMessages(answer.value.error, words)
      else this.done = true
    })
  }
}

export const confirmationStore = transient(
  'ConfirmationStore',
  [ports.sentCodes, ports.session],
  (codes, session) => new ConfirmationStore(codes, session),
)
