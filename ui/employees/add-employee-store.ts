import { type Employee, type EmployeeDetails, joinFullName } from '@osh/core/employees/employee.ts'
import type { EmployeeRepository } from '@osh/core/employees/employee-repository.ts'
import { isLikelyDouble } from '@osh/core/employees/likely-double.ts'
import { parseEmployeeDetails } from '@osh/core/employees/parse-employee.ts'
import type { LocalDate } from '@osh/core/shared/dates/local-date.ts'
import { describeFailure } from '@osh/core/wording/refusals/failures.ts'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { ports } from '#ui/app/container.ts'
import { type InCompany, inCompany } from '#ui/app/session/in-company.ts'
import { PendingChoices } from '#ui/kit/forms/pending-choices.ts'
import type { Messages } from '#ui/kit/forms/refused-fields.ts'
import { load } from '#ui/kit/loading-state.ts'
import { transient } from '#ui/kit/services/service.ts'
import { blankEmployee, type EmployeeInput, withoutFields } from './employee-input.ts'
import { wordEmployeeRefusal } from './word-employee-refusal.ts'

/** A new employee being typed, and the one just added. */
export class AddEmployeeStore {
  input: EmployeeInput = blankEmployee
  messages: Messages = {}
  busy = false
  /** Who is in the list already and is likely the same person; storing waits until the person decides. */
  doubles: readonly Employee[] = []
  /** The last one added; null while the form is shown. */
  added: Employee | null = null
  /** What the form began with. */
  begun: EmployeeInput = blankEmployee
  /** What is saved before a new department or position is stored waits for it. */
  readonly pending = new PendingChoices()
  readonly #employees: EmployeeRepository
  readonly #current: InCompany

  constructor(employees: EmployeeRepository, current: InCompany) {
    this.#employees = employees
    this.#current = current
    makeAutoObservable(
      this,
      {
        input: observableRef,
        begun: observableRef,
        messages: observableRef,
        doubles: observableRef,
        added: observableRef,
        pending: false,
      },
      { autoBind: true },
    )
  }

  get today(): LocalDate {
    return this.#current.today()
  }

  get dirty(): boolean {
    return this.added === null && JSON.stringify(this.input) !== JSON.stringify(this.begun)
  }

  get addedName(): string {
    return this.added ? joinFullName(this.added) : ''
  }

  set(changes: Partial<EmployeeInput>): void {
    this.input = { ...this.input, ...changes }
    this.messages = withoutFields(this.messages, changes)
    this.doubles = []
  }

  /**
   * Stores what was typed; false when it was refused or someone like that is in the list already: all of it stays in the form, and
   * saving again adds a second one.
   */
  async save(): Promise<boolean> {
    const { company } = this.#current
    if (this.busy) return false
    this.#setBusy(true)
    const unstored = await this.pending.settle()
    const details = this.input
    const judged = parseEmployeeDetails(details, this.today)
    if (!judged.ok) {
      this.#setBusy(false)
      return this.#refuse({ ...wordEmployeeRefusal(judged.error), ...unstored })
    }
    if (this.doubles.length === 0 && (await this.#findDoubles(judged.value))) return false
    const answer = await load(() => this.#employees.hire({ companyId: company.id, details }))
    this.#setBusy(false)
    if (answer.is === 'failed') return this.#refuse({ form: describeFailure(answer.status) })
    if (!answer.value.ok) return this.#refuse(wordEmployeeRefusal(answer.value.error))
    this.#take(answer.value.value)
    return true
  }

  /** Whether there are any; what can't be looked up keeps no one from being added. */
  async #findDoubles(person: EmployeeDetails): Promise<boolean> {
    const asked = { search: `${person.lastName} ${person.firstName}`, shortage: null, page: 1, limit: 50 }
    const found = await load(() => this.#employees.listPage(this.#current.company.id, asked))
    const doubles = found.is === 'ready' ? found.value.items.filter((one) => isLikelyDouble(one, person)) : []
    runInAction(() => {
      this.doubles = doubles
      if (doubles.length > 0) this.busy = false
    })
    return doubles.length > 0
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

  #take(employee: Employee): void {
    runInAction(() => {
      this.added = employee
      this.messages = {}
      this.doubles = []
    })
  }

  /** An empty form again, in the same department: people are usually entered department by department. */
  beginAnother(): void {
    this.begun = { ...blankEmployee, departmentId: this.input.departmentId }
    this.input = this.begun
    this.added = null
  }
}

export const addEmployeeStore = transient(
  'AddEmployeeStore',
  [ports.employees, inCompany],
  (employees, current) => new AddEmployeeStore(employees, current),
)
