import type { MailService, SendingRepository } from '@osh/core/sending/sending-repository.ts'
import type { SentPapers } from '@osh/core/sending/sent-papers.ts'
import type { MailId } from '@osh/core/shared/identity.ts'
import { describeFailure } from '@osh/core/wording/refusals/failures.ts'
import { mailingWords } from '@osh/core/wording/refusals/mailing-words.ts'
import { plainWords } from '@osh/core/wording/refusals/words/plain-words.ts'
import { requestWords } from '@osh/core/wording/refusals/words/request-words.ts'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { ports } from '#ui/app/container.ts'
import { type InCompany, inCompany } from '#ui/app/session/in-company.ts'
import { wordMessages } from '#ui/kit/forms/refused-fields.ts'
import { type LoadingState, load, pending } from '#ui/kit/loading-state.ts'
import { addPage } from '#ui/kit/pages/add-page.ts'
import { transient } from '#ui/kit/services/service.ts'

const PAGE = 20
const words = { ...mailingWords, ...plainWords, ...requestWords }

type Log = {
  readonly mails: readonly SentPapers[]
  readonly complete: boolean
  readonly isSending: boolean
}

/** Mails with papers as read so far, and whether mails go out at all. */
export class SendingLogStore {
  state: LoadingState<Log> = pending
  /** Which is being sent again. */
  sending: MailId | null = null
  /** Why the last one could not be. */
  failure: string | null = null
  readonly #sending: SendingRepository
  readonly #service: MailService
  readonly #current: InCompany

  constructor(sending: SendingRepository, service: MailService, current: InCompany) {
    this.#sending = sending
    this.#service = service
    this.#current = current
    makeAutoObservable(this, { state: observableRef }, { autoBind: true })
  }

  open(): Promise<void> {
    return this.#read(1)
  }

  readMore(): Promise<void> {
    const known = this.state.is === 'ready' ? this.state.value.mails.length : 0
    return this.#read(Math.floor(known / PAGE) + 1)
  }

  /** Answers whether the mail waits to be sent again. */
  async sendAgain({ id }: SentPapers): Promise<boolean> {
    this.sending = id
    const { company } = this.#current
    const answer = await load(() =>
      this.#sending.sendAgain({ companyId: company.id, details: { mailId: id } }),
    )
    const failure =
      answer.is === 'failed'
        ? describeFailure(answer.status)
        : answer.value.ok
          ? null
          : Object.values(wordMessages(answer.value.error, words)).join(' ')
    if (answer.is === 'ready') await this.open()
    runInAction(() => {
      this.sending = null
      this.failure = failure
    })
    return failure === null
  }

  async #read(page: number): Promise<void> {
    const { company } = this.#current
    const answer = await load(async () => {
      const [listed, isSending] = await Promise.all([
        this.#sending.listSent(company.id, { page, limit: PAGE }),
        this.#service.isSending(company.id),
      ])
      return { ...listed, isSending }
    })
    const isPassed = runInAction(() => {
      if (answer.is === 'failed') {
        this.state = answer
        return false
      }
      const { isSending } = answer.value
      const known = page > 1 && this.state.is === 'ready' ? this.state.value.mails : []
      const { rows: mails, isPassed, isLast: complete } = addPage(known, answer.value, ({ id }) => id, PAGE)
      this.state = { is: 'ready', value: { mails, complete, isSending } }
      return isPassed
    })
    if (isPassed) await this.#read(page + 1)
  }
}

export const sendingLogStore = transient(
  'SendingLogStore',
  [ports.sending, ports.mailService, inCompany],
  (sending, service, current) => new SendingLogStore(sending, service, current),
)
