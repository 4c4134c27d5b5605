import type { EmployeeId } from '@osh/core/employees/employee.ts'
import { searchFor } from '@osh/core/employees/find-people.ts'
import type { CompletionId } from '@osh/core/obligations/completion.ts'
import type { KnowledgeCheck } from '@osh/core/registry/knowledge-check.ts'
import type { FormCode } from '@osh/core/registry/refusal-codes.ts'
import type { RegistryRepository } from '@osh/core/registry/registry.ts'
import type { RegistrySet } from '@osh/core/registry/registry-set.ts'
import { addMonths, type LocalDate, parseLocalDate } from '@osh/core/shared/dates/local-date.ts'
import { foldName } from '@osh/core/shared/names/name-search.ts'
import type { FieldErrors } from '@osh/core/shared/results/refusals.ts'
import { wordNamesakes } from '@osh/core/wording/formats/namesakes.ts'
import { describeFailure } from '@osh/core/wording/refusals/failures.ts'
import { sayError, sayRefusal } from '@osh/core/wording/refusals/say.ts'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { ports } from '#ui/app/container.ts'
import { type InCompany, inCompany } from '#ui/app/session/in-company.ts'
import { type LoadingState, load, pending } from '#ui/kit/loading-state.ts'
import { transient } from '#ui/kit/services/service.ts'
import { words } from '../refused.ts'
import { registryTexts as texts } from '../texts.ts'
import { type CheckRow, makeCheckRow, nothingTyped, type Typed } from './check-row.ts'

/** So many rows are drawn at once. */
const AT_ONCE = 100

/** Knowledge checks of a period, what is said of each besides, and which of them make a set. */
export class ChecksStore {
  state: LoadingState<readonly KnowledgeCheck[]> = pending
  from: LocalDate | null
  to: LocalDate | null
  search = ''
  onlyFaulty = false
  limit = AT_ONCE
  typed: ReadonlyMap<CompletionId, Typed> = new Map()
  /** Those that are not meant, though they could be sent. */
  left: ReadonlySet<CompletionId> = new Set()
  /** What the server has said of each when the set was refused. */
  refused: ReadonlyMap<CompletionId, readonly string[]> = new Map()
  message: string | null = null
  busy = false
  #asked = 0
  readonly #registry: RegistryRepository
  readonly #current: InCompany

  constructor(registry: RegistryRepository, current: InCompany) {
    this.#registry = registry
    this.#current = current
    this.to = current.today()
    this.from = addMonths(this.to, -12)
    const refs = { state: observableRef, typed: observableRef, left: observableRef, refused: observableRef }
    makeAutoObservable(this, refs, { autoBind: true })
  }

  get today(): LocalDate {
    return this.#current.today()
  }

  get isBackwards(): boolean {
    return this.from !== null && this.to !== null && this.from > this.to
  }

  get rows(): readonly CheckRow[] {
    const checks = this.state.is === 'ready' ? this.state.value : []
    const { today } = this
    return checks.map((check) =>
      makeCheckRow(check, this.typed.get(check.completionId) ?? nothingTyped, today),
    )
  }

  /** Those that have, or had before something was typed, what the register would refuse. */
  get faulty(): readonly CheckRow[] {
    return this.rows.filter(({ isTold, faults, asks }) => !isTold && (faults.length > 0 || asks.size > 0))
  }

  get ready(): readonly CheckRow[] {
    return this.rows.filter(({ faults }) => faults.length === 0)
  }

  get chosen(): readonly CheckRow[] {
    return this.ready.filter(({ check }) => !this.left.has(check.completionId))
  }

  get found(): readonly CheckRow[] {
    const [asked, finds] = [foldName(this.search), searchFor(this.search)]
    return (this.onlyFaulty ? this.faulty : this.rows).filter(
      ({ who, sought }) => foldName(who).includes(asked) || finds(sought),
    )
  }

  /** What tells namesakes among the checks apart. */
  get marks(): ReadonlyMap<EmployeeId, string> {
    const people = this.rows.map(({ check: { employeeId, person }, who }) => ({
      ...{ id: employeeId, name: who, personnelNumber: person.personnelNumber, birthDate: null },
    }))
    return wordNamesakes(people)
  }

  setPeriod(period: { readonly from?: LocalDate | null; readonly to?: LocalDate | null }): void {
    Object.assign(this, period)
    this.state = pending
    void this.reload()
  }

  setSearch(search: string): void {
    this.search = search
  }

  setOnlyFaulty(only: boolean): void {
    this.onlyFaulty = only
  }

  showMore(): void {
    this.limit += AT_ONCE
  }

  type({ check: { completionId }, typed }: CheckRow, said: Partial<Typed>): void {
    this.typed = new Map(this.typed).set(completionId, { ...typed, ...said })
    this.refused = new Map([...this.refused].filter(([id]) => id !== completionId))
  }

  choose(rows: readonly CheckRow[], on: boolean): void {
    const left = new Set(this.left)
    for (const { check } of rows) {
      if (on) left.delete(check.completionId)
      else left.add(check.completionId)
    }
    this.left = left
  }

  /** Begins with a day, where the page's address names one. */
  async open(from: string | null): Promise<void> {
    const day = from === null ? null : parseLocalDate(from)
    if (day?.ok) this.from = day.value
    await this.reload()
  }

  /** Reads it again; what was typed stays. */
  async reload(): Promise<void> {
    const { from, to } = this
    this.#asked += 1
    const mine = this.#asked
    if (from === null || to === null || from > to) {
      this.state = { is: 'ready', value: [] }
      return
    }
    const answer = await load(() => this.#registry.listChecks(this.#current.company.id, { from, to }))
    runInAction(() => {
      if (mine === this.#asked) this.state = answer
    })
  }

  /** Answers the set that was made; null where it was refused. */
  async form(): Promise<RegistrySet | null> {
    const { chosen } = this
    if (this.busy || chosen.length === 0) return null
    this.busy = true
    this.message = null
    this.refused = new Map()
    const checks = chosen.map(({ check: { completionId }, typed: { programId, ...said } }) => ({
      ...{ completionId, ...said },
      programId: programId === '' ? null : Number(programId),
    }))
    const asked = { companyId: this.#current.company.id, details: { checks } }
    const answer = await load(() => this.#registry.form(asked))
    if (answer.is === 'ready' && answer.value.ok) await this.reload()
    runInAction(() => {
      this.busy = false
      if (answer.is === 'failed') this.message = describeFailure(answer.status)
      else if (!answer.value.ok) {
        const { error } = answer.value
        if (error.code === 'fields') this.#refuse(chosen, error)
        else this.message = sayRefusal(error, words)
      }
    })
    return answer.is === 'ready' && answer.value.ok ? answer.value.value : null
  }

  /** Each row says what is wrong with it; what is about none of them is said of all. */
  #refuse(asked: readonly CheckRow[], { errors }: FieldErrors<FormCode>): void {
    const refused = new Map<CompletionId, readonly string[]>()
    for (const error of errors) {
      const id = error.row === undefined ? undefined : asked[error.row]?.check.completionId
      if (id !== undefined) refused.set(id, [...(refused.get(id) ?? []), sayError(error, words)])
    }
    this.refused = refused
    this.message =
      refused.size > 0
        ? texts.refused(refused.size)
        : errors.map((error) => sayError(error, words)).join('. ')
  }
}

export const checksStore = transient(
  'ChecksStore',
  [ports.registry, inCompany],
  (registry, current) => new ChecksStore(registry, current),
)
