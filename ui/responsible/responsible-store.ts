import type { CircumstanceId } from '@osh/core/norms/circumstances.ts'
import type { Role } from '@osh/core/norms/responsibilities.ts'
import { type HeldRole, type HeldRoleGroup, isUnfilled } from '@osh/core/responsibilities/held-role.ts'
import type { ResponsibilityId } from '@osh/core/responsibilities/responsibility.ts'
import type {
  Holders,
  ResponsibilityRepository,
} from '@osh/core/responsibilities/responsibility-repository.ts'
import { listQuestions, makeRoleTable } from '@osh/core/responsibilities/role-table.ts'
import type { ErrorOf, Result } from '@osh/core/shared/results/result.ts'
import { describeFailure } from '@osh/core/wording/refusals/failures.ts'
import { sayError, sayRefusal } from '@osh/core/wording/refusals/say.ts'
import { plainWords } from '@osh/core/wording/refusals/words/plain-words.ts'
import { responsibilityWords } from '@osh/core/wording/refusals/words/responsibility-words.ts'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { ports } from '#ui/app/container.ts'
import { type InCompany, inCompany } from '#ui/app/session/in-company.ts'
import { type LoadingState, load, pending } from '#ui/kit/loading-state.ts'
import { transient } from '#ui/kit/services/service.ts'

type ChangeRefusal = ErrorOf<ResponsibilityRepository['answerCircumstance' | 'end']>

const words = { ...plainWords, ...responsibilityWords }

const noOne: Holders = { responsibilities: [], answers: [] }

/** A question with the roles that wait for its answer. */
export type AskedQuestion = {
  readonly id: CircumstanceId
  readonly question: string
  readonly roles: readonly string[]
}

/** The table of responsible persons, and what is done in it without a dialog. */
export class ResponsibleStore {
  state: LoadingState<Holders> = pending
  onlyUnfilled = false
  /** Why the last change was refused; null when it was not. */
  refusal: string | null = null
  readonly #responsibilities: ResponsibilityRepository
  readonly #current: InCompany

  constructor(responsibilities: ResponsibilityRepository, current: InCompany) {
    this.#responsibilities = responsibilities
    this.#current = current
    makeAutoObservable(this, { state: observableRef }, { autoBind: true })
  }

  /** Reads the holders; what is shown meanwhile stays. */
  async open(): Promise<void> {
    const { company } = this.#current
    if (this.state.is === 'failed') this.#enter(pending)
    this.#enter(await load(() => this.#responsibilities.readHolders(company.id)))
  }

  #enter(state: LoadingState<Holders>): void {
    runInAction(() => {
      this.state = state
    })
  }

  get #holders(): Holders {
    return this.state.is === 'ready' ? this.state.value : noOne
  }

  get groups(): readonly HeldRoleGroup[] {
    return makeRoleTable(this.#holders)
  }

  /** What the company is asked before the roles that depend on it are counted. */
  get questions(): readonly AskedQuestion[] {
    const waiting = this.#roles.filter(({ need }) => need === 'asked')
    return listQuestions(this.#holders).map(({ id, question }) => ({
      id,
      question,
      roles: waiting.flatMap(({ role }) => (role.circumstance === id ? role.name : [])),
    }))
  }

  /** Roles that the company has said it has no use for. */
  get notNeeded(): readonly HeldRole[] {
    return this.#roles.filter(({ need }) => need === 'not-needed')
  }

  /** Those that are needed; groups without roles to show are left out. */
  get shown(): readonly HeldRoleGroup[] {
    const isShown = this.onlyUnfilled ? isUnfilled : ({ need }: HeldRole) => need === 'needed'
    return this.groups
      .map((group) => ({ ...group, roles: group.roles.filter(isShown) }))
      .filter(({ roles }) => roles.length > 0)
  }

  get #roles(): readonly HeldRole[] {
    return this.groups.flatMap(({ roles }) => roles)
  }

  get unfilled(): number {
    return this.unfilledRoles.length
  }

  get unfilledRoles(): readonly Role[] {
    return this.#roles.filter(isUnfilled).map(({ role }) => role)
  }

  showOnlyUnfilled(only: boolean): void {
    this.onlyUnfilled = only
  }

  /** Says whether something is so in the company. */
  answer(circumstanceId: CircumstanceId, applies: boolean): Promise<boolean> {
    return this.#change((companyId) =>
      this.#responsibilities.answerCircumstance({ companyId, circumstanceId, applies }),
    )
  }

  /** Ends the term of a holder. */
  end(id: ResponsibilityId): Promise<boolean> {
    return this.#change((companyId) => this.#responsibilities.end({ companyId, id }))
  }

  async #change(
    call: (
      company: Parameters<ResponsibilityRepository['readHolders']>[0],
    ) => Promise<Result<null, ChangeRefusal>>,
  ): Promise<boolean> {
    const { company } = this.#current
    const answer = await load(() => call(company.id))
    if (answer.is === 'failed') return this.#refuse(describeFailure(answer.status))
    if (!answer.value.ok) return this.#refuse(wordChangeRefusal(answer.value.error))
    this.#accept()
    await this.open()
    return true
  }

  #accept(): void {
    runInAction(() => {
      this.refusal = null
    })
  }

  #refuse(refusal: string): false {
    runInAction(() => {
      this.refusal = refusal
    })
    return false
  }
}

/** There are no fields here: what would be under one is shown alone. */
const wordChangeRefusal = (refusal: ChangeRefusal): string =>
  refusal.code === 'fields'
    ? refusal.errors.map((error) => sayError(error, words)).join('\n')
    : sayRefusal(refusal, words)

export const responsibleStore = transient(
  'ResponsibleStore',
  [ports.responsibilities, inCompany],
  (responsibilities, current) => new ResponsibleStore(responsibilities, current),
)
