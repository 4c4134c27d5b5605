import type { Session } from '@osh/core/auth/session.ts'
import type { ActivityRequest, ActivityRequests } from '@osh/core/companies/company-directory.ts'
import { parseActivityRequest } from '@osh/core/companies/parse-activity-request.ts'
import { describeFailure } from '@osh/core/wording/refusals/failures.ts'
import { companyWords } from '@osh/core/wording/refusals/words/company-words.ts'
import { contactWords } from '@osh/core/wording/refusals/words/contact-words.ts'
import { plainWords } from '@osh/core/wording/refusals/words/plain-words.ts'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { ports } from '#ui/app/container.ts'
import { type CurrentCompany, currentCompany } from '#ui/app/session/current-company.ts'
import { type Messages, wordMessages } from '#ui/kit/forms/refused-fields.ts'
import { load } from '#ui/kit/loading-state.ts'
import { transient } from '#ui/kit/services/service.ts'

const words = { ...plainWords, ...companyWords, ...contactWords }

/** In the order of the form. */
export const requestFields = [
  'name',
  'contactName',
  'phone',
  'email',
  'emailAdditional',
] as const satisfies readonly (keyof ActivityRequest)[]

/** A request for an activity that the list does not have. */
export class ActivityRequestStore {
  values: ActivityRequest
  messages: Messages = {}
  busy = false
  sent = false
  readonly #asOpened: ActivityRequest
  readonly #requests: ActivityRequests

  constructor(requests: ActivityRequests, current: CurrentCompany, session: Session) {
    this.#requests = requests
    this.values = {
      name: '',
      contactName: '',
      phone: current.company?.phone ?? '',
      email: session.readUserName() ?? '',
      emailAdditional: '',
    }
    this.#asOpened = this.values
    makeAutoObservable(this, { values: observableRef, messages: observableRef }, { autoBind: true })
  }

  get dirty(): boolean {
    return !this.sent && requestFields.some((field) => this.values[field] !== this.#asOpened[field])
  }

  set(changes: Partial<ActivityRequest>): void {
    this.values = { ...this.values, ...changes }
    this.messages = Object.fromEntries(Object.entries(this.messages).filter(([field]) => !(field in changes)))
  }

  async send(): Promise<void> {
    const request = parseActivityRequest(this.values)
    if (!request.ok) return this.#finish(wordMessages(request.error, words))
    this.busy = true
    const answer = await load(() => this.#requests.add(request.value))
    if (answer.is === 'failed') return this.#finish({ form: describeFailure(answer.status) })
    this.#finish(answer.value.ok ? null : wordMessages(answer.value.error, words))
  }

  /** `refused` is null when the request was taken. */
  #finish(refused: Messages | null): void {
    runInAction(() => {
      this.busy = false
      this.sent = refused === null
      this.messages = refused ?? {}
    })
  }
}

export const activityRequestStore = transient(
  'ActivityRequestStore',
  [ports.activityRequests, currentCompany, ports.session],
  (requests, current, session) => new ActivityRequestStore(requests, current, session),
)
