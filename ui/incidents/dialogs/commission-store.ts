import type { EmployeeId } from '@osh/core/employees/employee.ts'
import type { EmployeeRepository } from '@osh/core/employees/employee-repository.ts'
import type { Commission, CommissionMember } from '@osh/core/incidents/incident.ts'
import type { LocalDate } from '@osh/core/shared/dates/local-date.ts'
import type { Input } from '@osh/core/shared/input/field-reader.ts'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { ports } from '#ui/app/container.ts'
import { type InCompany, inCompany } from '#ui/app/session/in-company.ts'
import type { Choice } from '#ui/kit/forms/SelectField.tsx'
import { load } from '#ui/kit/loading-state.ts'
import { transient } from '#ui/kit/services/service.ts'
import { readPeople } from '../people-choices.ts'

/** A commission being put together. */
export class CommissionStore {
  orderNumber = ''
  orderDate: LocalDate | null = null
  /** The chair comes first. */
  people: readonly CommissionMember[] = []
  choices: readonly Choice<EmployeeId>[] = []
  readonly #employees: EmployeeRepository
  readonly #current: InCompany

  constructor(employees: EmployeeRepository, current: InCompany) {
    this.#employees = employees
    this.#current = current
    makeAutoObservable(this, { people: observableRef, choices: observableRef }, { autoBind: true })
  }

  async open(known: Commission | null): Promise<void> {
    this.#take(known)
    const { company } = this.#current
    const choices = await load(() => readPeople(this.#employees, company.id, this.#current.today()))
    runInAction(() => {
      if (choices.is === 'ready') this.choices = choices.value
    })
  }

  #take(known: Commission | null): void {
    runInAction(() => {
      this.orderNumber = known?.orderNumber ?? ''
      this.orderDate = known?.orderDate ?? this.#current.today()
      this.people = known ? [known.chair, ...known.members] : []
    })
  }

  type(changes: Partial<Pick<CommissionStore, 'orderNumber' | 'orderDate'>>): void {
    Object.assign(this, changes)
  }

  addEmployee(employeeId: EmployeeId): void {
    const found = this.choices.find(({ value }) => value === employeeId)
    const [fullName = '', post = ''] = found?.label.split(' — ') ?? []
    if (found) this.people = [...this.people, { employeeId, fullName, post }]
  }

  addOutsider(fullName: string, post: string): void {
    this.people = [...this.people, { employeeId: null, fullName, post }]
  }

  remove(at: number): void {
    this.people = this.people.filter((_, i) => i !== at)
  }

  get patch(): Input {
    const [chair, ...members] = this.people.map(({ employeeId, fullName, post }) =>
      employeeId === null ? { fullName, post } : { employeeId },
    )
    const { orderNumber, orderDate } = this
    return { commission: { orderNumber, orderDate: orderDate ?? '', ...(chair ? { chair } : {}), members } }
  }
}

export const commissionStore = transient(
  'CommissionStore',
  [ports.employees, inCompany],
  (employees, current) => new CommissionStore(employees, current),
)
