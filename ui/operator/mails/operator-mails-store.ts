import type { OperatorMails, Undelivered } from '@osh/core/mail/operator-mails.ts'
import type { UndeliveredMail } from '@osh/core/mail/outbox.ts'
import type { MailId } from '@osh/core/shared/identity.ts'
import { describeFailure } from '@osh/core/wording/refusals/failures.ts'
import { describeRefusal } from '@osh/core/wording/refusals/refusals.ts'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { ports } from '#ui/app/container.ts'
import { type LoadingState, load, pending } from '#ui/kit/loading-state.ts'
import { transient } from '#ui/kit/services/service.ts'
import { isForOthers } from '../is-for-others.ts'

/** Mails that have not been sent, for whoever runs the service. */
export class OperatorMailsStore {
  state: LoadingState<Undelivered> = pending
  /** Which is being sent again. */
  sending: MailId | null = null
  /** Why the last one could not be. */
  failure: string | null = null
  readonly #mails: OperatorMails | null

  constructor(mails: OperatorMails | null) {
    this.#mails = mails
    makeAutoObservable(this, { state: observableRef }, { autoBind: true })
  }

  get isOthers(): boolean {
    return isForOthers(this.#mails, this.state)
  }

  async open(): Promise<void> {
    const mails = this.#mails
    if (mails === null) return
    const state = await load(() => mails.listUndelivered())
    runInAction(() => {
      this.state = state
    })
  }

  /** Answers whether the mail waits to be sent again. */
  async sendAgain({ id, companyId }: UndeliveredMail): Promise<boolean> {
    const mails = this.#mails
    if (mails === null || this.sending !== null) return false
    this.#settle(id, null)
    const answer = await load(() => mails.sendAgain({ details: { mailId: id, mailCompanyId: companyId } }))
    const failure =
      answer.is === 'failed'
        ? describeFailure(answer.status)
        : answer.value.ok
          ? null
          : describeRefusal(answer.value.error)
    if (answer.is === 'ready') await this.open()
    this.#settle(null, failure)
    return failure === null
  }

  #settle(sending: MailId | null, failure: string | null): void {
    runInAction(() => {
      this.sending = sending
      this.failure = failure
    })
  }
}

export const operatorMailsStore = transient(
  'OperatorMailsStore',
  [ports.operatorMails],
  (mails) => new OperatorMailsStore(mails),
)
