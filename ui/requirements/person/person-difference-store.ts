import type { EmployeeId } from '@osh/core/employees/employee.ts'
import type { FactorLookup } from '@osh/core/norms/factors.ts'
import type { Difference, DifferenceRow } from '@osh/core/requirements/difference/difference.ts'
import type { RequirementDesk } from '@osh/core/requirements/requirements.ts'
import type { LocalDate } from '@osh/core/shared/dates/local-date.ts'
import { describeFailure } from '@osh/core/wording/refusals/failures.ts'
import { describeRefusal } from '@osh/core/wording/refusals/refusals.ts'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { ports } from '#ui/app/container.ts'
import { type InCompany, inCompany } from '#ui/app/session/in-company.ts'
import { load } from '#ui/kit/loading-state.ts'
import { transient } from '#ui/kit/services/service.ts'
import { fetchFactors, findNoFactor } from '#ui/obligations/fetch-factors.ts'
import { PAGE_ROWS } from '../difference/difference-page.ts'
import { postTexts as texts } from '../texts.ts'

/** What the requirements of posts would make of one person's obligations, or of everyone's. */
export class PersonDifferenceStore {
  difference: Difference | null = null
  /** When something was done last, by requirement: it is assigned from that day. */
  done: ReadonlyMap<number, LocalDate> = new Map()
  refusal: string | null = null
  busy = false
  page = 1
  factorOf: FactorLookup = findNoFactor
  /** Null is everyone; undefined while nobody was asked about. */
  #employee: EmployeeId | null | undefined
  readonly #desk: RequirementDesk
  readonly #current: InCompany

  constructor(desk: RequirementDesk, current: InCompany) {
    this.#desk = desk
    this.#current = current
    makeAutoObservable(
      this,
      { difference: observableRef, done: observableRef, factorOf: false },
      { autoBind: true },
    )
  }

  get today(): LocalDate {
    return this.#current.today()
  }

  /** Counts it; where that can't be done the card goes on without. */
  async open(employeeId: EmployeeId | null): Promise<void> {
    const { company } = this.#current
    if (employeeId !== this.#employee) {
      this.done = new Map()
      this.page = 1
    }
    this.#employee = employeeId
    const { page } = this
    const scope = { positionId: null, departmentId: null, employeeId }
    const counted = await load(() =>
      this.#desk.previewDifference(company.id, { ...scope, kind: null, page, limit: PAGE_ROWS }),
    )
    if (counted.is === 'ready' && counted.value.rows.total > 0) this.factorOf = await fetchFactors()
    if (employeeId !== this.#employee || page !== this.page) return
    if (counted.is === 'ready' && counted.value.rows.items.length === 0 && page > 1) return this.showPage(1)
    runInAction(() => {
      this.difference = counted.is === 'ready' ? counted.value : null
    })
  }

  /** Shows a page of it; says when it is no more the one that was looked through. */
  async showPage(page: number): Promise<void> {
    const before = this.difference?.mark
    this.page = page
    if (this.#employee !== undefined) await this.open(this.#employee)
    if (before === undefined || !this.difference || this.difference.mark === before) return
    runInAction(() => {
      this.refusal = texts.changedMeanwhile
    })
  }

  setDone({ requirementId }: DifferenceRow, day: LocalDate | null): void {
    const done = new Map(this.done)
    if (day === null) done.delete(requirementId)
    else done.set(requirementId, day)
    this.done = done
  }

  /** Applies what is shown; answers whether it was done. */
  async apply(): Promise<boolean> {
    const { company } = this.#current
    const employeeId = this.#employee
    if (this.difference === null || employeeId === undefined || this.busy) return false
    this.busy = true
    this.refusal = null
    const { mark } = this.difference
    const done =
      employeeId === null
        ? []
        : [...this.done].map(([requirementId, date]) => ({ requirementId, employeeId, date }))
    const answer = await load(() =>
      this.#desk.apply({ companyId: company.id, details: { employeeId, mark, done } }),
    )
    const isDone = answer.is === 'ready' && answer.value.ok
    runInAction(() => {
      this.busy = false
      if (answer.is === 'failed') this.refusal = describeFailure(answer.status)
      else if (!answer.value.ok)
        this.refusal =
          answer.value.error.code === 'difference/changed'
            ? texts.changedMeanwhile
            : describeRefusal(answer.value.error)
    })
    await this.open(employeeId)
    return isDone
  }
}

export const personDifferenceStore = transient(
  'PersonDifferenceStore',
  [ports.requirementDesk, inCompany],
  (desk, current) => new PersonDifferenceStore(desk, current),
)
