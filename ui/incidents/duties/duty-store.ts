import type { Department } from '@osh/core/departments/department.ts'
import type { EmployeeId } from '@osh/core/employees/employee.ts'
import type { EmployeeWithStates } from '@osh/core/employees/shortage.ts'
import type { DutyRepository } from '@osh/core/incidents/duties/duty-repository.ts'
import type { RequiredDuty, RequiredSection } from '@osh/core/incidents/duties/required-duty.ts'
import { listWhoNeeds } from '@osh/core/incidents/duties/who-needs.ts'
import type { Incident, IncidentId } from '@osh/core/incidents/incident.ts'
import type { Input } from '@osh/core/shared/input/field-reader.ts'
import { describeFailure } from '@osh/core/wording/refusals/failures.ts'
import { dutyWords } from '@osh/core/wording/refusals/words/duty-words.ts'
import { obligationWords } from '@osh/core/wording/refusals/words/obligation-words.ts'
import { peopleWords } from '@osh/core/wording/refusals/words/people-words.ts'
import { plainWords } from '@osh/core/wording/refusals/words/plain-words.ts'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { ports } from '#ui/app/container.ts'
import { type InCompany, inCompany } from '#ui/app/session/in-company.ts'
import { type ShellStore, shellStore } from '#ui/app/shell/shell-store.ts'
import { type Messages, wordMessages } from '#ui/kit/forms/refused-fields.ts'
import { type LoadingState, load, pending } from '#ui/kit/loading-state.ts'
import { transient } from '#ui/kit/services/service.ts'
import { keepEmployed, type PeoplePorts } from '../people-choices.ts'

const words = { ...plainWords, ...peopleWords, ...obligationWords, ...dutyWords }

/** What an accident requires, what of it employees were given, and who may be given it. */
export class DutyStore {
  state: LoadingState<readonly RequiredDuty[]> = pending
  /** Who works in the company; read once it is asked whom. */
  staff: LoadingState<readonly EmployeeWithStates[]> = pending
  readonly #duties: DutyRepository
  /** Of those who work there; empty where they can't be read. */
  departments: readonly Department[] = []
  readonly #people: PeoplePorts
  readonly #current: InCompany
  readonly #shell: ShellStore

  constructor(duties: DutyRepository, people: PeoplePorts, current: InCompany, shell: ShellStore) {
    this.#duties = duties
    this.#people = people
    this.#current = current
    this.#shell = shell
    const refs = { state: observableRef, staff: observableRef, departments: observableRef }
    makeAutoObservable(this, refs, { autoBind: true })
  }

  async open(id: IncidentId): Promise<void> {
    const state = await load(() => this.#duties.listForIncident(this.#current.company.id, id))
    runInAction(() => {
      this.state = state
    })
  }

  async readStaff(): Promise<void> {
    const today = this.#current.today()
    const { id } = this.#current.company
    const [staff, departments] = await Promise.all([
      load(async () => keepEmployed(await this.#people.employees.list(id), today)),
      load(() => this.#people.departments.list(id)),
    ])
    runInAction(() => {
      this.staff = staff
      if (departments.is === 'ready') this.departments = departments.value
    })
  }

  /** What of the section employees were given after the accident. */
  listGiven(section: RequiredSection): readonly RequiredDuty[] {
    return this.state.is === 'ready' ? this.state.value.filter((one) => one.section === section) : []
  }

  /** Who is meant by the records and has not been given it yet; dismissed people who were injured place no one. */
  listMeant(section: RequiredSection, incident: Incident): readonly EmployeeId[] {
    if (this.staff.is !== 'ready') return []
    const has = new Set(this.listGiven(section).map(({ employeeId }) => employeeId))
    const meant = listWhoNeeds(section, incident, this.staff.value, this.#current.today())
    return meant.filter((id) => !has.has(id))
  }

  /** What was refused, by field; nothing when it is given. */
  async require({ id }: Incident, details: Input): Promise<Messages> {
    const companyId = this.#current.company.id
    const answer = await load(() => this.#duties.require({ companyId, id, details }))
    if (answer.is === 'failed') return { form: describeFailure(answer.status) }
    if (!answer.value.ok) return wordMessages(answer.value.error, words)
    await Promise.all([this.open(id), this.#shell.refresh()])
    return {}
  }
}

export const dutyStore = transient(
  'DutyStore',
  [ports.duties, ports.employees, ports.departments, inCompany, shellStore],
  (duties, employees, departments, current, shell) =>
    new DutyStore(duties, { employees, departments }, current, shell),
)
