import type { InspectedPart } from '@osh/core/inspections/inspection-link.ts'
import type { InspectionDesk, ToldLink } from '@osh/core/inspections/inspections.ts'
import type { HiddenKind } from '@osh/core/rights/membership.ts'
import { addDays, type LocalDate } from '@osh/core/shared/dates/local-date.ts'
import { describeFailure } from '@osh/core/wording/refusals/failures.ts'
import { inspectionWords } from '@osh/core/wording/refusals/inspection-words.ts'
import { describeRefusal } from '@osh/core/wording/refusals/refusals.ts'
import { plainWords } from '@osh/core/wording/refusals/words/plain-words.ts'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { ports } from '#ui/app/container.ts'
import { type InCompany, inCompany } from '#ui/app/session/in-company.ts'
import { type Messages, wordMessages } from '#ui/kit/forms/refused-fields.ts'
import { type LoadingState, load, pending } from '#ui/kit/loading-state.ts'
import { transient } from '#ui/kit/services/service.ts'
import { inspectionTexts as texts } from './texts.ts'

const words = { ...plainWords, ...inspectionWords }

/** What is typed of a new link. */
export type TypedLink = {
  readonly name: string
  readonly parts: readonly InspectedPart[]
  readonly asOf: LocalDate | null
  readonly expiresOn: LocalDate | null
  readonly granted: readonly HiddenKind[]
}

/** An inspection lasts twenty working days at most. */
const USUAL_DAYS = 30

/** Links for inspectors of the company, and a new one as it is typed. */
export class InspectionsStore {
  state: LoadingState<readonly ToldLink[]> = pending
  /** Null while none is being made. */
  typed: TypedLink | null = null
  messages: Messages = {}
  /** The address of the one that was just made: it is told once. */
  path: string | null = null
  busy = false
  readonly #desk: InspectionDesk | null
  readonly #current: Pick<InCompany, 'company' | 'today'>

  constructor(desk: InspectionDesk | null, current: Pick<InCompany, 'company' | 'today'>) {
    this.#desk = desk
    this.#current = current
    makeAutoObservable(
      this,
      { state: observableRef, typed: observableRef, messages: observableRef },
      { autoBind: true },
    )
  }

  /** In the browser's own demo no one could open one. */
  get isThere(): boolean {
    return this.#desk !== null
  }

  get today(): LocalDate {
    return this.#current.today()
  }

  get timeZone(): string {
    return this.#current.company.timeZone
  }

  async open(): Promise<void> {
    const desk = this.#desk
    if (desk === null) return
    const state = await load(() => desk.links(this.#current.company.id))
    runInAction(() => {
      this.state = state
    })
  }

  begin(): void {
    const asOf = this.today
    this.typed = { name: '', parts: [], asOf, expiresOn: addDays(asOf, USUAL_DAYS), granted: [] }
    this.messages = {}
    this.path = null
  }

  drop(): void {
    this.typed = null
    this.messages = {}
  }

  type(typed: Partial<TypedLink>): void {
    if (this.typed) this.typed = { ...this.typed, ...typed }
    this.messages = {}
  }

  /** Answers whether the link is made. */
  async make(): Promise<boolean> {
    const [desk, details] = [this.#desk, this.typed]
    if (desk === null || details === null || this.busy) return false
    this.busy = true
    const companyId = this.#current.company.id
    const answer = await load(() => desk.make({ companyId, details: { ...details } }))
    const path = answer.is === 'ready' && answer.value.ok ? answer.value.value.path : null
    if (path !== null) await this.open()
    runInAction(() => {
      this.busy = false
      this.messages =
        answer.is === 'failed'
          ? { form: describeFailure(answer.status) }
          : answer.value.ok
            ? {}
            : wordMessages(answer.value.error, words, { name: texts.name })
      if (path === null) return
      this.path = path
      this.typed = null
    })
    return path !== null
  }

  /** Answers why it was refused; null when it is taken back. */
  async revoke({ id: linkId }: ToldLink): Promise<string | null> {
    const desk = this.#desk
    if (desk === null) return null
    const companyId = this.#current.company.id
    const answer = await load(() => desk.revoke({ companyId, details: { linkId } }))
    if (answer.is === 'failed') return describeFailure(answer.status)
    await this.open()
    return answer.value.ok ? null : describeRefusal(answer.value.error)
  }
}

export const inspectionsStore = transient(
  'InspectionsStore',
  [ports.inspectionDesk, inCompany],
  (desk, current) => new InspectionsStore(desk, current),
)
