import type { Employee } from '@osh/core/employees/employee.ts'
import type { EmployeeRepository } from '@osh/core/employees/employee-repository.ts'
import { parseEmployeeChanges } from '@osh/core/employees/parse-employee.ts'
import type { LocalDate } from '@osh/core/shared/dates/local-date.ts'
import { describeFailure } from '@osh/core/wording/refusals/failures.ts'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { ports } from '#ui/app/container.ts'
import { type InCompany, inCompany } from '#ui/app/session/in-company.ts'
import { blankEmployee, type EmployeeInput, inputOf, withoutFields } from '#ui/employees/employee-input.ts'
import { wordEmployeeRefusal } from '#ui/employees/word-employee-refusal.ts'
import { PendingChoices } from '#ui/kit/forms/pending-choices.ts'
import type { Messages } from '#ui/kit/forms/refused-fields.ts'
import { load } from '#ui/kit/loading-state.ts'
import { transient } from '#ui/kit/services/service.ts'

type Field = keyof EmployeeInput

/** Some of an employee's fields, looked at or edited in place. */
export class EmployeeFormStore {
  editing = false
  busy = false
  input: EmployeeInput = blankEmployee
  messages: Messages = {}
  /** Someone else has changed the employee meanwhile: only what is stored now can be edited. */
  outdated = false
  /** What is saved before a new position is stored waits for it. */
  readonly pending = new PendingChoices()
  #employee: Employee | null = null
  readonly #employees: EmployeeRepository
  readonly #current: InCompany

  constructor(employees: EmployeeRepository, current: InCompany) {
    this.#employees = employees
    this.#current = current
    makeAutoObservable(
      this,
      { input: observableRef, messages: observableRef, pending: false },
      { autoBind: true },
    )
  }

  get today(): LocalDate {
    return this.#current.today()
  }

  get dirty(): boolean {
    return this.editing && Object.keys(this.changed).length > 0
  }

  /** The fields typed otherwise than stored, for a merge-patch. */
  get changed(): Partial<EmployeeInput> {
    const stored: EmployeeInput = this.#employee ? inputOf(this.#employee) : blankEmployee
    const fields = Object.keys(stored) as Field[]
    const differ = fields.filter((field) => this.input[field] !== stored[field])
    return Object.fromEntries(differ.map((field) => [field, this.input[field]]))
  }

  edit(employee: Employee): void {
    this.#employee = employee
    this.input = inputOf(employee)
    this.messages = {}
    this.outdated = false
    this.editing = true
  }

  cancel(): void {
    this.editing = false
    this.messages = {}
    this.outdated = false
  }

  type(changes: Partial<EmployeeInput>): void {
    this.input = { ...this.input, ...changes }
    this.messages = withoutFields(this.messages, { ...changes, form: '' })
  }

  /**
   * Stores what was typed otherwise and ends the editing; answers the employee as stored, or null when refused.
   * What is refused of fields that this form doesn't show is said of the form.
   */
  async save(shown: readonly Field[]): Promise<Employee | null> {
    const [{ company }, employee] = [this.#current, this.#employee]
    if (employee === null || this.busy) return null
    this.#setBusy(true)
    const unstored = await this.pending.settle()
    const patch = this.changed
    const judged = parseEmployeeChanges(employee, patch, this.today)
    if (!judged.ok) {
      this.#setBusy(false)
      return this.#refuse(joinFormMessages({ ...wordEmployeeRefusal(judged.error), ...unstored }, shown))
    }
    const answer = await load(() =>
      this.#employees.change({
        companyId: company.id,
        id: employee.id,
        patch,
        version: employee.version,
      }),
    )
    this.#setBusy(false)
    if (answer.is === 'failed') return this.#refuse({ form: describeFailure(answer.status) })
    const { value: result } = answer
    if (!result.ok) {
      return this.#refuse(
        joinFormMessages(wordEmployeeRefusal(result.error), shown),
        result.error.code === 'stale',
      )
    }
    this.cancel()
    return result.value
  }

  #setBusy(busy: boolean): void {
    runInAction(() => {
      this.busy = busy
    })
  }

  #refuse(messages: Messages, outdated = false): null {
    runInAction(() => {
      this.messages = messages
      this.outdated = outdated
    })
    return null
  }
}

function joinFormMessages(messages: Messages, shown: readonly string[]): Messages {
  const of = (here: boolean) => Object.entries(messages).filter(([field]) => shown.includes(field) === here)
  const others = of(false).map(([, message]) => message)
  return { ...Object.fromEntries(of(true)), ...(others.length > 0 ? { form: others.join(' ') } : {}) }
}

export const employeeFormStore = transient(
  'EmployeeFormStore',
  [ports.employees, inCompany],
  (employees, current) => new EmployeeFormStore(employees, current),
)
