import type { EmployeeId } from '@osh/core/employees/employee.ts'
import type { Injured } from '@osh/core/incidents/incident.ts'
import type { OnThisDevice } from '@osh/core/incidents/offline/on-this-device.ts'
import { deriveIncidentDegree } from '@osh/core/incidents/severity.ts'
import type { Degree, Severity } from '@osh/core/norms/accidents/degree.ts'
import type { Input } from '@osh/core/shared/input/field-reader.ts'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { ports } from '#ui/app/container.ts'
import { type InCompany, inCompany } from '#ui/app/session/in-company.ts'
import type { Choice } from '#ui/kit/forms/SelectField.tsx'
import { load } from '#ui/kit/loading-state.ts'
import { transient } from '#ui/kit/services/service.ts'
import { makePersonChoice, type PeoplePorts, readPeople } from '../people-choices.ts'

/** An outsider who is being typed. */
type Draft = { readonly fullName: string; readonly employer: string }

/** Those injured in an accident, each with a severity of their own. */
export class InjuredStore {
  people: readonly Injured[] = []
  /** Null while no one types an outsider. */
  draft: Draft | null = null
  /** What whoever is added next begins with. */
  usual: Severity = 'easy'
  staff: readonly Choice<EmployeeId>[] = []
  readonly #ports: PeoplePorts
  readonly #current: InCompany
  readonly #device: OnThisDevice
  #known = '[]'

  constructor(given: PeoplePorts, current: InCompany, device: OnThisDevice) {
    this.#ports = given
    this.#current = current
    this.#device = device
    makeAutoObservable(
      this,
      { people: observableRef, draft: observableRef, staff: observableRef },
      { autoBind: true },
    )
  }

  /** Takes those who are known; without a connection employees are those whom this device knows. */
  async open(known: readonly Injured[]): Promise<void> {
    const { company } = this.#current
    runInAction(() => {
      this.people = known
      this.usual = this.severity ?? 'easy'
      this.#known = JSON.stringify(this.given)
    })
    const read = await load(() => readPeople(this.#ports, company.id, this.#current.today()))
    const staff =
      read.is === 'ready' ? read.value : (await this.#device.listPeople(company.id)).map(makePersonChoice)
    runInAction(() => {
      this.staff = staff
    })
  }

  /** Employees that are not injured yet. */
  get choices(): readonly Choice<EmployeeId>[] {
    const chosen = new Set(this.people.map(({ employeeId }) => employeeId))
    return this.staff.filter(({ value }) => !chosen.has(value))
  }

  /** The severity of all; null where they differ. */
  get severity(): Severity | null {
    const all = new Set(this.people.map(({ severity }) => severity))
    const [one = this.usual] = all
    return all.size > 1 ? null : one
  }

  get degree(): Degree {
    return deriveIncidentDegree({ injured: this.people })
  }

  /** Takes what was stored meanwhile, where nothing was changed here; what was changed stays, and is sent over it. */
  follow(stored: readonly Injured[]): void {
    if (!this.dirty) this.people = stored
    this.#known = JSON.stringify(encode(stored))
  }

  get dirty(): boolean {
    return (this.draft?.fullName.trim() ?? '') !== '' || JSON.stringify(this.given) !== this.#known
  }

  /** What is corrected; nothing where all is as it was. */
  get changes(): Input {
    const { degree, given } = this
    return JSON.stringify(given) === this.#known ? {} : { degree, injured: given }
  }

  /** As they are sent. */
  get given(): readonly Input[] {
    return encode(this.people)
  }

  addEmployee(id: EmployeeId): void {
    const found = this.choices.find(({ value }) => value === id)
    if (found) this.#add({ employeeId: id, fullName: found.label, employer: '' })
  }

  typeOutsider(changes: Partial<Draft>): void {
    this.draft = { fullName: '', employer: '', ...this.draft, ...changes }
  }

  /** Adds the outsider who is typed; no one where there is no name. */
  addOutsider(): void {
    const [fullName = '', employer = ''] = [this.draft?.fullName.trim(), this.draft?.employer.trim()]
    if (fullName === '') return
    this.#add({ employeeId: null, fullName, employer })
    this.draft = null
  }

  remove(at: number): void {
    this.people = this.people.filter((_, row) => row !== at)
  }

  setSeverity(at: number, severity: Severity): void {
    this.people = this.people.map((one, row) => (row === at ? { ...one, severity } : one))
  }

  setSeverityOfAll(severity: Severity): void {
    this.usual = severity
    this.people = this.people.map((one) => ({ ...one, severity }))
  }

  #add(one: Omit<Injured, 'severity'>): void {
    this.people = [...this.people, { ...one, severity: this.usual }]
  }
}

const encode = (people: readonly Injured[]): readonly Input[] =>
  people.map(({ employeeId, fullName, employer, severity, card }) =>
    employeeId === null ? { fullName, employer, severity, ...card } : { employeeId, severity },
  )

export const injuredStore = transient(
  'InjuredStore',
  [ports.employees, ports.departments, inCompany, ports.onThisDevice],
  (employees, departments, current, device) => new InjuredStore({ employees, departments }, current, device),
)
