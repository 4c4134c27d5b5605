import type { EmployeeId } from '@osh/core/employees/employee.ts'
import { proposeCharged } from '@osh/core/incidents/commission/charged-with-safety.ts'
import { proposeMembers } from '@osh/core/incidents/commission/propose-members.ts'
import type { CommissionMember, Incident } from '@osh/core/incidents/incident.ts'
import type { ResponsibilityRepository } from '@osh/core/responsibilities/responsibility-repository.ts'
import type { LocalDate } from '@osh/core/shared/dates/local-date.ts'
import type { Input } from '@osh/core/shared/input/field-reader.ts'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { ports } from '#ui/app/container.ts'
import { type InCompany, inCompany } from '#ui/app/session/in-company.ts'
import type { Choice } from '#ui/kit/forms/SelectField.tsx'
import { load } from '#ui/kit/loading-state.ts'
import { transient } from '#ui/kit/services/service.ts'
import { keepEmployed, listPeopleChoices, type PeoplePorts } from '../people-choices.ts'

/** A commission being put together. */
export class CommissionStore {
  orderNumber = ''
  orderDate: LocalDate | null = null
  /** The chair comes first. */
  people: readonly CommissionMember[] = []
  /** Who is charged with safety at the site; null while no one has said, and the company's orders are not known here. */
  charged: readonly CommissionMember[] | null = null
  /** The members are those whom the company's orders name; no one has said that they are. */
  proposed = false
  choices: readonly Choice<EmployeeId>[] = []
  readonly #ports: PeoplePorts
  readonly #responsibilities: ResponsibilityRepository
  readonly #current: InCompany
  #opened = false
  #isChairProposed = false

  constructor(given: PeoplePorts, responsibilities: ResponsibilityRepository, current: InCompany) {
    this.#ports = given
    this.#responsibilities = responsibilities
    this.#current = current
    makeAutoObservable(
      this,
      { people: observableRef, charged: observableRef, choices: observableRef },
      { autoBind: true },
    )
  }

  /** Takes what is known, once: what is typed since is not overwritten by news of the incident. */
  async open(incident: Pick<Incident, 'commission' | 'injured'>): Promise<void> {
    if (this.#opened) return
    this.#opened = true
    this.#take(incident)
    const { company } = this.#current
    const [staff, departments, holders] = await Promise.all([
      load(() => this.#ports.employees.list(company.id)),
      load(() => this.#ports.departments.list(company.id)),
      load(() => this.#responsibilities.readHolders(company.id)),
    ])
    runInAction(() => {
      if (staff.is !== 'ready') return
      const employed = keepEmployed(staff.value, this.#current.today())
      this.choices = listPeopleChoices(employed, departments.is === 'ready' ? departments.value : [])
      if (holders.is !== 'ready') return
      const { responsibilities } = holders.value
      const people = new Map(staff.value.map((one) => [one.id, one]))
      const injured = incident.injured.flatMap(({ employeeId }) => employeeId ?? [])
      this.charged ??= this.#findMembers(proposeCharged(responsibilities, { people, injured }))
      if (incident.commission !== null || this.people.length > 0) return
      const charged = this.charged.flatMap(({ employeeId }) => employeeId ?? [])
      this.people = this.#findMembers(proposeMembers(responsibilities, { injured, charged }))
      this.proposed = this.people.length > 0
      this.#isChairProposed = this.proposed
    })
  }

  #take({ commission }: Pick<Incident, 'commission'>): void {
    runInAction(() => {
      this.orderNumber = commission?.orderNumber ?? ''
      this.orderDate = commission?.orderDate ?? this.#current.today()
      this.people = commission ? [commission.chair, ...commission.members] : []
      this.charged = commission?.chargedWithSafety ?? null
    })
  }

  #findMember(employeeId: EmployeeId): CommissionMember | null {
    const found = this.choices.find(({ value }) => value === employeeId)
    const [fullName = '', post = ''] = found?.label.split(' — ') ?? []
    return found ? { employeeId, fullName, post } : null
  }

  type(changes: Partial<Pick<CommissionStore, 'orderNumber' | 'orderDate'>>): void {
    Object.assign(this, changes)
  }

  #findMembers(ids: readonly EmployeeId[]): readonly CommissionMember[] {
    return ids.flatMap((id) => this.#findMember(id) ?? [])
  }

  addEmployee(employeeId: EmployeeId): void {
    const known = this.people.findIndex((one) => one.employeeId === employeeId)
    const member = this.#findMember(employeeId)
    if (known >= 0 && this.#isChairProposed) this.makeChair(known)
    else if (known < 0 && member) this.#add(member)
  }

  addOutsider(fullName: string, post: string): void {
    this.#add({ employeeId: null, fullName, post })
  }

  /** Whoever is named first chairs; of those who are proposed no one does before that. */
  #add(member: CommissionMember): void {
    this.people = this.#isChairProposed ? [member, ...this.people] : [...this.people, member]
    this.#isChairProposed = false
  }

  remove(at: number): void {
    this.people = this.people.filter((_, i) => i !== at)
  }

  makeChair(at: number): void {
    const chair = this.people[at]
    if (!chair) return
    this.people = [chair, ...this.people.filter((one) => one !== chair)]
    this.#isChairProposed = false
  }

  addCharged(employeeId: EmployeeId): void {
    const member = this.#findMember(employeeId)
    const charged = this.charged ?? []
    if (member && !charged.some((one) => one.employeeId === employeeId)) this.charged = [...charged, member]
  }

  removeCharged(at: number): void {
    this.charged = (this.charged ?? []).filter((_, i) => i !== at)
  }

  get patch(): Input {
    const [chair, ...members] = this.people.map(encodeMember)
    const { orderNumber, orderDate } = this
    const charged = this.charged === null ? {} : { chargedWithSafety: this.charged.map(encodeMember) }
    const order = { orderNumber, orderDate: orderDate ?? '' }
    return { commission: { ...order, ...(chair ? { chair } : {}), members, ...charged } }
  }
}

const encodeMember = ({ employeeId, fullName, post }: CommissionMember): Input =>
  employeeId === null ? { fullName, post } : { employeeId }

export const commissionStore = transient(
  'CommissionStore',
  [ports.employees, ports.departments, ports.responsibilities, inCompany],
  (employees, departments, responsibilities, current) =>
    new CommissionStore({ employees, departments }, responsibilities, current),
)
