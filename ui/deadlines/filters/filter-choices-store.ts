import type { Department } from '@osh/core/departments/department.ts'
import type { DepartmentRepository } from '@osh/core/departments/department-repository.ts'
import type { ObligationRepository } from '@osh/core/obligations/obligation-repository.ts'
import { findRules, type Section } from '@osh/core/sections/section.ts'
import { riskLevelWords, workingConditionsClassWords } from '@osh/core/wording/sections.ts'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { ports } from '#ui/app/container.ts'
import { type InCompany, inCompany } from '#ui/app/session/in-company.ts'
import { type LoadingState, load, pending } from '#ui/kit/loading-state.ts'
import { transient } from '#ui/kit/services/service.ts'

export type Choice = { readonly value: string; readonly label: string }

type Choices = { readonly departments: readonly Choice[]; readonly subjects: readonly Choice[] }

const none: Choices = { departments: [], subjects: [] }

/** What a section's table can be narrowed down to. */
export class FilterChoicesStore {
  state: LoadingState<Choices> = pending
  readonly #departments: DepartmentRepository
  readonly #obligations: ObligationRepository
  readonly #current: InCompany

  constructor(departments: DepartmentRepository, obligations: ObligationRepository, current: InCompany) {
    this.#departments = departments
    this.#obligations = obligations
    this.#current = current
    makeAutoObservable(this, { state: observableRef }, { autoBind: true })
  }

  get choices(): Choices {
    return this.state.is === 'ready' ? this.state.value : none
  }

  async open(section: Section): Promise<void> {
    const { company } = this.#current
    const state = await load(async () => {
      const [departments, subjects] = await Promise.all([
        this.#departments.list(company.id),
        findRules(section).findings.length > 0 ? [] : this.#obligations.listSubjectNames(company.id, section),
      ])
      return {
        departments: departments.map(makeDepartmentChoice),
        subjects: listFindings(section) ?? subjects.map(makeNamedChoice),
      }
    })
    runInAction(() => {
      this.state = state
    })
  }
}

const makeDepartmentChoice = ({ id, name }: Department): Choice => ({ value: String(id), label: name })
const makeNamedChoice = (name: string): Choice => ({ value: name, label: name })

/** The classes or the levels; null where nothing is assessed. */
function listFindings(section: Section): readonly Choice[] | null {
  const words =
    section === 'risk' ? riskLevelWords : section === 'workingConditions' ? workingConditionsClassWords : null
  return words && Object.entries(words).map(([value, label]) => ({ value, label }))
}

export const filterChoicesStore = transient(
  'FilterChoicesStore',
  [ports.departments, ports.obligations, inCompany],
  (departments, obligations, current) => new FilterChoicesStore(departments, obligations, current),
)
