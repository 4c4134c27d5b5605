import type { EmailChange } from '@osh/core/account/email-change.ts'
import { describeFailure } from '@osh/core/wording/refusals/failures.ts'
import { accountWords } from '@osh/core/wording/refusals/words/account-words.ts'
import { contactWords } from '@osh/core/wording/refusals/words/contact-words.ts'
import { plainWords } from '@osh/core/wording/refusals/words/plain-words.ts'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { ports } from '#ui/app/container.ts'
import { wordMessages } from '#ui/kit/forms/refused-fields.ts'
import { TypedFields } from '#ui/kit/forms/typed-fields.ts'
import { load } from '#ui/kit/loading-state.ts'
import { transient } from '#ui/kit/services/service.ts'

const words = { ...plainWords, ...accountWords, ...contactWords }

export const emailFields = ['email', 'currentPassword'] as const

/** The form of a new e-mail. */
export class EmailStore {
  editing = false
  readonly fields = new TypedFields({ email: '', currentPassword: '' })
  busy = false
  /** What was asked for last, and whether the mail was sent or is kept. */
  asked: { readonly email: string; readonly isSending: boolean } | null = null
  readonly #change: EmailChange | null

  constructor(change: EmailChange | null) {
    this.#change = change
    makeAutoObservable(this, { asked: observableRef }, { autoBind: true })
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

  async ask(): Promise<void> {
    const change = this.#change
    if (change === null || this.busy) return
    this.busy = true
    const { email } = this.fields.values
    const answer = await load(() => change.ask({ details: this.fields.values }))
    runInAction(() => {
      this.busy = false
      if (answer.is === 'failed') this.fields.refuse({ form: describeFailure(answer.status) })
      else if (!answer.value.ok) this.fields.refuse(wordMessages(answer.value.error, words))
      else this.#keep({ email: email.trim(), ...answer.value.value })
    })
  }

  #keep(asked: NonNullable<EmailStore['asked']>): void {
    this.asked = asked
    this.#enter(false)
  }

  #enter(editing: boolean): void {
    this.editing = editing
    this.fields.clear()
  }
}

export const emailStore = transient('EmailStore', [ports.emailChange], (change) => new EmailStore(change))
