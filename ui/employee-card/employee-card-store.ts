import type { CompanyId } from '@osh/core/companies/company.ts'
import type { DepartmentId } from '@osh/core/departments/department.ts'
import type { DepartmentRepository } from '@osh/core/departments/department-repository.ts'
import { type Employee, type EmployeeId, isDismissed } from '@osh/core/employees/employee.ts'
import type { EmployeeRepository } from '@osh/core/employees/employee-repository.ts'
import type { EmployeeWithStates } from '@osh/core/employees/shortage.ts'
import type { LocalDate } from '@osh/core/shared/dates/local-date.ts'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { ports } from '#ui/app/container.ts'
import { type InCompany, inCompany } from '#ui/app/session/in-company.ts'
import { type LoadingState, load, pending } from '#ui/kit/loading-state.ts'
import { transient } from '#ui/kit/services/service.ts'

type Register = {
  /** All of the company, in ФИО order. */
  readonly employees: readonly EmployeeWithStates[]
  readonly departments: ReadonlyMap<DepartmentId, string>
}

/** Whose card is open, and who is beside them in the register. */
export class EmployeeCardStore {
  id: EmployeeId | null = null
  register: LoadingState<Register> = pending
  /** The position has just been changed: the obligations want a look. */
  transferred = false
  readonly #employees: EmployeeRepository
  readonly #departments: DepartmentRepository
  readonly #current: InCompany

  constructor(employees: EmployeeRepository, departments: DepartmentRepository, current: InCompany) {
    this.#employees = employees
    this.#departments = departments
    this.#current = current
    makeAutoObservable(this, { register: observableRef }, { autoBind: true })
  }

  get employees(): readonly EmployeeWithStates[] {
    return this.register.is === 'ready' ? this.register.value.employees : []
  }

  /** From 0; -1 when the register has no such employee. */
  get place(): number {
    return this.employees.findIndex(({ id }) => id === this.id)
  }

  get employee(): EmployeeWithStates | null {
    return this.employees[this.place] ?? null
  }

  get departmentName(): string {
    if (this.register.is !== 'ready' || this.employee === null) return ''
    return this.register.value.departments.get(this.employee.departmentId) ?? ''
  }

  get dismissed(): boolean {
    return this.employee !== null && isDismissed(this.employee, this.today)
  }

  get today(): LocalDate {
    return this.#current.today()
  }

  /** The one before or after in the register, round from its end to its beginning; null for a lone one. */
  neighbour(step: 1 | -1): EmployeeWithStates | null {
    const count = this.employees.length
    if (count < 2 || this.place < 0) return null
    return this.employees[(this.place + step + count) % count] ?? null
  }

  /** Another employee of the register that has been read needs no second reading. */
  async open(id: EmployeeId): Promise<void> {
    this.#turnTo(id)
    if (this.register.is !== 'ready' || this.employee === null) await this.read()
  }

  #turnTo(id: EmployeeId): void {
    runInAction(() => {
      if (id !== this.id) this.transferred = false
      this.id = id
    })
  }

  /** What has just been stored of the employee, before the register is read again. */
  take(stored: Employee): void {
    if (this.register.is !== 'ready') return
    const { employees, departments } = this.register.value
    this.transferred ||= this.employee?.id === stored.id && this.employee.positionId !== stored.positionId
    const replaced = employees.map((one) => (one.id === stored.id ? { ...one, ...stored } : one))
    this.#enter({ is: 'ready', value: { employees: replaced, departments } })
  }

  /** The obligations have been looked at. */
  reviewed(): void {
    this.transferred = false
  }

  async read(): Promise<void> {
    const { company } = this.#current
    this.#enter(pending)
    this.#enter(await load(() => this.#readRegister(company.id)))
  }

  /** Reads again after a change; what is shown stays until then, and stays when there is no answer. */
  async reread(): Promise<void> {
    const { company } = this.#current
    const answer = await load(() => this.#readRegister(company.id))
    if (answer.is === 'ready') this.#enter(answer)
  }

  async #readRegister(company: CompanyId): Promise<Register> {
    const [employees, departments] = await Promise.all([
      this.#employees.list(company),
      this.#departments.list(company),
    ])
    return { employees, departments: new Map(departments.map(({ id, name }) => [id, name])) }
  }

  #enter(register: LoadingState<Register>): void {
    runInAction(() => {
      this.register = register
    })
  }
}

export const employeeCardStore = transient(
  'EmployeeCardStore',
  [ports.employees, ports.departments, inCompany],
  (employees, departments, current) => new EmployeeCardStore(employees, departments, current),
)
