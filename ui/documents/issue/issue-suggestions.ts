import type { CompanyId } from '@osh/core/companies/company.ts'
import type { DepartmentRepository } from '@osh/core/departments/department-repository.ts'
import type { Answers } from '@osh/core/documents/answers/answers.ts'
import { carryOver } from '@osh/core/documents/answers/carry-over.ts'
import { suggestAnswers } from '@osh/core/documents/answers/suggest-answers.ts'
import type { DocumentArchive } from '@osh/core/documents/document-repository.ts'
import { asksForPeople, type Template } from '@osh/core/documents/library/template.ts'
import { takeDocumentYear } from '@osh/core/documents/numbering/document-date.ts'
import { type DocumentNumber, printDocumentNumber } from '@osh/core/documents/numbering/document-number.ts'
import type { EmployeeId } from '@osh/core/employees/employee.ts'
import type { EmployeeRepository } from '@osh/core/employees/employee-repository.ts'
import type {
  Holders,
  ResponsibilityRepository,
} from '@osh/core/responsibilities/responsibility-repository.ts'
import type { LocalDate } from '@osh/core/shared/dates/local-date.ts'
import { compareInRussian } from '@osh/core/shared/names/russian-order.ts'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { ports } from '#ui/app/container.ts'
import { type InCompany, inCompany } from '#ui/app/session/in-company.ts'
import { findRow, groupStaff, type StaffGroup } from '#ui/employees/list/staff.ts'
import type { Choice } from '#ui/kit/forms/SelectField.tsx'
import { type LoadingState, load, pending } from '#ui/kit/loading-state.ts'
import { transient } from '#ui/kit/services/service.ts'

type Known = {
  readonly groups: readonly StaffGroup[]
  readonly holders: Holders
  /** The answers to the form's last paper, whoever of the company issued it. */
  readonly last: Answers
}

const noOne: Holders = { responsibilities: [], answers: [] }
const nothing: Known = { groups: [], holders: noOne, last: {} }

/** What the service knows beforehand of a paper: its number, its people, the answers to its form. */
export class IssueSuggestions {
  state: LoadingState<Known> = pending
  /** The lowest free number of a year, as it is printed. */
  readonly #free = new Map<number, string>()
  readonly #documents: DocumentArchive
  readonly #employees: EmployeeRepository
  readonly #departments: DepartmentRepository
  readonly #responsibilities: ResponsibilityRepository
  readonly #current: InCompany

  constructor(
    documents: DocumentArchive,
    employees: EmployeeRepository,
    departments: DepartmentRepository,
    responsibilities: ResponsibilityRepository,
    current: InCompany,
  ) {
    this.#documents = documents
    this.#employees = employees
    this.#departments = departments
    this.#responsibilities = responsibilities
    this.#current = current
    makeAutoObservable(this, { state: observableRef }, { autoBind: true })
  }

  async open(template: Template, date: LocalDate): Promise<void> {
    const [known] = await Promise.all([load(() => this.#readKnown(template)), this.openYear(template, date)])
    this.#enter(known)
  }

  async #readKnown(template: Template): Promise<Known> {
    const { company } = this.#current
    const [people, last] = await Promise.all([
      asksForPeople(template) ? this.#readPeople(company.id) : nothing,
      template.values.length > 0 ? this.#documents.readLastAnswers(company.id, template.id) : {},
    ])
    return { ...people, last }
  }

  async #readPeople(companyId: CompanyId): Promise<Pick<Known, 'groups' | 'holders'>> {
    const [departments, employees, holders] = await Promise.all([
      this.#departments.list(companyId),
      this.#employees.list(companyId),
      this.#responsibilities.readHolders(companyId),
    ])
    return { groups: groupStaff(departments, employees, this.#current.today()), holders }
  }

  #enter(state: LoadingState<Known>): void {
    runInAction(() => {
      this.state = state
    })
  }

  get known(): Known {
    return this.state.is === 'ready' ? this.state.value : nothing
  }

  get groups(): readonly StaffGroup[] {
    return this.known.groups
  }

  /** Those who are employed, in alphabetical order. */
  get choices(): readonly Choice<EmployeeId>[] {
    return this.groups
      .flatMap(({ rows }) => rows)
      .filter(({ number }) => number !== null)
      .map((row) => ({
        value: row.employee.id,
        label: `${row.fullName} — ${row.position}`,
        mark: row.mark ?? undefined,
        finds: (search: string) => findRow(search)(row),
      }))
      .toSorted((a, b) => compareInRussian(a.label, b.label))
  }

  get employed(): ReadonlySet<number> {
    return new Set(this.choices.map(({ value }) => value))
  }

  isEmployed(id: number): boolean {
    return this.employed.has(id)
  }

  suggestFor(template: Template, date: LocalDate): Answers {
    const { company } = this.#current
    const { holders, last } = this.known
    const suggested = suggestAnswers(template, { company, date, responsibilities: holders.responsibilities })
    return { ...suggested, ...carryOver(template, last, (id) => this.isEmployed(id)) }
  }

  /** Reads the lowest free number of the year; without an answer none is suggested. */
  async openYear({ kind }: Template, date: LocalDate): Promise<void> {
    const { company } = this.#current
    const year = takeDocumentYear(date)
    const answer = await load(() => this.#documents.listFreeNumbers(company.id, year, BEFORE_ALL, 1, kind))
    const [free] = answer.is === 'ready' ? answer.value : []
    if (free) this.#free.set(year, printDocumentNumber(free))
    else this.#free.delete(year)
  }

  /** The lowest free number of the year; '' while it isn't known. */
  freeNumber(date: LocalDate): string {
    return this.#free.get(takeDocumentYear(date)) ?? ''
  }
}

const BEFORE_ALL: DocumentNumber = { integer: 0, letter: '' }

export const issueSuggestions = transient(
  'IssueSuggestions',
  [ports.documents, ports.employees, ports.departments, ports.responsibilities, inCompany],
  (documents, employees, departments, responsibilities, current) =>
    new IssueSuggestions(documents, employees, departments, responsibilities, current),
)
