import type { Department } from '@osh/core/departments/department.ts'
import { readDepartmentName } from '@osh/core/departments/department.ts'
import type { DepartmentRepository } from '@osh/core/departments/department-repository.ts'
import { describeFailure } from '@osh/core/wording/refusals/failures.ts'
import { sayRefusal } from '@osh/core/wording/refusals/say.ts'
import { plainWords } from '@osh/core/wording/refusals/words/plain-words.ts'
import { staffWords } from '@osh/core/wording/refusals/words/staff-words.ts'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { ports } from '#ui/app/container.ts'
import { type InCompany, inCompany } from '#ui/app/session/in-company.ts'
import { wordMessages } from '#ui/kit/forms/refused-fields.ts'
import { load } from '#ui/kit/loading-state.ts'
import { transient } from '#ui/kit/services/service.ts'

const words = { ...plainWords, ...staffWords }

/** What became of the name: a department, nothing to store, or a refusal with its message at the field. */
export type Saved = 'saved' | 'unchanged' | 'refused'

/** The name of a department, new or renamed. */
export class DepartmentFormStore {
  /** Null while it is new. */
  department: Department | null = null
  name = ''
  message: string | null = null
  busy = false
  readonly #departments: DepartmentRepository
  readonly #current: InCompany

  constructor(departments: DepartmentRepository, current: InCompany) {
    this.#departments = departments
    this.#current = current
    makeAutoObservable(this, { department: observableRef }, { autoBind: true })
  }

  begin(department: Department | null): void {
    this.department = department
    this.name = department?.name ?? ''
  }

  get dirty(): boolean {
    return this.name.trim() !== (this.department?.name ?? '')
  }

  type(name: string): void {
    this.name = name
    this.message = null
  }

  async save(): Promise<Saved> {
    const { company } = this.#current
    const { department } = this
    if (this.busy) return 'refused'
    const read = readDepartmentName({ name: this.name })
    if (!read.ok) return this.#refuse(wordMessages(read.error, words).name ?? '')
    const { name } = read.value
    if (name === department?.name) return 'unchanged'
    this.#setBusy(true)
    const answer = await load<Awaited<ReturnType<DepartmentRepository['add' | 'rename']>>>(() =>
      department === null
        ? this.#departments.add({ companyId: company.id, name })
        : this.#departments.rename({ companyId: company.id, id: department.id, name }),
    )
    this.#setBusy(false)
    if (answer.is === 'failed') return this.#refuse(describeFailure(answer.status))
    if (!answer.value.ok)
      return this.#refuse(Object.values(wordMessages(answer.value.error, words)).join(' '))
    return 'saved'
  }

  /** Answers why the department was not deleted, in words; null when it is gone. */
  async remove({ id }: Department): Promise<string | null> {
    const { company } = this.#current
    const answer = await load(() => this.#departments.remove({ companyId: company.id, id }))
    if (answer.is === 'failed') return describeFailure(answer.status)
    return answer.value.ok ? null : sayRefusal(answer.value.error, words)
  }

  #setBusy(busy: boolean): void {
    runInAction(() => {
      this.busy = busy
    })
  }

  #refuse(message: string): 'refused' {
    runInAction(() => {
      this.message = message
    })
    return 'refused'
  }
}

export const departmentFormStore = transient(
  'DepartmentFormStore',
  [ports.departments, inCompany],
  (departments, current) => new DepartmentFormStore(departments, current),
)
