import type { IncidentId } from '@osh/core/incidents/incident.ts'
import type { IncidentRepository } from '@osh/core/incidents/incident-repository.ts'
import { describeFailure } from '@osh/core/wording/refusals/failures.ts'
import { incidentWords } from '@osh/core/wording/refusals/words/incident-words.ts'
import { peopleWords } from '@osh/core/wording/refusals/words/people-words.ts'
import { plainWords } from '@osh/core/wording/refusals/words/plain-words.ts'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { ports } from '#ui/app/container.ts'
import { type InCompany, inCompany } from '#ui/app/session/in-company.ts'
import { type Messages, wordMessagesByRow } from '#ui/kit/forms/refused-fields.ts'
import { load } from '#ui/kit/loading-state.ts'
import { transient } from '#ui/kit/services/service.ts'
import type { TypedCircumstances } from '../CircumstanceFields.tsx'
import { type InjuredStore, injuredStore } from '../injured/injured-store.ts'
import { incidentTexts as texts } from '../texts.ts'

const words = { ...plainWords, ...peopleWords, ...incidentWords }

const labels = {
  date: texts.fields.date,
  time: texts.fields.time,
  place: texts.fields.place,
  description: texts.fields.description,
  injured: texts.fields.injured,
}

/** «Зафиксировать несчастный случай»: what is typed so far. */
export class RecordStore {
  typed: TypedCircumstances
  messages: Messages = {}
  busy = false
  readonly injured: InjuredStore
  readonly #incidents: IncidentRepository
  readonly #current: InCompany

  constructor(incidents: IncidentRepository, current: InCompany, injured: InjuredStore) {
    this.#incidents = incidents
    this.#current = current
    this.injured = injured
    this.typed = {
      date: current.today(),
      time: '12:00',
      timeZone: current.company.timeZone,
      place: '',
      description: '',
    }
    makeAutoObservable(
      this,
      { injured: false, typed: observableRef, messages: observableRef },
      { autoBind: true },
    )
  }

  open(): Promise<void> {
    return this.injured.open([])
  }

  get dirty(): boolean {
    return this.injured.dirty || this.typed.place !== '' || this.typed.description !== ''
  }

  type(changes: Partial<TypedCircumstances>): void {
    this.typed = { ...this.typed, ...changes }
    this.messages = {}
  }

  /** The id of the accident that was recorded; null after a refusal. */
  async save(): Promise<IncidentId | null> {
    if (this.busy) return null
    this.#show({}, true)
    this.injured.addOutsider()
    const { degree, given } = this.injured
    const details = { ...this.typed, degree, injured: given }
    const answer = await load(() => this.#incidents.record({ companyId: this.#current.company.id, details }))
    if (answer.is === 'failed') return this.#show({ form: describeFailure(answer.status) })
    if (!answer.value.ok) return this.#show(wordMessagesByRow(answer.value.error, words, labels))
    this.#show({})
    return answer.value.value.id
  }

  #show(messages: Messages, busy = false): null {
    runInAction(() => {
      this.messages = messages
      this.busy = busy
    })
    return null
  }
}

export const recordStore = transient(
  'RecordStore',
  [ports.incidents, inCompany, injuredStore],
  (incidents, current, injured) => new RecordStore(incidents, current, injured),
)
