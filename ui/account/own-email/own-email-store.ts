import type { OwnEmail } from '@osh/core/account/own-email.ts'
import type { Account, OwnAccount } from '@osh/core/auth/profile.ts'
import type { ErrorOf, Result } from '@osh/core/shared/results/result.ts'
import { describeFailure } from '@osh/core/wording/refusals/failures.ts'
import { accountWords } from '@osh/core/wording/refusals/words/account-words.ts'
import { plainWords } from '@osh/core/wording/refusals/words/plain-words.ts'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { ports } from '#ui/app/container.ts'
import { wordMessages } from '#ui/kit/forms/refused-fields.ts'
import { TypedFields } from '#ui/kit/forms/typed-fields.ts'
import { type LoadingState, load, pending } from '#ui/kit/loading-state.ts'
import { singleton } from '#ui/kit/services/service.ts'

const words = { ...plainWords, ...accountWords }

type Refused = ErrorOf<OwnEmail['askForCode']> | ErrorOf<OwnEmail['confirm']>

/** Whether the mailbox of the account is its person's, for the strip around every page and for the pages that ask for the code. */
export class OwnEmailStore {
  state: LoadingState<Account> = pending
  busy = false
  /** Whether the mail that was asked for here goes out; null: none was. */
  isSending: boolean | null = null
  readonly fields = new TypedFields({ code: '' })
  readonly #own: OwnEmail | null
  readonly #account: OwnAccount

  constructor(own: OwnEmail | null, account: OwnAccount) {
    this.#own = own
    this.#account = account
    makeAutoObservable(this, { state: observableRef }, { autoBind: true })
  }

  /** Whether a code is still to be entered; not while that is unknown, nor in the browser's own demo. */
  get isAwaited(): boolean {
    return this.#own !== null && this.state.is === 'ready' && this.state.value.confirmation === 'awaited'
  }

  async open(): Promise<void> {
    const state = await load(() => this.#account.readAccount())
    runInAction(() => {
      this.state = state
    })
  }

  askForCode(): Promise<void> {
    return this.#ask(
      (own) => own.askForCode(),
      ({ isSending }) => {
        this.isSending = isSending
      },
    )
  }

  confirm(): Promise<void> {
    return this.#ask(
      async (own) => {
        const confirmed = await own.confirm({ details: this.fields.values })
        if (confirmed.ok) await this.open()
        return confirmed
      },
      () => this.fields.clear(),
    )
  }

  async #ask<T>(
    ask: (own: OwnEmail) => Promise<Result<T, Refused>>,
    done: (value: T) => void,
  ): Promise<void> {
    const own = this.#own
    if (own === null || this.busy) return
    this.busy = true
    this.isSending = null
    const answer = await load(() => ask(own))
    runInAction(() => {
      this.busy = false
      if (answer.is === 'failed') this.fields.refuse({ form: describeFailure(answer.status) })
      else if (!answer.value.ok) this.fields.refuse(wordMessages(answer.value.error, words))
      else done(answer.value.value)
    })
  }
}

export const ownEmailStore = singleton(
  'OwnEmailStore',
  [ports.ownEmail, ports.account],
  (own, account) => new OwnEmailStore(own, account),
)
