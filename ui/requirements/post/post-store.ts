import type { FactorLookup } from '@osh/core/norms/factors.ts'
import type { Difference } from '@osh/core/requirements/difference/difference.ts'
import type { PostLine, PostRead } from '@osh/core/requirements/posts/post-line.ts'
import type { Post } from '@osh/core/requirements/requirement.ts'
import type { RequirementDesk, RequirementReading } from '@osh/core/requirements/requirements.ts'
import type { LocalDate } from '@osh/core/shared/dates/local-date.ts'
import type { Result } from '@osh/core/shared/results/result.ts'
import { describeFailure } from '@osh/core/wording/refusals/failures.ts'
import type { Refusal } from '@osh/core/wording/refusals/refusal.ts'
import { describeRefusal } from '@osh/core/wording/refusals/refusals.ts'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { ports } from '#ui/app/container.ts'
import { type InCompany, inCompany } from '#ui/app/session/in-company.ts'
import { type LoadingState, load, pending } from '#ui/kit/loading-state.ts'
import { transient } from '#ui/kit/services/service.ts'
import { fetchFactors, findNoFactor } from '#ui/obligations/fetch-factors.ts'
import { PAGE_ROWS } from '../difference/difference-page.ts'
import { isQueued } from '../post-lines.ts'
import { postTexts as texts } from '../texts.ts'

type Command = Exclude<keyof RequirementDesk, keyof RequirementReading>
type Values = Readonly<Record<string, unknown>>

/** What says itself what it is about. */
const ofOnePerson: readonly Command[] = ['except', 'endException']

/** One post: its answers, what is proposed and decided, and what applying would do. */
export class PostStore {
  state: LoadingState<PostRead | null> = pending
  difference: LoadingState<Difference> = pending
  /** Posts that wait, to be walked one after another. */
  queue: readonly PostLine[] = []
  /** What the last command was refused with, or what came of applying, in words. */
  refusal: string | null = null
  news: string | null = null
  busy = false
  /** Which rows of the difference are looked at; null while none are. */
  page: number | null = null
  factorOf: FactorLookup = findNoFactor
  #post: Post | null = null
  readonly #desk: RequirementDesk
  readonly #current: InCompany

  constructor(desk: RequirementDesk, current: InCompany) {
    this.#desk = desk
    this.#current = current
    makeAutoObservable(
      this,
      { state: observableRef, difference: observableRef, queue: observableRef, factorOf: false },
      { autoBind: true },
    )
  }

  get today(): LocalDate {
    return this.#current.today()
  }

  get timeZone(): string {
    return this.#current.company.timeZone
  }

  async open(post: Post): Promise<void> {
    this.#post = post
    this.state = pending
    this.difference = pending
    this.refusal = null
    this.news = null
    this.page = null
    await Promise.all([this.reload(), this.#readQueue()])
  }

  /** Reads the post and its difference again; what is shown meanwhile stays. */
  async reload(): Promise<void> {
    await Promise.all([this.#readPost(), this.count()])
  }

  async #readPost(): Promise<void> {
    const { company } = this.#current
    const post = this.#post
    if (post === null) return
    const read = await load(async () => {
      const [told, factorOf] = await Promise.all([this.#desk.readPost(company.id, post), fetchFactors()])
      this.factorOf = factorOf
      return told.ok ? told.value : null
    })
    if (post === this.#post) this.#set(() => (this.state = read))
  }

  async #readQueue(): Promise<void> {
    const { company } = this.#current
    const read = await load(() => this.#desk.listPosts(company.id))
    if (read.is === 'ready') this.#set(() => (this.queue = read.value.filter(isQueued)))
  }

  /** Counts the difference as the records are now. */
  async count(): Promise<void> {
    const { company } = this.#current
    const post = this.#post
    if (post === null) return
    const { page } = this
    const shown = page === null ? { page: 1, limit: 1 } : { page, limit: PAGE_ROWS }
    const query = { ...post, employeeId: null, kind: null, ...shown }
    const counted = await load(() => this.#desk.previewDifference(company.id, query))
    if (post !== this.#post || page !== this.page) return
    if (counted.is === 'ready' && counted.value.rows.items.length === 0 && page !== null && page > 1)
      return this.showPage(1)
    this.#set(() => (this.difference = counted))
  }

  /** Shows a page of the difference, or none; says when it is no more the one that was looked through. */
  async showPage(page: number | null): Promise<void> {
    const before = this.difference.is === 'ready' ? this.difference.value.mark : null
    this.page = page
    await this.count()
    const { difference } = this
    if (before !== null && difference.is === 'ready' && difference.value.mark !== before)
      this.#set(() => (this.refusal = texts.changedMeanwhile))
  }

  /** Answers whether it was done; else `refusal` says why not. */
  async decide(command: Command, values: Values = {}): Promise<boolean> {
    const { company } = this.#current
    const post = this.#post
    if (post === null || this.busy) return false
    this.busy = true
    this.refusal = null
    this.news = null
    const details = ofOnePerson.includes(command) ? values : { ...writePost(post), ...values }
    const asked = { companyId: company.id, details }
    const answer = await load<Result<unknown, Refusal>>(() => this.#desk[command](asked))
    const isChanged =
      answer.is === 'ready' && !answer.value.ok && answer.value.error.code === 'difference/changed'
    this.#set(() => {
      this.busy = false
      if (answer.is === 'failed') this.refusal = describeFailure(answer.status)
      else if (isChanged) this.refusal = texts.changedMeanwhile
      else if (!answer.value.ok) this.refusal = describeRefusal(answer.value.error)
    })
    const done = answer.is === 'ready' && answer.value.ok
    if (done || isChanged) await this.reload()
    return done
  }

  /** Applies the difference that is shown. */
  async apply(): Promise<void> {
    if (this.difference.is !== 'ready') return
    const { mark, counts } = this.difference.value
    const done = await this.decide('apply', { mark })
    if (done) this.#set(() => (this.news = texts.applied(counts)))
  }

  #set(change: () => void): void {
    runInAction(change)
  }
}

/** A general post has no department. */
const writePost = ({ positionId, departmentId }: Post): Values =>
  departmentId === null ? { positionId } : { positionId, departmentId }

export const postStore = transient(
  'PostStore',
  [ports.requirementDesk, inCompany],
  (desk, current) => new PostStore(desk, current),
)
