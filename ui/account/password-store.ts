import { checkRepeat } from '@osh/core/auth/new-password.ts'
import { type OwnSignIns, readPasswords } from '@osh/core/auth/own-sign-ins.ts'
import type { Session } from '@osh/core/auth/session.ts'
import { describeFailure } from '@osh/core/wording/refusals/failures.ts'
import { accountWords } from '@osh/core/wording/refusals/words/account-words.ts'
import { plainWords } from '@osh/core/wording/refusals/words/plain-words.ts'
import { makeAutoObservable, runInAction } from 'mobx'
import { ports } from '#ui/app/container.ts'
import { type Messages, wordMessages } from '#ui/kit/forms/refused-fields.ts'
import { TypedFields } from '#ui/kit/forms/typed-fields.ts'
import { load } from '#ui/kit/loading-state.ts'
import { transient } from '#ui/kit/services/service.ts'

const words = { ...plainWords, ...accountWords }

export const passwordFields = ['currentPassword', 'newPassword', 'passwordRepeat'] as const

/** The form of a new password. */
export class PasswordStore {
  editing = false
  readonly fields = new TypedFields({ currentPassword: '', newPassword: '', passwordRepeat: '' })
  busy = false
  readonly #signIns: OwnSignIns
  readonly #session: Pick<Session, 'readUserName'>

  constructor(signIns: OwnSignIns, session: Pick<Session, 'readUserName'>) {
    this.#signIns = signIns
    this.#session = session
    makeAutoObservable(this, {}, { autoBind: true })
  }

  edit(): void {
    this.#enter(true)
  }

  discard(): void {
    this.#enter(false)
  }

  /** Answers whether the password is changed. */
  async save(): Promise<boolean> {
    if (this.busy) return false
    const messages = this.#check()
    if (Object.keys(messages).length > 0) return this.#refuse(messages)
    this.busy = true
    const { currentPassword, newPassword } = this.fields.values
    const details = { currentPassword, newPassword }
    const answer = await load(() => this.#signIns.changePassword({ details }))
    runInAction(() => {
      this.busy = false
    })
    if (answer.is === 'failed') return this.#refuse({ form: describeFailure(answer.status) })
    if (!answer.value.ok) return this.#refuse(wordMessages(answer.value.error, words))
    this.#enter(false)
    return true
  }

  /** What the form itself can tell before anything is sent. */
  #check(): Messages {
    const { newPassword, passwordRepeat } = this.fields.values
    const read = readPasswords(this.fields.values, { email: this.#session.readUserName() ?? '' })
    const repeat = checkRepeat(newPassword, passwordRepeat)
    return {
      ...(read.ok ? {} : wordMessages(read.error, words)),
      ...(repeat.ok ? {} : wordMessages(repeat.error, words)),
    }
  }

  #enter(editing: boolean): void {
    runInAction(() => {
      this.editing = editing
      this.fields.clear()
    })
  }

  #refuse(messages: Messages): false {
    this.fields.refuse(messages)
    return false
  }
}

export const passwordStore = transient(
  'PasswordStore',
  [ports.ownSignIns, ports.session],
  (signIns, session) => new PasswordStore(signIns, session),
)
