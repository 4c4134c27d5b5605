import { type Account, nameless, type OwnAccount, parseProfileChanges } from '@osh/core/auth/profile.ts'
import { describeFailure } from '@osh/core/wording/refusals/failures.ts'
import { contactWords } from '@osh/core/wording/refusals/words/contact-words.ts'
import { plainWords } from '@osh/core/wording/refusals/words/plain-words.ts'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { ports } from '#ui/app/container.ts'
import { type Messages, wordMessages } from '#ui/kit/forms/refused-fields.ts'
import { type LoadingState, load, pending } from '#ui/kit/loading-state.ts'
import { transient } from '#ui/kit/services/service.ts'

const words = { ...plainWords, ...contactWords }

type Input = { readonly fullname: string; readonly position: string }

/** What the signed-in person is called: looked at first, edited in place. */
export class ProfileStore {
  state: LoadingState<Account> = pending
  editing = false
  input: Input = { fullname: '', position: '' }
  messages: Messages = {}
  busy = false
  readonly #account: OwnAccount

  constructor(account: OwnAccount) {
    this.#account = account
    makeAutoObservable(
      this,
      { state: observableRef, input: observableRef, messages: observableRef },
      { autoBind: true },
    )
  }

  async open(): Promise<void> {
    this.#enter(pending)
    this.#enter(await load(() => this.#account.readAccount()))
  }

  get stored(): Input {
    const { fullname, position } = this.state.is === 'ready' ? this.state.value : nameless
    return { fullname: fullname ?? '', position: position ?? '' }
  }

  get dirty(): boolean {
    return this.editing && JSON.stringify(this.input) !== JSON.stringify(this.stored)
  }

  edit(): void {
    this.input = this.stored
    this.messages = {}
    this.editing = true
  }

  discard(): void {
    this.editing = false
  }

  set(changes: Partial<Input>): void {
    this.input = { ...this.input, ...changes }
    this.messages = Object.fromEntries(Object.entries(this.messages).filter(([field]) => !(field in changes)))
  }

  /** Answers whether what was typed is stored. */
  async save(): Promise<boolean> {
    if (this.busy) return false
    const details = this.input
    const judged = parseProfileChanges(nameless, details)
    if (!judged.ok) return this.#refuse(wordMessages(judged.error, words))
    this.#setBusy(true)
    const answer = await load(() => this.#account.introduce({ details }))
    this.#setBusy(false)
    if (answer.is === 'failed') return this.#refuse({ form: describeFailure(answer.status) })
    if (!answer.value.ok) return this.#refuse(wordMessages(answer.value.error, words))
    this.#enter({ is: 'ready', value: answer.value.value })
    return true
  }

  #enter(state: LoadingState<Account>): void {
    runInAction(() => {
      this.state = state
      if (state.is === 'ready') this.editing = false
    })
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

export const profileStore = transient('ProfileStore', [ports.account], (account) => new ProfileStore(account))
