import type { DepartmentRepository } from '@osh/core/departments/department-repository.ts'
import { type EmployeeId, joinFullName, namePosition } from '@osh/core/employees/employee.ts'
import type { EmployeeRepository } from '@osh/core/employees/employee-repository.ts'
import type { EmployeeWithStates } from '@osh/core/employees/shortage.ts'
import { readNewRow } from '@osh/core/memos/planning/new-row.ts'
import { isOfferedForRow, listAddableEmployees } from '@osh/core/memos/planning/row-choice.ts'
import type { ObligationInput } from '@osh/core/obligations/entering/obligation-input.ts'
import type { ObligationRepository } from '@osh/core/obligations/obligation-repository.ts'
import { countHeldPieces, type HeldPieces } from '@osh/core/obligations/ppe/holding.ts'
import type { StandingObligation } from '@osh/core/obligations/standing/standing-obligation.ts'
import type { PpeEvent } from '@osh/core/obligations/subject.ts'
import type { Section } from '@osh/core/sections/section.ts'
import type { LocalDate } from '@osh/core/shared/dates/local-date.ts'
import { obligationWords } from '@osh/core/wording/refusals/words/obligation-words.ts'
import { peopleWords } from '@osh/core/wording/refusals/words/people-words.ts'
import { plainWords } from '@osh/core/wording/refusals/words/plain-words.ts'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { ports } from '#ui/app/container.ts'
import { type InCompany, inCompany } from '#ui/app/session/in-company.ts'
import { listPeopleChoices } from '#ui/incidents/people-choices.ts'
import { type Messages, wordMessages } from '#ui/kit/forms/refused-fields.ts'
import type { Choice } from '#ui/kit/forms/SelectField.tsx'
import { type LoadingState, load, pending } from '#ui/kit/loading-state.ts'
import { transient } from '#ui/kit/services/service.ts'
import type { FormRow } from './form-row.ts'

const words = { ...plainWords, ...obligationWords, ...peopleWords }

type Staff = {
  readonly employees: readonly EmployeeWithStates[]
  readonly departments: ReadonlyMap<number, string>
  readonly ownNames: readonly string[]
}

/** What can be chosen of one employee. */
type Choices = {
  readonly obligations: readonly StandingObligation[]
  readonly held: readonly HeldPieces[]
}

const noChoices: Choices = { obligations: [], held: [] }

/** Adds an employee to a memo: by an obligation that is in none, or by a new one. */
export class AddRowStore {
  staff: LoadingState<Staff> = pending
  employeeId: EmployeeId | null = null
  choices: Choices = noChoices
  /** The obligation chosen; null is a new one. */
  obligation: StandingObligation | null = null
  input: ObligationInput = {}
  messages: Messages = {}
  #section: Section = 'briefing'
  #added = 0
  readonly #employees: EmployeeRepository
  readonly #departments: DepartmentRepository
  readonly #obligations: ObligationRepository
  readonly #current: InCompany

  constructor(
    employees: EmployeeRepository,
    departments: DepartmentRepository,
    obligations: ObligationRepository,
    current: InCompany,
  ) {
    this.#employees = employees
    this.#departments = departments
    this.#obligations = obligations
    this.#current = current
    makeAutoObservable(
      this,
      {
        staff: observableRef,
        choices: observableRef,
        obligation: observableRef,
        input: observableRef,
        messages: observableRef,
      },
      { autoBind: true },
    )
  }

  get today(): LocalDate {
    return this.#current.today()
  }

  async open(section: Section): Promise<void> {
    const { company } = this.#current
    this.#section = section
    this.#takeStaff(
      await load(async () => {
        const [employees, departments, ownNames] = await Promise.all([
          this.#employees.list(company.id),
          this.#departments.list(company.id),
          this.#obligations.listSubjectNames(company.id, section),
        ])
        return {
          employees,
          departments: new Map(departments.map(({ id, name }) => [id, name])),
          ownNames,
        }
      }),
    )
  }

  /** Those who may be added to the rows. */
  listAddable(rows: readonly FormRow[]): readonly EmployeeWithStates[] {
    if (this.staff.is !== 'ready') return []
    return listAddableEmployees(rows, this.staff.value.employees, this.#current.today())
  }

  /** The same as a field offers them. */
  listChoices(rows: readonly FormRow[]): readonly Choice<EmployeeId>[] {
    const departments = this.staff.is === 'ready' ? this.staff.value.departments : []
    return listPeopleChoices(
      this.listAddable(rows),
      [...departments].map(([id, name]) => ({ id, name })),
      joinFullName,
    )
  }

  #takeStaff(staff: LoadingState<Staff>): void {
    runInAction(() => {
      this.staff = staff
    })
  }

  async choose(employeeId: EmployeeId | null, event: PpeEvent | null): Promise<void> {
    this.clear(employeeId)
    const { company } = this.#current
    if (employeeId === null) return
    const section = this.#section
    const answer = await load(async () => {
      const [obligations, holdings] = await Promise.all([
        this.#obligations.list(company.id, { employeeId, section }),
        section === 'ppe' ? this.#obligations.listHoldings(company.id, employeeId) : [],
      ])
      return {
        obligations: obligations.filter((obligation) => isOfferedForRow(obligation, event)),
        held: countHeldPieces(holdings),
      }
    })
    if (answer.is === 'ready' && this.employeeId === employeeId) this.#takeChoices(answer.value)
  }

  clear(employeeId: EmployeeId | null): void {
    this.employeeId = employeeId
    this.#takeChoices(noChoices)
    this.input = {}
    this.messages = {}
  }

  #takeChoices(choices: Choices): void {
    runInAction(() => {
      this.choices = choices
      this.obligation = choices.obligations[0] ?? null
    })
  }

  chooseObligation(id: number): void {
    this.obligation = this.choices.obligations.find((obligation) => obligation.id === id) ?? null
  }

  type(changes: ObligationInput): void {
    this.input = { ...this.input, ...changes }
    this.messages = {}
  }

  /** The row, or null with messages at the fields. */
  makeRow(event: PpeEvent | null): FormRow | null {
    const employee =
      this.staff.is === 'ready'
        ? this.staff.value.employees.find(({ id }) => id === this.employeeId)
        : undefined
    if (employee === undefined || this.staff.is !== 'ready') return null
    const person = {
      employeeId: employee.id,
      fullName: joinFullName(employee),
      department: this.staff.value.departments.get(employee.departmentId) ?? '',
      position: namePosition(employee),
      date: null,
      result: 'passed',
      found: null,
      hidden: false,
    } as const
    if (this.obligation) {
      const { id, subject, baseDate, periodicity, deadline } = this.obligation
      return { ...person, key: String(id), obligationId: id, subject, baseDate, periodicity, deadline }
    }
    const today = this.#current.today()
    const draft = readNewRow(this.#section, this.input, event, today)
    if (!draft.ok) return this.#refuse(wordMessages(draft.error, words))
    this.#added += 1
    const { subject, periodicity, deadline } = draft.value
    return {
      ...person,
      key: `new-${this.#added}`,
      obligationId: null,
      subject,
      baseDate: null,
      periodicity,
      deadline,
    }
  }

  #refuse(messages: Messages): null {
    runInAction(() => {
      this.messages = messages
    })
    return null
  }
}

export const addRowStore = transient(
  'AddRowStore',
  [ports.employees, ports.departments, ports.obligations, inCompany],
  (employees, departments, obligations, current) =>
    new AddRowStore(employees, departments, obligations, current),
)
