import type { Incident } from '@osh/core/incidents/incident.ts'
import type { IncidentRepository } from '@osh/core/incidents/incident-repository.ts'
import { describeFailure } from '@osh/core/wording/refusals/failures.ts'
import { incidentWords } from '@osh/core/wording/refusals/words/incident-words.ts'
import { peopleWords } from '@osh/core/wording/refusals/words/people-words.ts'
import { plainWords } from '@osh/core/wording/refusals/words/plain-words.ts'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { ports } from '#ui/app/container.ts'
import { type Messages, wordMessages } from '#ui/kit/forms/refused-fields.ts'
import { load } from '#ui/kit/loading-state.ts'
import { transient } from '#ui/kit/services/service.ts'

const words = {
  ...plainWords,
  ...incidentWords,
  'incident/annulled': peopleWords['incident/annulled'],
}

/** A note for the chronology, as typed so far. */
export class NoteStore {
  text = ''
  messages: Messages = {}
  busy = false
  readonly #incidents: IncidentRepository

  constructor(incidents: IncidentRepository) {
    this.#incidents = incidents
    makeAutoObservable(this, { messages: observableRef }, { autoBind: true })
  }

  type(text: string): void {
    this.text = text
    this.messages = {}
  }

  /** Whether it is in the chronology now; what was typed stays until it is. */
  async add({ companyId, id }: Incident): Promise<boolean> {
    if (this.busy) return false
    this.busy = true
    const { text } = this
    const answer = await load(() => this.#incidents.addNote({ companyId, id, details: { text } }))
    if (answer.is === 'failed') return this.#end({ form: describeFailure(answer.status) })
    return this.#end(answer.value.ok ? {} : wordMessages(answer.value.error, words))
  }

  #end(messages: Messages): boolean {
    const added = Object.keys(messages).length === 0
    runInAction(() => {
      this.messages = messages
      this.busy = false
      if (added) this.text = ''
    })
    return added
  }
}

export const noteStore = transient('NoteStore', [ports.incidents], (incidents) => new NoteStore(incidents))
