import type { Answers } from '@osh/core/documents/answers/answers.ts'
import type { Template } from '@osh/core/documents/library/template.ts'
import type { TemplateCatalogue } from '@osh/core/documents/library/template-catalogue.ts'
import type { EmployeeId } from '@osh/core/employees/employee.ts'
import { nameOrderForm, ORDER_OF_SEVERAL, type Role, type RoleId } from '@osh/core/norms/responsibilities.ts'
import type { LocalDate } from '@osh/core/shared/dates/local-date.ts'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { ports } from '#ui/app/container.ts'
import { type InCompany, inCompany } from '#ui/app/session/in-company.ts'
import { fetchPart } from '#ui/kit/connection/fetch-part.ts'
import { load } from '#ui/kit/loading-state.ts'
import { transient } from '#ui/kit/services/service.ts'

/** The form of the order by which a role is given; without one the order is only named. */
export class OrderTemplateStore {
  template: Template | null = null
  /** Bases of several roles as an order prints them, by the roles' numbers. */
  #bases: ReadonlyMap<RoleId, string> = new Map()
  readonly #templates: TemplateCatalogue
  readonly #current: InCompany

  constructor(templates: TemplateCatalogue, current: InCompany) {
    this.#templates = templates
    this.#current = current
    makeAutoObservable(this, { template: observableRef }, { autoBind: true })
  }

  get today(): LocalDate {
    return this.#current.today()
  }

  /** The form for one role, or the one that names several. */
  async open(roles: readonly Role[]): Promise<void> {
    const { company } = this.#current
    const [role, ...others] = roles
    const slug = role !== undefined && others.length === 0 ? nameOrderForm(role) : ORDER_OF_SEVERAL
    const answer = await load(() => this.#templates.listGroups(company.id, 'company', this.today))
    if (answer.is === 'failed') return
    const templates = answer.value.flatMap((group) => group.templates)
    if (slug === ORDER_OF_SEVERAL) {
      const { nameBasis } = await fetchPart(() => import('@osh/core/wording/law/full-basis.ts'))
      this.#bases = new Map(roles.map(({ id, legalBasis }) => [id, nameBasis(legalBasis)]))
    }
    this.#take(templates.find((template) => template.slug === slug) ?? null)
  }

  #take(template: Template | null): void {
    runInAction(() => {
      this.template = template
    })
  }

  /** Whoever is being appointed is in the order, and to what; others that it names are left to its own dialog. */
  suggestFor(employeeId: EmployeeId | null, roles: readonly Role[]): Answers {
    const { values = [], slug } = this.template ?? {}
    const isSeveral = slug === ORDER_OF_SEVERAL
    const named = values.find(({ kind }) => kind.type === (isSeveral ? 'employee' : 'responsible'))
    const rows = values.find(({ kind }) => isSeveral && kind.type === 'rows')
    return {
      ...(employeeId === null || named === undefined ? {} : { [named.name]: employeeId }),
      ...(rows === undefined
        ? {}
        : { [rows.name]: roles.map(({ id, name }) => ({ role: name, basis: this.#bases.get(id) ?? '' })) }),
    }
  }
}

export const orderTemplateStore = transient(
  'OrderTemplateStore',
  [ports.templates, inCompany],
  (templates, current) => new OrderTemplateStore(templates, current),
)
