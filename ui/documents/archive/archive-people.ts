import { type EmployeeId, joinFullName, namePosition } from '@osh/core/employees/employee.ts'
import type { EmployeeRepository } from '@osh/core/employees/employee-repository.ts'
import type { EmployeeWithStates } from '@osh/core/employees/shortage.ts'
import { formatDate } from '@osh/core/wording/formats/dates.ts'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { ports } from '#ui/app/container.ts'
import { type InCompany, inCompany } from '#ui/app/session/in-company.ts'
import type { Choice } from '#ui/kit/forms/SelectField.tsx'
import { type LoadingState, load, pending } from '#ui/kit/loading-state.ts'
import { transient } from '#ui/kit/services/service.ts'
import { archiveTexts as texts } from './texts.ts'

/** Whom the archive can be filtered by: everyone who has ever worked here. Read when first asked for. */
export class ArchivePeople {
  state: LoadingState<readonly EmployeeWithStates[]> = pending
  #isAsked = false
  readonly #employees: EmployeeRepository
  readonly #current: InCompany

  constructor(employees: EmployeeRepository, current: InCompany) {
    this.#employees = employees
    this.#current = current
    makeAutoObservable(this, { state: observableRef }, { autoBind: true })
  }

  /** Once; after a failure once more. */
  async open(): Promise<void> {
    if (this.#isAsked && this.state.is !== 'failed') return
    this.#isAsked = true
    await this.reread()
  }

  /** Again, if they were read. */
  async reread(): Promise<void> {
    const { company } = this.#current
    if (this.#isAsked) this.#enter(await load(() => this.#employees.list(company.id)))
  }

  #enter(state: LoadingState<readonly EmployeeWithStates[]>): void {
    runInAction(() => {
      this.state = state
    })
  }

  get choices(): readonly Choice<EmployeeId>[] {
    if (this.state.is !== 'ready') return []
    return this.state.value.map((employee) => ({ value: employee.id, label: nameChoice(employee) }))
  }
}

/** Namesakes are told apart by their positions. */
function nameChoice(employee: EmployeeWithStates): string {
  const { dismissalDate } = employee
  const who = `${joinFullName(employee)} — ${namePosition(employee)}`
  return dismissalDate === null ? who : `${who} (${texts.dismissed(formatDate(dismissalDate))})`
}

export const archivePeople = transient(
  'ArchivePeople',
  [ports.employees, inCompany],
  (employees, current) => new ArchivePeople(employees, current),
)
