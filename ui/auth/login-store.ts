import { parseEmail, parsePassword } from '@osh/core/auth/credentials.ts'
import { describeFailure } from '@osh/core/wording/refusals/failures.ts'
import { accountWords } from '@osh/core/wording/refusals/words/account-words.ts'
import { contactWords } from '@osh/core/wording/refusals/words/contact-words.ts'
import { plainWords } from '@osh/core/wording/refusals/words/plain-words.ts'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { type Messages, wordMessages } from '#ui/kit/forms/refused-fields.ts'
import { load } from '#ui/kit/loading-state.ts'
import { transient } from '#ui/kit/services/service.ts'
import { type AuthStore, authStore } from './auth-store.ts'

const words = { ...plainWords, ...accountWords, ...contactWords }

/** The steps of signing in: the e-mail, the password, and a code where the account asks for one. */
export class LoginStore {
  step: 'email' | 'password' | 'code' = 'email'
  email = ''
  password = ''
  factorCode = ''
  busy = false
  messages: Messages = {}
  readonly #auth: AuthStore

  constructor(auth: AuthStore) {
    this.#auth = auth
    makeAutoObservable(this, { messages: observableRef }, { autoBind: true })
  }

  setEmail(email: string): void {
    this.email = email
    this.messages = {}
  }

  setPassword(password: string): void {
    this.password = password
    this.messages = {}
  }

  setFactorCode(code: string): void {
    this.factorCode = code
    this.messages = {}
  }

  goOn(): void {
    const email = parseEmail(this.email)
    this.messages = email.ok ? {} : wordMessages(email.error, words)
    if (email.ok) this.step = 'password'
  }

  goBack(): void {
    this.step = 'email'
    this.password = ''
    this.factorCode = ''
    this.messages = {}
  }

  async logIn(): Promise<void> {
    const password = parsePassword(this.password)
    if (!password.ok) return this.#finish(wordMessages(password.error, words))
    this.busy = true
    const code = this.step === 'code' ? this.factorCode : undefined
    const answer = await load(() => this.#auth.logIn(this.email.trim(), password.value, code))
    if (answer.is === 'failed') return this.#finish({ failure: describeFailure(answer.status) })
    if (!answer.value.ok && answer.value.error.code === 'auth/second-factor') return this.#askForCode()
    this.#finish(answer.value.ok ? {} : wordMessages(answer.value.error, words))
  }

  #askForCode(): void {
    this.#finish({})
    runInAction(() => {
      this.step = 'code'
    })
  }

  #finish(messages: Messages): void {
    runInAction(() => {
      this.busy = false
      this.messages = messages
    })
  }
}

export const loginStore = transient('LoginStore', [authStore], (auth) => new LoginStore(auth))
