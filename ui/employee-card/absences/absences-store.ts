import type { Absence, AbsenceId } from '@osh/core/employees/absences/absence.ts'
import type { AbsenceRepository } from '@osh/core/employees/absences/absence-repository.ts'
import type { EmployeeId } from '@osh/core/employees/employee.ts'
import type { ObligationRepository } from '@osh/core/obligations/obligation-repository.ts'
import {
  type ReturnBriefing,
  returnBriefing,
  returnBriefingInput,
} from '@osh/core/obligations/return-briefing.ts'
import type { StandingObligation } from '@osh/core/obligations/standing/standing-obligation.ts'
import type { LocalDate } from '@osh/core/shared/dates/local-date.ts'
import type { ErrorOf, Result } from '@osh/core/shared/results/result.ts'
import { describeFailure } from '@osh/core/wording/refusals/failures.ts'
import { sayRefusal } from '@osh/core/wording/refusals/say.ts'
import { absenceWords } from '@osh/core/wording/refusals/words/absence-words.ts'
import { obligationWords } from '@osh/core/wording/refusals/words/obligation-words.ts'
import { plainWords } from '@osh/core/wording/refusals/words/plain-words.ts'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { ports } from '#ui/app/container.ts'
import { type InCompany, inCompany } from '#ui/app/session/in-company.ts'
import { type LoadingState, load, pending } from '#ui/kit/loading-state.ts'
import { transient } from '#ui/kit/services/service.ts'

type AskRefusal = ErrorOf<ObligationRepository['assign'] | AbsenceRepository['remove']>

const words = { ...plainWords, ...absenceWords, ...obligationWords }

/** The absences of the employee whose card is open, and what a return asks for. */
export class AbsencesStore {
  state: LoadingState<readonly Absence[]> = pending
  busy = false
  #employeeId: EmployeeId | null = null
  readonly #absences: AbsenceRepository
  readonly #obligations: ObligationRepository
  readonly #current: InCompany

  constructor(absences: AbsenceRepository, obligations: ObligationRepository, current: InCompany) {
    this.#absences = absences
    this.#obligations = obligations
    this.#current = current
    makeAutoObservable(this, { state: observableRef }, { autoBind: true })
  }

  get today(): LocalDate {
    return this.#current.today()
  }

  get all(): readonly Absence[] {
    return this.state.is === 'ready' ? this.state.value : []
  }

  async open(employeeId: EmployeeId): Promise<void> {
    this.#turnTo(employeeId)
    await this.reread()
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
    const answer = await load(() => this.#absences.list(company.id, { employeeId }))
    if (employeeId === this.#employeeId) this.#enter(answer)
  }

  #enter(state: LoadingState<readonly Absence[]>): void {
    runInAction(() => {
      this.state = state
    })
  }

  /** The briefing that the return asks for, by the obligations that there are. */
  findProposal(duties: readonly StandingObligation[]): ReturnBriefing | null {
    return returnBriefing(this.all, duties, this.today)
  }

  /** Gives the employee the briefing that was proposed; answers why it was refused, null when it is given. */
  propose(employeeId: EmployeeId, briefing: ReturnBriefing): Promise<string | null> {
    const { company } = this.#current
    const given = { companyId: company.id, employeeIds: [employeeId], draft: returnBriefingInput(briefing) }
    return this.#ask(() => this.#obligations.assign(given))
  }

  /** Answers why it was refused, in words; null when the absence is gone. */
  remove(id: AbsenceId): Promise<string | null> {
    const { company } = this.#current
    return this.#ask(() => this.#absences.remove({ companyId: company.id, id }))
  }

  async #ask(asked: () => Promise<Result<unknown, AskRefusal>>): Promise<string | null> {
    this.#setBusy(true)
    const answer = await load(asked)
    this.#setBusy(false)
    if (answer.is === 'failed') return describeFailure(answer.status)
    return answer.value.ok ? null : sayRefusal(answer.value.error, words)
  }

  #setBusy(busy: boolean): void {
    runInAction(() => {
      this.busy = busy
    })
  }
}

export const absencesStore = transient(
  'AbsencesStore',
  [ports.absences, ports.obligations, inCompany],
  (absences, obligations, current) => new AbsencesStore(absences, obligations, current),
)
