import { parseEmail } from '@osh/core/auth/credentials.ts'
import { checkRepeat, parseNewPassword } from '@osh/core/auth/new-password.ts'
import { describeFailure } from '@osh/core/wording/refusals/failures.ts'
import { accountWords } from '@osh/core/wording/refusals/words/account-words.ts'
import { contactWords } from '@osh/core/wording/refusals/words/contact-words.ts'
import { plainWords } from '@osh/core/wording/refusals/words/plain-words.ts'
import { makeAutoObservable, runInAction } from 'mobx'
import { type Messages, wordMessages } from '#ui/kit/forms/refused-fields.ts'
import { TypedFields } from '#ui/kit/forms/typed-fields.ts'
import { load } from '#ui/kit/loading-state.ts'
import { transient } from '#ui/kit/services/service.ts'
import { type AuthStore, authStore } from './auth-store.ts'

const words = { ...plainWords, ...accountWords, ...contactWords }

/** The form of a new account. */
export class RegisterStore {
  readonly fields = new TypedFields({ email: '', password: '', passwordRepeat: '' })
  busy = false
  /** The account was made here, so that its first screen is the company's form. */
  registered = false
  readonly #auth: AuthStore

  constructor(auth: AuthStore) {
    this.#auth = auth
    makeAutoObservable(this, {}, { autoBind: true })
  }

  /** What the form itself can tell before anything is sent. */
  #check(): Messages {
    const { email, password, passwordRepeat } = this.fields.values
    const parsed = [parseEmail(email), parseNewPassword(password, { email: email.trim() })].filter(
      (result) => !result.ok,
    )
    const repeat = checkRepeat(password, passwordRepeat)
    return Object.assign(
      {},
      ...parsed.map((result) => wordMessages(result.error, words)),
      repeat.ok ? {} : wordMessages(repeat.error, words),
    )
  }

  async register(): Promise<void> {
    const messages = this.#check()
    if (Object.keys(messages).length > 0) return this.#finish(false, messages)
    this.busy = true
    this.registered = true
    const { email, password } = this.fields.values
    const answer = await load(() => this.#auth.register(email.trim(), password))
    if (answer.is === 'failed') return this.#finish(false, { failure: describeFailure(answer.status) })
    this.#finish(answer.value.ok, answer.value.ok ? {} : wordMessages(answer.value.error, words))
  }

  #finish(registered: boolean, messages: Messages): void {
    runInAction(() => {
      this.busy = false
      this.registered = registered
      this.fields.refuse(messages)
    })
  }
}

export const registerStore = transient('RegisterStore', [authStore], (auth) => new RegisterStore(auth))
