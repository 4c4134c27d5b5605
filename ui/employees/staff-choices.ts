import type { Department, DepartmentId } from '@osh/core/departments/department.ts'
import type { DepartmentRepository } from '@osh/core/departments/department-repository.ts'
import type { Position, PositionId } from '@osh/core/positions/position.ts'
import { readPositionName } from '@osh/core/positions/position.ts'
import type { PositionCatalogue } from '@osh/core/positions/position-catalogue.ts'
import { compareInRussian } from '@osh/core/shared/names/russian-order.ts'
import type { ErrorOf } from '@osh/core/shared/results/result.ts'
import { describeFailure } from '@osh/core/wording/refusals/failures.ts'
import { sayRefusal } from '@osh/core/wording/refusals/say.ts'
import { plainWords } from '@osh/core/wording/refusals/words/plain-words.ts'
import { staffWords } from '@osh/core/wording/refusals/words/staff-words.ts'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { ports } from '#ui/app/container.ts'
import { type InCompany, inCompany } from '#ui/app/session/in-company.ts'
import type { Created } from '#ui/kit/forms/CreatableField.tsx'
import { wordMessages } from '#ui/kit/forms/refused-fields.ts'
import { type LoadingState, load, pending } from '#ui/kit/loading-state.ts'
import { transient } from '#ui/kit/services/service.ts'

type NamingRefusal = ErrorOf<PositionCatalogue['add'] | DepartmentRepository['add'] | typeof readPositionName>

const words = { ...plainWords, ...staffWords }

type Choices = { readonly departments: readonly Department[]; readonly positions: readonly Position[] }

const none: Choices = { departments: [], positions: [] }

/** The departments and positions that the form of an employee offers. */
export class StaffChoices {
  state: LoadingState<Choices> = pending
  readonly #departments: DepartmentRepository
  readonly #positions: PositionCatalogue
  readonly #current: InCompany

  constructor(departments: DepartmentRepository, positions: PositionCatalogue, current: InCompany) {
    this.#departments = departments
    this.#positions = positions
    this.#current = current
    makeAutoObservable(this, { state: observableRef }, { autoBind: true })
  }

  get departments(): readonly Department[] {
    return this.choices.departments
  }

  get positions(): readonly Position[] {
    return this.choices.positions
  }

  get choices(): Choices {
    return this.state.is === 'ready' ? this.state.value : none
  }

  async open(): Promise<void> {
    const { company } = this.#current
    this.#enter(
      await load(async () => {
        const [departments, positions] = await Promise.all([
          this.#departments.list(company.id),
          this.#positions.list(),
        ])
        return { departments, positions: positions.toSorted((a, b) => compareInRussian(a.name, b.name)) }
      }),
    )
  }

  #enter(state: LoadingState<Choices>): void {
    runInAction(() => {
      this.state = state
    })
  }

  /** The company's own position, among the choices from now on. */
  async addPosition(name: string): Promise<Created<PositionId>> {
    const { company } = this.#current
    const parsed = readPositionName({ name })
    if (!parsed.ok) return { refused: sayFields(parsed.error) }
    const answer = await load(() => this.#positions.add({ companyId: company.id, ...parsed.value }))
    if (answer.is === 'failed') return { refused: describeFailure(answer.status) }
    const { value: added } = answer
    if (!added.ok) return { refused: sayFields(added.error) }
    this.#takePosition(added.value)
    return { value: added.value.id }
  }

  #takePosition(position: Position): void {
    const others = this.positions.filter(({ id }) => id !== position.id)
    const positions = [...others, position].toSorted((a, b) => compareInRussian(a.name, b.name))
    this.#enter({ is: 'ready', value: { ...this.choices, positions } })
  }

  /** A new department, among the choices from now on. */
  async addDepartment(name: string): Promise<Created<DepartmentId>> {
    const { company } = this.#current
    const answer = await load(() => this.#departments.add({ companyId: company.id, name }))
    if (answer.is === 'failed') return { refused: describeFailure(answer.status) }
    const { value: added } = answer
    if (!added.ok) return { refused: sayFields(added.error) }
    const all = [...this.departments, added.value]
    const departments = all.toSorted((a, b) => compareInRussian(a.name, b.name))
    this.#enter({ is: 'ready', value: { ...this.choices, departments } })
    return { value: added.value.id }
  }

  /** Answers why the company's own position was not deleted, in words; null when it is gone. */
  async removePosition({ id }: Position): Promise<string | null> {
    const { company } = this.#current
    const answer = await load(() => this.#positions.remove({ companyId: company.id, id }))
    if (answer.is === 'failed') return describeFailure(answer.status)
    if (!answer.value.ok) return sayRefusal(answer.value.error, words)
    const positions = this.positions.filter((position) => position.id !== id)
    this.#enter({ is: 'ready', value: { ...this.choices, positions } })
    return null
  }
}

const sayFields = (refusal: NamingRefusal): string => Object.values(wordMessages(refusal, words)).join(' ')

export const staffChoices = transient(
  'StaffChoices',
  [ports.departments, ports.positions, inCompany],
  (departments, positions, current) => new StaffChoices(departments, positions, current),
)
