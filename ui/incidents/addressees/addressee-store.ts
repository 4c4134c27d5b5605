import type { Addressee, AddresseeKind } from '@osh/core/incidents/addressees/addressee.ts'
import type { IncidentRepository } from '@osh/core/incidents/incident-repository.ts'
import type { CompanyId } from '@osh/core/shared/identity.ts'
import type { Input } from '@osh/core/shared/input/field-reader.ts'
import { describeFailure } from '@osh/core/wording/refusals/failures.ts'
import { contactWords } from '@osh/core/wording/refusals/words/contact-words.ts'
import { plainWords } from '@osh/core/wording/refusals/words/plain-words.ts'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { useEffect } from 'react'
import { ports } from '#ui/app/container.ts'
import { type InCompany, inCompany } from '#ui/app/session/in-company.ts'
import { type Messages, wordMessages } from '#ui/kit/forms/refused-fields.ts'
import { type LoadingState, load, pending } from '#ui/kit/loading-state.ts'
import { singleton } from '#ui/kit/services/service.ts'
import { useService } from '#ui/kit/services/services-context.tsx'

const words = { ...plainWords, ...contactWords }

/** Those who are told of accidents, as the company has entered them. */
export class AddresseeStore {
  state: LoadingState<readonly Addressee[]> = pending
  #read: CompanyId | null = null
  readonly #incidents: IncidentRepository
  readonly #current: InCompany

  constructor(incidents: IncidentRepository, current: InCompany) {
    this.#incidents = incidents
    this.#current = current
    makeAutoObservable(this, { state: observableRef }, { autoBind: true })
  }

  /** Reads them, unless they are read already or on their way. */
  async open(): Promise<void> {
    if (this.#read === this.#current.company.id && this.state.is !== 'failed') return
    await this.#readAll()
  }

  async #readAll(): Promise<void> {
    const { company } = this.#current
    this.#read = company.id
    const state = await load(() => this.#incidents.listAddressees(company.id))
    runInAction(() => {
      if (this.#read === company.id) this.state = state
    })
  }

  findOf(kind: AddresseeKind): Addressee | null {
    return this.state.is === 'ready' ? (this.state.value.find((one) => one.kind === kind) ?? null) : null
  }

  /** What was refused, by field; nothing when it is kept. */
  async keep(details: Input): Promise<Messages> {
    const { company } = this.#current
    const answer = await load(() => this.#incidents.keepAddressee({ companyId: company.id, details }))
    if (answer.is === 'failed') return { form: describeFailure(answer.status) }
    if (!answer.value.ok) return wordMessages(answer.value.error, words)
    await this.#readAll()
    return {}
  }
}

const addresseeStore = singleton(
  'AddresseeStore',
  [ports.incidents, inCompany],
  (incidents, current) => new AddresseeStore(incidents, current),
)

/** Those who are told of accidents, read once for all steps that name them. */
export function useAddressees(): AddresseeStore {
  const store = useService(addresseeStore)
  useEffect(() => void store.open(), [store])
  return store
}
