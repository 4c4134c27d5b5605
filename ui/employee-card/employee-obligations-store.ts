import type { CompanyId } from '@osh/core/companies/company.ts'
import type { EmployeeId } from '@osh/core/employees/employee.ts'
import type { FactorLookup } from '@osh/core/norms/factors.ts'
import type { ObligationId } from '@osh/core/obligations/obligation.ts'
import type { ObligationRepository } from '@osh/core/obligations/obligation-repository.ts'
import { dropReturned, type Holding } from '@osh/core/obligations/ppe/holding.ts'
import type { StandingObligation } from '@osh/core/obligations/standing/standing-obligation.ts'
import type { Section } from '@osh/core/sections/section.ts'
import type { LocalDate } from '@osh/core/shared/dates/local-date.ts'
import { describeFailure } from '@osh/core/wording/refusals/failures.ts'
import { sayRefusal } from '@osh/core/wording/refusals/say.ts'
import { obligationWords } from '@osh/core/wording/refusals/words/obligation-words.ts'
import { plainWords } from '@osh/core/wording/refusals/words/plain-words.ts'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { ports } from '#ui/app/container.ts'
import { type InCompany, inCompany } from '#ui/app/session/in-company.ts'
import { type LoadingState, load, pending } from '#ui/kit/loading-state.ts'
import { transient } from '#ui/kit/services/service.ts'
import { fetchFactors, findNoFactor } from '#ui/obligations/fetch-factors.ts'

const words = { ...plainWords, ...obligationWords }

type Duties = {
  /** By section, then by deadline. */
  readonly obligations: readonly StandingObligation[]
  readonly holdings: readonly Holding[]
  /** Knows the points of order 29н when an obligation names one. */
  readonly factorOf: FactorLookup
}

/** Everything that one employee has to do, and the PPE they hold. */
export class EmployeeObligationsStore {
  state: LoadingState<Duties> = pending
  /** Grows with each change: histories that are open read themselves again. */
  revision = 0
  #employeeId: EmployeeId | null = null
  readonly #obligations: ObligationRepository
  readonly #current: InCompany

  constructor(obligations: ObligationRepository, current: InCompany) {
    this.#obligations = obligations
    this.#current = current
    makeAutoObservable(this, { state: observableRef }, { autoBind: true })
  }

  get today(): LocalDate {
    return this.#current.today()
  }

  get all(): readonly StandingObligation[] {
    return this.state.is === 'ready' ? this.state.value.obligations : []
  }

  get factorOf(): FactorLookup {
    return this.state.is === 'ready' ? this.state.value.factorOf : findNoFactor
  }

  /** What is still held, oldest first. */
  get held(): readonly Holding[] {
    return this.state.is === 'ready' ? dropReturned(this.state.value.holdings) : []
  }

  listOf(section: Section): readonly StandingObligation[] {
    return this.all.filter(({ subject }) => subject.section === section)
  }

  async open(employeeId: EmployeeId): Promise<void> {
    this.#turnTo(employeeId)
    const { company } = this.#current
    const answer = await load(() => this.#read(company.id, employeeId))
    if (employeeId === this.#employeeId) this.#enter(answer)
  }

  #turnTo(employeeId: EmployeeId): void {
    runInAction(() => {
      this.#employeeId = employeeId
      this.state = pending
    })
  }

  /** Reads again after a change; the list stays in sight meanwhile. */
  async reread(): Promise<void> {
    const [{ company }, employeeId] = [this.#current, this.#employeeId]
    if (employeeId === null) return
    const answer = await load(() => this.#read(company.id, employeeId))
    if (employeeId === this.#employeeId) this.#enter(answer)
  }

  async #read(company: CompanyId, employeeId: EmployeeId): Promise<Duties> {
    const [obligations, holdings] = await Promise.all([
      this.#obligations.list(company, { employeeId }),
      this.#obligations.listHoldings(company, employeeId),
    ])
    const medical = obligations.some(({ subject }) => subject.section === 'medicalExamination')
    return { obligations, holdings, factorOf: medical ? await fetchFactors() : findNoFactor }
  }

  #enter(state: LoadingState<Duties>): void {
    runInAction(() => {
      this.state = state
      this.revision += 1
    })
  }

  /** Answers why it was refused, in words; null when the obligation is gone. */
  async remove(id: ObligationId): Promise<string | null> {
    const { company } = this.#current
    const answer = await load(() => this.#obligations.remove({ companyId: company.id, id }))
    if (answer.is === 'failed') return describeFailure(answer.status)
    return answer.value.ok ? null : sayRefusal(answer.value.error, words)
  }
}

export const employeeObligationsStore = transient(
  'EmployeeObligationsStore',
  [ports.obligations, inCompany],
  (obligations, current) => new EmployeeObligationsStore(obligations, current),
)
