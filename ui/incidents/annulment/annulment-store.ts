import type { Incident } from '@osh/core/incidents/incident.ts'
import type { IncidentRepository } from '@osh/core/incidents/incident-repository.ts'
import { describeFailure } from '@osh/core/wording/refusals/failures.ts'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { ports } from '#ui/app/container.ts'
import { type ShellStore, shellStore } from '#ui/app/shell/shell-store.ts'
import { type Messages, wordMessages } from '#ui/kit/forms/refused-fields.ts'
import { load } from '#ui/kit/loading-state.ts'
import { transient } from '#ui/kit/services/service.ts'
import { sayRefused } from '../say-refused.ts'

type Answer = Awaited<ReturnType<IncidentRepository['annul'] | IncidentRepository['restore']>>

/** The reason of an annulment, or of taking one back, as typed so far. */
export class AnnulmentStore {
  reason = ''
  messages: Messages = {}
  busy = false
  readonly #incidents: Pick<IncidentRepository, 'annul' | 'restore'>
  readonly #shell: ShellStore

  constructor(incidents: Pick<IncidentRepository, 'annul' | 'restore'>, shell: ShellStore) {
    this.#incidents = incidents
    this.#shell = shell
    makeAutoObservable(this, { messages: observableRef }, { autoBind: true })
  }

  type(reason: string): void {
    this.reason = reason
    this.messages = {}
  }

  /** Annuls the incident, or takes that back where it is annulled; whether it is stored now. */
  async send({ companyId, id, annulled, detailsVersion }: Incident): Promise<boolean> {
    if (this.busy) return false
    this.busy = true
    const { reason } = this
    const answer = await load<Answer>(() =>
      annulled
        ? this.#incidents.restore({ companyId, id, reason })
        : this.#incidents.annul({ companyId, id, details: { reason, seen: { detailsVersion } } }),
    )
    if (answer.is === 'failed') return this.#end({ form: describeFailure(answer.status) })
    const { value } = answer
    if (value.ok) await this.#shell.refresh()
    return this.#end(value.ok ? {} : await sayRefused((words) => wordMessages(value.error, words)))
  }

  #end(messages: Messages): boolean {
    runInAction(() => {
      this.messages = messages
      this.busy = false
    })
    return Object.keys(messages).length === 0
  }
}

export const annulmentStore = transient(
  'AnnulmentStore',
  [ports.incidents, shellStore],
  (incidents, shell) => new AnnulmentStore(incidents, shell),
)
