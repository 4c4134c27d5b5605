import type { Document } from '@osh/core/documents/document.ts'
import { printDocumentNumber } from '@osh/core/documents/numbering/document-number.ts'
import type { EmployeeId } from '@osh/core/employees/employee.ts'
import type { Role, RoleId } from '@osh/core/norms/responsibilities.ts'
import type { ObligationRepository } from '@osh/core/obligations/obligation-repository.ts'
import { readAppointmentToSeveral } from '@osh/core/responsibilities/appoint-to-several.ts'
import {
  findLacking,
  type TrainingStanding,
  takeTraining,
} from '@osh/core/responsibilities/lacking-training.ts'
import { ORDER_NOT_REQUIRED, writeTypedOrder } from '@osh/core/responsibilities/order-link.ts'
import { readAppointment } from '@osh/core/responsibilities/read-appointment.ts'
import type { Responsibility } from '@osh/core/responsibilities/responsibility.ts'
import type { ResponsibilityRepository } from '@osh/core/responsibilities/responsibility-repository.ts'
import type { LocalDate } from '@osh/core/shared/dates/local-date.ts'
import { type ErrorOf, ok, type Result } from '@osh/core/shared/results/result.ts'
import { describeLacking } from '@osh/core/wording/lacking-training.ts'
import { describeFailure } from '@osh/core/wording/refusals/failures.ts'
import { peopleWords } from '@osh/core/wording/refusals/words/people-words.ts'
import { plainWords } from '@osh/core/wording/refusals/words/plain-words.ts'
import { responsibilityWords } from '@osh/core/wording/refusals/words/responsibility-words.ts'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { ports } from '#ui/app/container.ts'
import { type InCompany, inCompany } from '#ui/app/session/in-company.ts'
import { type PeoplePorts, readPeople } from '#ui/incidents/people-choices.ts'
import { type Messages, wordMessages } from '#ui/kit/forms/refused-fields.ts'
import type { Choice } from '#ui/kit/forms/SelectField.tsx'
import { type LoadingState, load, pending } from '#ui/kit/loading-state.ts'
import { transient } from '#ui/kit/services/service.ts'

const words = { ...plainWords, ...responsibilityWords, ...peopleWords }

type Sending = () => Promise<
  Result<unknown, ErrorOf<ResponsibilityRepository['appoint' | 'reassign' | 'appointToSeveral']>>
>

/** What one employee is trained in. */
type Trainings = { readonly employeeId: EmployeeId; readonly standings: readonly TrainingStanding[] }

/** «Назначить» or «Переназначить»: one role, one employee, one order. */
export class AppointStore {
  role: Role | null = null
  /** Among which roles several are chosen; empty where it is about one. */
  offered: readonly Role[] = []
  chosen: readonly RoleId[] = []
  /** Whom the role is taken from; null for a new holder. */
  holder: Responsibility | null = null
  employeeId: EmployeeId | null = null
  orderNumber = ''
  orderDate: LocalDate | null = null
  notRequired = false
  people: LoadingState<readonly Choice<EmployeeId>[]> = pending
  trainings: Trainings | null = null
  messages: Messages = {}
  busy = false
  #asOpened = ''
  readonly #responsibilities: ResponsibilityRepository
  readonly #people: PeoplePorts
  readonly #obligations: ObligationRepository
  readonly #current: InCompany

  constructor(
    responsibilities: ResponsibilityRepository,
    people: PeoplePorts,
    obligations: ObligationRepository,
    current: InCompany,
  ) {
    this.#responsibilities = responsibilities
    this.#people = people
    this.#obligations = obligations
    this.#current = current
    makeAutoObservable(
      this,
      {
        role: observableRef,
        holder: observableRef,
        people: observableRef,
        trainings: observableRef,
        messages: observableRef,
      },
      { autoBind: true },
    )
  }

  /** No one and no order are chosen at first, when reassigning too: the new term has its own order. */
  begin(role: Role, holder: Responsibility | null): void {
    this.role = role
    this.holder = holder
    this.#asOpened = this.entered
    void this.readPeople()
  }

  /** Several roles for one employee by one order; none is chosen at first. */
  beginSeveral(offered: readonly Role[]): void {
    this.offered = offered
    this.#asOpened = this.entered
    void this.readPeople()
  }

  /** What the employee is appointed to. */
  get roles(): readonly Role[] {
    if (this.role !== null) return [this.role]
    return this.offered.filter(({ id }) => this.chosen.includes(id))
  }

