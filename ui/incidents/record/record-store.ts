import type { CompanyId } from '@osh/core/companies/company.ts'
import type { EmployeeId } from '@osh/core/employees/employee.ts'
import type { EmployeeRepository } from '@osh/core/employees/employee-repository.ts'
import type { IncidentId } from '@osh/core/incidents/incident.ts'
import type { IncidentRepository } from '@osh/core/incidents/incident-repository.ts'
import type { OnThisDevice } from '@osh/core/incidents/offline/on-this-device.ts'
import { type Degree, deriveDegree, deriveSeverity } from '@osh/core/norms/accidents/degree.ts'
import { describeFailure } from '@osh/core/wording/refusals/failures.ts'
import { incidentWords } from '@osh/core/wording/refusals/words/incident-words.ts'
import { peopleWords } from '@osh/core/wording/refusals/words/people-words.ts'
import { plainWords } from '@osh/core/wording/refusals/words/plain-words.ts'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { ports } from '#ui/app/container.ts'
import { type InCompany, inCompany } from '#ui/app/session/in-company.ts'
import { type Messages, wordMessages } from '#ui/kit/forms/refused-fields.ts'
import type { Choice } from '#ui/kit/forms/SelectField.tsx'
import { type LoadingState, load, pending } from '#ui/kit/loading-state.ts'
import { transient } from '#ui/kit/services/service.ts'
import type { TypedCircumstances } from '../CircumstanceFields.tsx'
import { makePersonChoice, readPeople } from '../people-choices.ts'
import { incidentTexts as texts } from '../texts.ts'

const words = { ...plainWords, ...peopleWords, ...incidentWords }

/** Someone injured, as chosen or typed. */
export type ChosenInjured = {
  readonly employeeId: EmployeeId | null
  readonly fullName: string
  readonly employer: string
}

type Typed = TypedCircumstances & { readonly degree: Degree }

const labels = {
  date: texts.fields.date,
  time: texts.fields.time,
  place: texts.fields.place,
  description: texts.fields.description,
  injured: texts.fields.injured,
}

/** «Зафиксировать несчастный случай»: what is typed so far. */
export class RecordStore {
  typed: Typed
  injured: readonly ChosenInjured[] = []
  people: LoadingState<readonly Choice<EmployeeId>[]> = pending
  messages: Messages = {}
  busy = false
  readonly #incidents: IncidentRepository
  readonly #employees: EmployeeRepository
  readonly #current: InCompany
  readonly #device: OnThisDevice

  constructor(
    incidents: IncidentRepository,
    employees: EmployeeRepository,
    current: InCompany,
    device: OnThisDevice,
  ) {
    this.#device = device
    this.#incidents = incidents
    this.#employees = employees
    this.#current = current
    this.typed = {
      degree: 'easy',
      date: current.today(),
      time: '12:00',
      timeZone: current.company.timeZone,
      place: '',
      description: '',
    }
    makeAutoObservable(
      this,
      { typed: observableRef, injured: observableRef, people: observableRef, messages: observableRef },
      { autoBind: true },
    )
  }

  async open(): Promise<void> {
    const { company } = this.#current
    const read = await load(() => readPeople(this.#employees, company.id, this.#current.today()))
    const people: typeof read =
      read.is === 'failed' ? { is: 'ready', value: await this.#listPeopleHere(company.id) } : read
    runInAction(() => {
      this.people = people
    })
  }

  /** Those who are known on this device, without a connection. */
  async #listPeopleHere(company: CompanyId): Promise<readonly Choice<EmployeeId>[]> {
    return (await this.#device.listPeople(company)).map(makePersonChoice)
  }

  /** Employees that are not injured yet. */
  get choices(): readonly Choice<EmployeeId>[] {
    const chosen = new Set(this.injured.map(({ employeeId }) => employeeId))
    return this.people.is === 'ready' ? this.people.value.filter(({ value }) => !chosen.has(value)) : []
  }

  get dirty(): boolean {
    return this.injured.length > 0 || this.typed.place !== '' || this.typed.description !== ''
  }

  type(changes: Partial<Typed>): void {
    this.typed = { ...this.typed, ...changes }
    this.messages = {}
  }

  addEmployee(id: EmployeeId): void {
    const found = this.choices.find(({ value }) => value === id)
    if (found) this.#setInjured([...this.injured, { employeeId: id, fullName: found.label, employer: '' }])
  }

  addOutsider(fullName: string, employer: string): void {
    this.#setInjured([...this.injured, { employeeId: null, fullName, employer }])
  }

  remove(at: number): void {
    this.#setInjured(this.injured.filter((_, i) => i !== at))
  }

  /** The degree follows the number of injured. */
  #setInjured(injured: readonly ChosenInjured[]): void {
    this.injured = injured
    this.typed = { ...this.typed, degree: deriveDegree(deriveSeverity(this.typed.degree), injured.length) }
    this.messages = {}
  }

  /** The id of the accident that was recorded; null after a refusal. */
  async save(): Promise<IncidentId | null> {
    if (this.busy) return null
    this.#show({}, true)
    const injured = this.injured.map(({ employeeId, fullName, employer }) =>
      employeeId === null ? { fullName, employer } : { employeeId },
    )
    const details = { ...this.typed, injured }
    const answer = await load(() => this.#incidents.record({ companyId: this.#current.company.id, details }))
    if (answer.is === 'failed') return this.#show({ form: describeFailure(answer.status) })
    if (!answer.value.ok) return this.#show(wordMessages(answer.value.error, words, labels))
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
  [ports.incidents, ports.employees, inCompany, ports.onThisDevice],
  (incidents, employees, current, device) => new RecordStore(incidents, employees, current, device),
)
