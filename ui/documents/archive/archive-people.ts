import type { Department } from '@osh/core/departments/department.ts'
import { type Employee, type EmployeeId, joinFullName, namePosition } from '@osh/core/employees/employee.ts'
import type { EmployeeWithStates } from '@osh/core/employees/shortage.ts'
import { formatDate } from '@osh/core/wording/formats/dates.ts'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { ports } from '#ui/app/container.ts'
import { type InCompany, inCompany } from '#ui/app/session/in-company.ts'
import { listPeopleChoices, type PeoplePorts } from '#ui/incidents/people-choices.ts'
import type { Choice } from '#ui/kit/forms/SelectField.tsx'
import { type LoadingState, load, pending } from '#ui/kit/loading-state.ts'
import { transient } from '#ui/kit/services/service.ts'
import { archiveTexts as texts } from './texts.ts'

/** Whom the archive can be filtered by: everyone who has ever worked here. Read when first asked for. */
export class ArchivePeople {
  state: LoadingState<readonly EmployeeWithStates[]> = pending
  #isAsked = false
  #departments: readonly Department[] = []
  readonly #ports: PeoplePorts
  readonly #current: InCompany

  constructor(given: PeoplePorts, current: InCompany) {
    this.#ports = given
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
    if (!this.#isAsked) return
    const [people, departments] = await Promise.all([
      load(() => this.#ports.employees.list(company.id)),
      load(() => this.#ports.departments.list(company.id)),
    ])
    if (departments.is === 'ready') this.#departments = departments.value
    this.#enter(people)
  }

  #enter(state: LoadingState<readonly EmployeeWithStates[]>): void {
    runInAction(() => {
      this.state = state
    })
  }

  get choices(): readonly Choice<EmployeeId>[] {
    if (this.state.is !== 'ready') return []
    return listPeopleChoices(this.state.value, this.#departments, nameChoice)
  }
}

/** Who, as what, and until when. */
function nameChoice(employee: Employee): string {
  const { dismissalDate } = employee
  const who = `${joinFullName(employee)} — ${namePosition(employee)}`
  return dismissalDate === null ? who : `${who} (${texts.dismissed(formatDate(dismissalDate))})`
}

export const archivePeople = transient(
  'ArchivePeople',
  [ports.employees, ports.departments, inCompany],
  (employees, departments, current) => new ArchivePeople({ employees, departments }, current),
)
