import type { Department, DepartmentId } from '@osh/core/departments/department.ts'
import type { DepartmentRepository } from '@osh/core/departments/department-repository.ts'
import type { EmployeeRepository } from '@osh/core/employees/employee-repository.ts'
import { type AssignedTo, type EmployeeWithStates, tellAssignedTo } from '@osh/core/employees/shortage.ts'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { ports } from '#ui/app/container.ts'
import { type InCompany, inCompany } from '#ui/app/session/in-company.ts'
import { type LoadingState, load, pending } from '#ui/kit/loading-state.ts'
import { transient } from '#ui/kit/services/service.ts'
import { type ListLastSeen, listLastSeen } from './list-address.ts'
import {
  filterStaff,
  groupStaff,
  type ListedSection,
  listStaffLines,
  type StaffFilter,
  type StaffGroup,
  type StaffLine,
} from './staff.ts'

type Register = {
  readonly departments: readonly Department[]
  readonly employees: readonly EmployeeWithStates[]
}

const none: ReadonlySet<DepartmentId> = new Set()

/** Screen state of the staff register: read once as a whole, then searched, filtered and folded here. */
export class EmployeeListStore {
  state: LoadingState<Register> = pending
  search = ''
  shortage: ListedSection | null = null
  withDismissed = false
  /** Departments folded in the whole list. */
  folded: ReadonlySet<DepartmentId> = none
  /** Departments folded among what is searched or filtered: that begins with all of them open. */
  foldedFound: ReadonlySet<DepartmentId> = none
  readonly #employees: EmployeeRepository
  readonly #departments: DepartmentRepository
  readonly #current: InCompany
  readonly #seen: ListLastSeen

  constructor(
    employees: EmployeeRepository,
    departments: DepartmentRepository,
    current: InCompany,
    seen: ListLastSeen,
  ) {
    this.#employees = employees
    this.#departments = departments
    this.#current = current
    this.#seen = seen
    makeAutoObservable(
      this,
      { state: observableRef, folded: observableRef, foldedFound: observableRef },
      { autoBind: true },
    )
  }

  /** Begins as an address asks. */
  begin({ search, shortage, withDismissed }: StaffFilter): void {
    this.search = search
    this.shortage = shortage
    this.withDismissed = withDismissed
  }

  get filter(): StaffFilter {
    const { search, shortage, withDismissed } = this
    return { search, shortage, withDismissed }
  }

  /** For the cards that are opened from here. */
  remember(): void {
    this.#seen.filter = this.filter
  }

  /** Reads the register; what is shown meanwhile stays. */
  async open(): Promise<void> {
    const { company } = this.#current
    if (this.state.is === 'failed') this.#enter(pending)
    const answer = await load(async () => {
      const [departments, employees] = await Promise.all([
        this.#departments.list(company.id),
        this.#employees.list(company.id),
      ])
      return { departments, employees }
    })
    this.#enter(answer)
  }

  #enter(state: LoadingState<Register>): void {
    runInAction(() => {
      this.state = state
    })
  }

  get departments(): readonly Department[] {
    return this.state.is === 'ready' ? this.state.value.departments : []
  }

  get groups(): readonly StaffGroup[] {
    return this.state.is === 'ready'
      ? groupStaff(this.state.value.departments, this.state.value.employees, this.#current.today())
      : []
  }

  /** How many are employed. */
  get employed(): number {
    return this.groups.reduce((sum, { rows }) => sum + rows.filter(isEmployed).length, 0)
  }

  get hasDismissed(): boolean {
    return this.groups.some(({ rows }) => !rows.every(isEmployed))
  }

  /** To whom of those employed anything is assigned in the section. */
  assignedTo(section: ListedSection): AssignedTo {
    const rows = this.groups.flatMap((group) => group.rows.filter(isEmployed))
    return tellAssignedTo(
      section,
      rows.map(({ employee }) => employee),
    )
  }

  get filtered(): boolean {
    return this.search.trim() !== '' || this.shortage !== null
  }

  get shown(): readonly StaffGroup[] {
    return filterStaff(this.groups, this.filter)
  }

  get shownCount(): number {
    return this.shown.reduce((sum, { rows }) => sum + rows.length, 0)
  }

  get folds(): ReadonlySet<DepartmentId> {
    return this.filtered ? this.foldedFound : this.folded
  }

  get lines(): readonly StaffLine[] {
    return listStaffLines(this.shown, this.folds)
  }

  get allFolded(): boolean {
    return this.shown.length > 0 && this.shown.every(({ department }) => this.folds.has(department.id))
  }

  find(search: string): void {
    if (this.search === search) return
    this.search = search
    this.foldedFound = none
  }

  /** The shortage of one section; the same again shows everyone. */
  toggleShortage(section: ListedSection): void {
    this.shortage = this.shortage === section ? null : section
    this.foldedFound = none
  }

  showDismissed(withDismissed: boolean): void {
    this.withDismissed = withDismissed
  }

  reset(): void {
    this.search = ''
    this.shortage = null
    this.foldedFound = none
  }

  toggleFold(id: DepartmentId): void {
    const folds = new Set(this.folds)
    if (!folds.delete(id)) folds.add(id)
    this.#fold(folds)
  }

  toggleAll(): void {
    this.#fold(this.allFolded ? none : new Set(this.shown.map(({ department }) => department.id)))
  }

  #fold(folds: ReadonlySet<DepartmentId>): void {
    runInAction(() => {
      if (this.filtered) this.foldedFound = folds
      else this.folded = folds
    })
  }
}

const isEmployed = ({ number }: { readonly number: number | null }): boolean => number !== null

export const employeeListStore = transient(
  'EmployeeListStore',
  [ports.employees, ports.departments, inCompany, listLastSeen],
  (employees, departments, current, seen) => new EmployeeListStore(employees, departments, current, seen),
)
