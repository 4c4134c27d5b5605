import type { EmployeeRepository } from '@osh/core/employees/employee-repository.ts'
import { listDaysDone, type OfferedRow, type PaperOffer } from '@osh/core/paper-records/offer.ts'
import type { PaperRecords } from '@osh/core/paper-records/paper-records.ts'
import type { LocalDate } from '@osh/core/shared/dates/local-date.ts'
import type { DocumentId } from '@osh/core/shared/identity.ts'
import { foldName } from '@osh/core/shared/names/name-search.ts'
import { describeFailure } from '@osh/core/wording/refusals/failures.ts'
import { paperRecordWords } from '@osh/core/wording/refusals/paper-record-words.ts'
import { sayRefusal } from '@osh/core/wording/refusals/say.ts'
import { documentWords } from '@osh/core/wording/refusals/words/document-words.ts'
import { memoWords } from '@osh/core/wording/refusals/words/memo-words.ts'
import { obligationWords } from '@osh/core/wording/refusals/words/obligation-words.ts'
import { plainWords } from '@osh/core/wording/refusals/words/plain-words.ts'
import { responsibilityWords } from '@osh/core/wording/refusals/words/responsibility-words.ts'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { ports } from '#ui/app/container.ts'
import { type InCompany, inCompany } from '#ui/app/session/in-company.ts'
import { type LoadingState, load, pending } from '#ui/kit/loading-state.ts'
import { transient } from '#ui/kit/services/service.ts'
import { nameDone } from '#ui/obligations/name-done.ts'
import type { DatedOn } from '#ui/obligations/use-doubtful-days.tsx'
import { paperRecordTexts as texts } from './texts.ts'

/** What recording may be refused with. */
const words = {
  ...plainWords,
  ...documentWords,
  ...obligationWords,
  ...memoWords,
  ...responsibilityWords,
  ...paperRecordWords,
}

/** «Внести в записи»: what a paper would record, what of it is meant, and undoing it. */
export class PaperRecordStore {
  /** Null where nothing is recorded from the paper. */
  state: LoadingState<PaperOffer | null> = pending
  chosen: ReadonlySet<string> = new Set()
  failed: ReadonlySet<string> = new Set()
  date: LocalDate | null = null
  search = ''
  /** Why it was refused, in words. */
  message: string | null = null
  busy = false
  #id = 0 as DocumentId
  readonly #papers: PaperRecords
  readonly #employees: EmployeeRepository
  readonly #current: InCompany

  constructor(papers: PaperRecords, employees: EmployeeRepository, current: InCompany) {
    this.#papers = papers
    this.#employees = employees
    this.#current = current
    makeAutoObservable(
      this,
      { state: observableRef, chosen: observableRef, failed: observableRef },
      { autoBind: true },
    )
  }

  get today(): LocalDate {
    return this.#current.today()
  }

  get timeZone(): string {
    return this.#current.company.timeZone
  }

  get offer(): PaperOffer | null {
    return this.state.is === 'ready' ? this.state.value : null
  }

  /** Rows that can be recorded, of those whom the search leaves. */
  get shown(): readonly OfferedRow[] {
    const asked = foldName(this.search)
    return this.rows.filter(({ who }) => foldName(who).includes(asked))
  }

  get rows(): readonly OfferedRow[] {
    return this.offer?.rows.filter(({ becomes }) => becomes !== 'nothing') ?? []
  }

  get left(): readonly OfferedRow[] {
    return this.offer?.rows.filter(({ becomes }) => becomes === 'nothing') ?? []
  }

  /** How many of the rows that are meant were not passed. */
  get failedCount(): number {
    return [...this.failed].filter((key) => this.chosen.has(key)).length
  }

  async open(id: DocumentId): Promise<void> {
    this.#id = id
    this.state = pending
    this.failed = new Set()
    this.date = null
    this.search = ''
    this.message = null
    await this.reload()
  }

  /** Reads it again; what was said of rows that are still there stays. */
  async reload(): Promise<void> {
    const answer = await load(() => this.#papers.look({ companyId: this.#current.company.id, id: this.#id }))
    runInAction(() => {
      if (answer.is === 'failed') this.state = answer
      else {
        const offer = answer.value.ok ? answer.value.value : null
        this.state = { is: 'ready', value: offer }
        this.chosen = new Set(offer?.rows.flatMap(({ key, chosen }) => (chosen ? [key] : [])))
        this.date ??= offer?.date ?? null
      }
    })
  }

  choose(rows: readonly OfferedRow[], on: boolean): void {
    this.chosen = withKeys(this.chosen, rows, on)
  }

  fail(row: OfferedRow, on: boolean): void {
    this.failed = withKeys(this.failed, [row], on)
  }

  setDate(date: LocalDate | null): void {
    this.date = date
    this.message = null
  }

  setSearch(search: string): void {
    this.search = search
  }

  /** Whose checks or issues are recorded, and when, by what is meant; of nobody where the staff can't be read. */
  async listDone(): Promise<readonly DatedOn[]> {
    const done = this.offer ? listDaysDone(this.offer, this) : []
    if (done.length === 0) return []
    const staff = await load(() => this.#employees.list(this.#current.company.id))
    return staff.is === 'failed' ? [] : nameDone(done, staff.value)
  }

  async record(): Promise<void> {
    const { offer } = this
    if (!offer || this.busy) return
    this.busy = true
    this.message = null
    const details = {
      rows: [...this.chosen],
      failed: [...this.failed].filter((key) => this.chosen.has(key)),
      date: this.date,
      mark: offer.mark,
    }
    const asked = { companyId: this.#current.company.id, id: this.#id, details }
    const answer = await load(() => this.#papers.record(asked))
    const isStale = answer.is === 'ready' && !answer.value.ok && answer.value.error.code === 'stale'
    if (isStale || (answer.is === 'ready' && answer.value.ok)) await this.reload()
    runInAction(() => {
      this.busy = false
      if (answer.is === 'failed') this.message = describeFailure(answer.status)
      else if (!answer.value.ok) this.message = isStale ? texts.stale : sayRefusal(answer.value.error, words)
    })
  }

  /** Answers why it was refused, in words; null when it is undone. */
  async undo(): Promise<string | null> {
    const asked = { companyId: this.#current.company.id, id: this.#id }
    const answer = await load(() => this.#papers.undo(asked))
    if (answer.is === 'failed') return describeFailure(answer.status)
    if (!answer.value.ok) return sayRefusal(answer.value.error, words)
    await this.reload()
    return null
  }
}

function withKeys(keys: ReadonlySet<string>, rows: readonly OfferedRow[], on: boolean): ReadonlySet<string> {
  const next = new Set(keys)
  for (const { key } of rows) {
    if (on) next.add(key)
    else next.delete(key)
  }
  return next
}

export const paperRecordStore = transient(
  'PaperRecordStore',
  [ports.paperRecords, ports.employees, inCompany],
  (papers, employees, current) => new PaperRecordStore(papers, employees, current),
)
