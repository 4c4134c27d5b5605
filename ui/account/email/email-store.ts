import type { EmailChange } from '@osh/core/account/email-change.ts'
import { describeFailure } from '@osh/core/wording/refusals/failures.ts'
import { accountWords } from '@osh/core/wording/refusals/words/account-words.ts'
import { contactWords } from '@osh/core/wording/refusals/words/contact-words.ts'
import { plainWords } from '@osh/core/wording/refusals/words/plain-words.ts'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { ports } from '#ui/app/container.ts'
import { type Messages, messagesOf } from '#ui/kit/forms/refused-fields.ts'
import { load } from '#ui/kit/loading-state.ts'
import { transient } from '#ui/kit/services/service.ts'

const words = { ...plainWords, ...accountWords, ...contactWords }

export const emailFields = ['email', 'currentPassword'] as const
type Field = (typeof emailFields)[number]

const blank: Readonly<Record<Field, string>> = { email: '', currentPassword: '' }

/** The form of a new e-mail. */
export class EmailStore {
  editing = false
  values = blank
  messages: Messages = {}
  busy = false
  /** What was asked for last, and whether the mail was sent or is kept. */
  asked: { readonly email: string; readonly isSending: boolean } | null = null
  readonly #change: EmailChange | null

  constructor(change: EmailChange | null) {
    this.#change = change
    makeAutoObservable(this, { values: observableRef, messages: observableRef }, { autoBind: true })
  }

  get hasMail(): boolean {
    return this.#change !== null
  }

  edit(): void {
    this.#enter(true)
  }

  discard(): void {
    this.#enter(false)
  }

  set(field: Field, value: string): void {
    this.values = { ...this.values, [field]: value }
    const { [field]: _, ...others } = this.messages
    this.messages = others
  }

  async ask(): Promise<void> {
    const change = this.#change
    if (change === null || this.busy) return
    this.busy = true
    const { email } = this.values
    const answer = await load(() => change.ask({ details: this.values }))
    runInAction(() => {
      this.busy = false
      if (answer.is === 'failed') this.messages = { form: describeFailure(answer.status) }
      else if (!answer.value.ok) this.messages = messagesOf(answer.value.error, words)
      else this.#keep({ email: email.trim(), ...answer.value.value })
    })
  }

  #keep(asked: NonNullable<EmailStore['asked']>): void {
    this.asked = asked
    this.#enter(false)
  }

  #enter(editing: boolean): void {
    this.editing = editing
    this.values = blank
    this.messages = {}
  }
}

export const emailStore = transient('EmailStore', [ports.emailChange], (change) => new EmailStore(change))
