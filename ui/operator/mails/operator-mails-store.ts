import type { OperatorMails, Undelivered } from '@osh/core/mail/operator-mails.ts'
import type { UndeliveredMail } from '@osh/core/mail/outbox.ts'
import type { MailId } from '@osh/core/shared/identity.ts'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { ports } from '#ui/app/container.ts'
import { type LoadingState, load, pending } from '#ui/kit/loading-state.ts'
import { transient } from '#ui/kit/services/service.ts'
import { Attempt } from '../attempt.ts'

/** Mails that have not been sent, for whoever runs the service. */
export class OperatorMailsStore {
  /** Null where there is no server. */
  state: LoadingState<Undelivered> | null
  /** Which was sent again last. */
  sending: MailId | null = null
  readonly attempt = new Attempt(() => this.open())
  readonly #mails: OperatorMails | null

  constructor(mails: OperatorMails | null) {
    this.#mails = mails
    this.state = mails && pending
    makeAutoObservable(this, { state: observableRef, attempt: false }, { autoBind: true })
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
    if (mails === null || this.attempt.busy) return false
    this.sending = id
    return this.attempt.make(() => mails.sendAgain({ details: { mailId: id, mailCompanyId: companyId } }))
  }
}

export const operatorMailsStore = transient(
  'OperatorMailsStore',
  [ports.operatorMails],
  (mails) => new OperatorMailsStore(mails),
)