  choose(roleIds: readonly RoleId[]): void {
    this.chosen = roleIds
    this.messages = {}
  }

  get entered(): string {
    return JSON.stringify([this.chosen, this.employeeId, this.orderNumber, this.orderDate, this.notRequired])
  }

  get dirty(): boolean {
    return this.entered !== this.#asOpened
  }

  async readPeople(): Promise<void> {
    const { company } = this.#current
    this.#takePeople(await load(() => readPeople(this.#people, company.id, this.#current.today())))
  }

  #takePeople(people: LoadingState<readonly Choice<EmployeeId>[]>): void {
    runInAction(() => {
      this.people = people
    })
  }

  /** What the chosen employee is not trained in though the role asks for it; '' while that is not known. */
  get warning(): string {
    if (this.trainings?.employeeId !== this.employeeId) return ''
    const programmes = [...new Set(this.roles.flatMap((role) => role.programmes))]
    return describeLacking(findLacking({ programmes }, this.trainings.standings, this.#current.today()))
  }

  async #readTrainings(employeeId: EmployeeId): Promise<void> {
    const { company } = this.#current
    const answer = await load(() => this.#obligations.list(company.id, { employeeId, section: 'training' }))
    if (answer.is !== 'ready') return
    const standings = answer.value.flatMap(takeTraining)
    runInAction(() => {
      this.trainings = { employeeId, standings }
    })
  }

  get choices(): readonly Choice<EmployeeId>[] {
    return this.people.is === 'ready' ? this.people.value : []
  }

  set(changes: Partial<Pick<AppointStore, 'employeeId' | 'orderNumber' | 'orderDate'>>): void {
    Object.assign(this, changes)
    this.messages = {}
    if (changes.employeeId) void this.#readTrainings(changes.employeeId)
  }

  /** Without an order both of its fields are empty. */
  setNotRequired(notRequired: boolean): void {
    this.notRequired = notRequired
    this.messages = {}
    if (!notRequired) return
    this.orderNumber = ''
    this.orderDate = null
  }

  /** The order that has just been issued for this appointment. */
  takeOrder({ number, date }: Pick<Document, 'number' | 'date'>): void {
    this.setNotRequired(false)
    this.set({ orderNumber: printDocumentNumber(number), orderDate: date })
  }

  /** Whether a field of the order stays empty though it is needed. */
  get isOrderUnfilled(): boolean {
    return this.messages.orderLink !== undefined
  }

  async save(): Promise<boolean> {
    if (this.busy) return false
    const send = this.role === null ? this.#readSeveral() : this.#readOne(this.role)
    if (!send.ok) return this.#refuse(wordMessages(send.error, words))
    this.#setBusy(true)
    const answer = await load(send.value)
    this.#setBusy(false)
    if (answer.is === 'failed') return this.#refuse({ form: describeFailure(answer.status) })
    return answer.value.ok || this.#refuse(wordMessages(answer.value.error, words))
  }

  get #typed() {
    const orderLink = this.notRequired
      ? ORDER_NOT_REQUIRED
      : writeTypedOrder(this.orderNumber, this.orderDate)
    return { employeeId: this.employeeId, orderLink }
  }

  #readOne(role: Role): Result<Sending, ErrorOf<typeof readAppointment | typeof readAppointmentToSeveral>> {
    const { company } = this.#current
    const { holder } = this
    const patch = this.#typed
    const appointment = readAppointment(role, patch)
    if (!appointment.ok) return appointment
    return ok(() =>
      holder === null
        ? this.#responsibilities.appoint({ companyId: company.id, roleId: role.id, ...appointment.value })
        : this.#responsibilities.reassign({ companyId: company.id, id: holder.id, patch }),
    )
  }

  #readSeveral(): Result<Sending, ErrorOf<typeof readAppointment | typeof readAppointmentToSeveral>> {
    const { company } = this.#current
    const read = readAppointmentToSeveral({ ...this.#typed, roleIds: this.chosen })
    return read.ok
      ? ok(() => this.#responsibilities.appointToSeveral({ companyId: company.id, ...read.value }))
      : read
  }

  #setBusy(busy: boolean): void {
    runInAction(() => {
      this.busy = busy
    })
  }

  #refuse(messages: Messages): false {
    runInAction(() => {
      this.messages = messages
    })
    return false
  }
}

export const appointStore = transient(
  'AppointStore',
  [ports.responsibilities, ports.employees, ports.departments, ports.obligations, inCompany],
  (responsibilities, employees, departments, obligations, current) =>
    new AppointStore(responsibilities, { employees, departments }, obligations, current),
)
