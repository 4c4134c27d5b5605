import type { CompanyId } from '@osh/core/companies/company.ts'
import type { Department } from '@osh/core/departments/department.ts'
import type { DepartmentRepository } from '@osh/core/departments/department-repository.ts'
import { type Employee, type EmployeeId, isDismissed } from '@osh/core/employees/employee.ts'
import type { EmployeeRepository } from '@osh/core/employees/employee-repository.ts'
import type { EmployeeWithStates } from '@osh/core/employees/shortage.ts'
import type { Erasures } from '@osh/core/erasure/erasures.ts'
import type { EarlierReads } from '@osh/core/records/earlier-reads.ts'
import type { LocalDate } from '@osh/core/shared/dates/local-date.ts'
import { Unavailable } from '@osh/core/shared/results/unavailable.ts'
import { describeFailure } from '@osh/core/wording/refusals/failures.ts'
import { sayRefusal } from '@osh/core/wording/refusals/say.ts'
import { erasureWords } from '@osh/core/wording/refusals/words/erasure-words.ts'
import { plainWords } from '@osh/core/wording/refusals/words/plain-words.ts'
import { staffWords } from '@osh/core/wording/refusals/words/staff-words.ts'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { ports } from '#ui/app/container.ts'
import { type InCompany, inCompany } from '#ui/app/session/in-company.ts'
import { everyone, type ListLastSeen, listLastSeen } from '#ui/employees/list/list-address.ts'
import {
  filterStaff,
  groupStaff,
  type StaffFilter,
  type StaffGroup,
  type StaffRow,
} from '#ui/employees/list/staff.ts'
import { type LoadingState, load, pending } from '#ui/kit/loading-state.ts'
import { transient } from '#ui/kit/services/service.ts'

const words = { ...plainWords, ...staffWords, ...erasureWords }

type Register = {
  /** All of the company, in ФИО order. */
  readonly employees: readonly EmployeeWithStates[]
  readonly departments: readonly Department[]
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
  readonly #seen: ListLastSeen
  readonly #earlier: EarlierReads
  readonly #erasures: Erasures

  constructor(
    employees: EmployeeRepository,
    departments: DepartmentRepository,
    current: InCompany,
    seen: ListLastSeen,
    earlier: EarlierReads,
    erasures: Erasures,
  ) {
    this.#employees = employees
    this.#departments = departments
    this.#current = current
    this.#seen = seen
    this.#earlier = earlier
    this.#erasures = erasures
    makeAutoObservable(this, { register: observableRef }, { autoBind: true })
  }

  get employees(): readonly EmployeeWithStates[] {
    return this.register.is === 'ready' ? this.register.value.employees : []
  }

  get employee(): EmployeeWithStates | null {
    return this.employees.find(({ id }) => id === this.id) ?? null
  }

  /** The whole register by departments, as the list has it. */
  get groups(): readonly StaffGroup[] {
    if (this.register.is !== 'ready') return []
    const { departments, employees } = this.register.value
    return groupStaff(departments, employees, this.today)
  }

  /** The same in a row, with the list's numbers. */
  get rows(): readonly StaffRow[] {
    return this.groups.flatMap(({ rows }) => rows)
  }

  /** The number that the list has beside the employee; null of one who has left. */
  get number(): number | null {
    return this.rows.find(({ employee }) => employee.id === this.id)?.number ?? null
  }

  /** How many the list numbers. */
  get numbered(): number {
    return this.rows.filter(({ number }) => number !== null).length
  }

  /** The way to the list as it was left. */
  get listPath(): string {
    return this.#seen.path
  }

  get departmentName(): string {
    if (this.register.is !== 'ready' || this.employee === null) return ''
    const { departmentId } = this.employee
    return this.register.value.departments.find(({ id }) => id === departmentId)?.name ?? ''
  }

  get dismissed(): boolean {
    return this.employee !== null && isDismissed(this.employee, this.today)
  }

  get today(): LocalDate {
    return this.#current.today()
  }

  /** The one before or after in the list as it was left, round from its end to its beginning; null for a lone one. */
  findNeighbour(step: 1 | -1): EmployeeWithStates | null {
    const left = this.#listAmong(this.#seen.filter)
    const shown = left.some(({ employee }) => employee.id === this.id) ? left : this.#listAmong(everyone)
    const [count, place] = [shown.length, shown.findIndex(({ employee }) => employee.id === this.id)]
    if (count < 2 || place < 0) return null
    return shown[(place + step + count) % count]?.employee ?? null
  }

  /** Whom the list shows by the filter; whoever has left, when their card is open. */
  #listAmong(filter: StaffFilter): readonly StaffRow[] {
    const withDismissed = filter.withDismissed || this.dismissed
    return filterStaff(this.groups, { ...filter, withDismissed }).flatMap(({ rows }) => rows)
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
  noteReviewed(): void {
    this.transferred = false
  }

  /** Erases all that is kept of the employee. Answers why it was refused, in words; null when it is done. */
  async erase(id: EmployeeId): Promise<string | null> {
    const { company } = this.#current
    const answer = await load(() => this.#erasures.employee({ companyId: company.id, id }))
    if (answer.is === 'failed') return describeFailure(answer.status)
    if (answer.value.ok) return null
    const { error } = answer.value
    if (error.code !== 'erasure/kept-by-law') return sayRefusal(error, words)
    const { describeKept } = await import('@osh/core/wording/kept-by-law.ts')
    return describeKept(error.kept)
  }

  /** Answers why it was refused, in words; null when the employee is gone. */
  async remove(id: EmployeeId): Promise<string | null> {
    const { company } = this.#current
    const answer = await load(() => this.#employees.remove({ companyId: company.id, id }))
    if (answer.is === 'failed') return describeFailure(answer.status)
    return answer.value.ok ? null : sayRefusal(answer.value.error, words)
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
    // What stands in has names alone: a card of it would show no one's birth date.
    if (this.#earlier.hasAny()) throw new Unavailable(null)
    return { employees, departments }
  }

  #enter(register: LoadingState<Register>): void {
    runInAction(() => {
      this.register = register
    })
  }
}

export const employeeCardStore = transient(
  'EmployeeCardStore',
  [ports.employees, ports.departments, inCompany, listLastSeen, ports.earlierReads, ports.erasures],
  (employees, departments, current, seen, earlier, erasures) =>
    new EmployeeCardStore(employees, departments, current, seen, earlier, erasures),
)
