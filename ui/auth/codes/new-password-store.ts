import type { SentCodes } from '@osh/core/account/sent-codes.ts'
import { parseEmail } from '@osh/core/auth/credentials.ts'
import { checkRepeat, parseNewPassword } from '@osh/core/auth/new-password.ts'
import { describeFailure } from '@osh/core/wording/refusals/failures.ts'
import { accountWords } from '@osh/core/wording/refusals/words/account-words.ts'
import { contactWords } from '@osh/core/wording/refusals/words/contact-words.ts'
import { plainWords } from '@osh/core/wording/refusals/words/plain-words.ts'
import { makeAutoObservable, runInAction } from 'mobx'
import { ports } from '#ui/app/container.ts'
import { type Messages, wordMessages } from '#ui/kit/forms/refused-fields.ts'
import { TypedFields } from '#ui/kit/forms/typed-fields.ts'
import { load } from '#ui/kit/loading-state.ts'
import { transient } from '#ui/kit/services/service.ts'

const words = { ...plainWords, ...accountWords, ...contactWords }

/** A code by e-mail, then another password by it. */
export class NewPasswordStore {
  step: 'email' | 'code' | 'done' = 'email'
  readonly fields = new TypedFields({ email: '', code: '', newPassword: '', passwordRepeat: '' })
  /** Whether the mail with the code was sent, or is kept; null while none was asked for. */
  isSending: boolean | null = null
  busy = false
  readonly #codes: SentCodes | null

  constructor(codes: SentCodes | null) {
    this.#codes = codes
    makeAutoObservable(this, {}, { autoBind: true })
  }

  get hasMail(): boolean {
    return this.#codes !== null
  }

  /** By the link of the mail, or typed. */
  enterCode(code: string): void {
    this.fields.set('code', code)
    this.#show('code')
  }

  askAgain(): void {
    this.isSending = null
    this.fields.set('code', '')
    this.#show('email')
  }

  async ask(): Promise<void> {
    const email = parseEmail(this.fields.values.email)
    if (!email.ok) return this.#refuse(wordMessages(email.error, words))
    const answer = await this.#send((codes) => codes.askForPassword({ details: { email: email.value } }))
    if (answer === null) return
    if (answer.is === 'failed') return this.#refuse({ failure: describeFailure(answer.status) })
    if (!answer.value.ok) return this.#refuse(wordMessages(answer.value.error, words))
    const { isSending } = answer.value.value
    runInAction(() => {
      this.isSending = isSending
    })
    this.#show('code')
  }

  async replace(): Promise<void> {
    const { code, newPassword, passwordRepeat } = this.fields.values
    const password = parseNewPassword(newPassword, { email: '', field: 'newPassword' })
    const repeat = checkRepeat(newPassword, passwordRepeat)
    if (!password.ok) return this.#refuse(wordMessages(password.error, words))
    if (!repeat.ok) return this.#refuse(wordMessages(repeat.error, words))
    const answer = await this.#send((codes) => codes.replacePassword({ details: { code, newPassword } }))
    if (answer === null) return
    if (answer.is === 'failed') return this.#refuse({ failure: describeFailure(answer.status) })
    if (!answer.value.ok) return this.#refuse(wordMessages(answer.value.error, words))
    this.#show('done')
  }

  /** Null where there is nothing to ask, or it is being asked. */
  async #send<T>(ask: (codes: SentCodes) => Promise<T>) {
    const codes = this.#codes
    if (codes === null || this.busy) return null
    this.busy = true
    const answer = await load(() => ask(codes))
    runInAction(() => {
      this.busy = false
    })
    return answer
  }

  #show(step: NewPasswordStore['step']): void {
    runInAction(() => {
      this.step = step
      this.fields.refuse({})
    })
  }

  #refuse(messages: Messages): void {
    this.fields.refuse(messages)
  }
}

export const newPasswordStore = transient(
  'NewPasswordStore',
  [ports.sentCodes],
  (codes) => new NewPasswordStore(codes),
)
