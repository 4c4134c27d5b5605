import type { EmployeeId } from '@osh/core/employees/employee.ts'
import type { IncidentId } from '@osh/core/incidents/incident.ts'
import type { MicrotraumaId } from '@osh/core/incidents/microtraumas/microtrauma-id.ts'
import type { InspectorOrder } from '@osh/core/measures/inspector-orders/inspector-order.ts'
import type { Measure } from '@osh/core/measures/measure.ts'
import type {
  ListedMeasure,
  MeasureFilter,
  MeasureRepository,
} from '@osh/core/measures/measure-repository.ts'
import type { LocalDate } from '@osh/core/shared/dates/local-date.ts'
import type { Input } from '@osh/core/shared/input/field-reader.ts'
import { describeFailure } from '@osh/core/wording/refusals/failures.ts'
import { incidentWords } from '@osh/core/wording/refusals/words/incident-words.ts'
import { measureWords } from '@osh/core/wording/refusals/words/measure-words.ts'
import { microtraumaWords } from '@osh/core/wording/refusals/words/microtrauma-words.ts'
import { peopleWords } from '@osh/core/wording/refusals/words/people-words.ts'
import { plainWords } from '@osh/core/wording/refusals/words/plain-words.ts'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { ports } from '#ui/app/container.ts'
import { type InCompany, inCompany } from '#ui/app/session/in-company.ts'
import { type ShellStore, shellStore } from '#ui/app/shell/shell-store.ts'
import { type PeoplePorts, readPeople } from '#ui/incidents/people-choices.ts'
import { type Messages, nameInRow, wordMessagesByRow } from '#ui/kit/forms/refused-fields.ts'
import type { Choice } from '#ui/kit/forms/SelectField.tsx'
import { type LoadingState, load, pending } from '#ui/kit/loading-state.ts'
import { addPage } from '#ui/kit/pages/add-page.ts'
import { readAll } from '#ui/kit/pages/read-all.ts'
import { transient } from '#ui/kit/services/service.ts'

const words = {
  ...plainWords,
  ...peopleWords,
  ...incidentWords,
  ...measureWords,
  'microtrauma/closed': microtraumaWords['microtrauma/closed'],
}
type Command = 'plan' | 'change' | 'complete' | 'takeBack' | 'remove' | 'recordOrder' | 'changeOrder'
type Answer = Awaited<ReturnType<MeasureRepository[Command]>>

const PAGE = 50

/** Which measures are shown: those of a filter, page by page, or all of an accident or a microtrauma. */
export type Shown =
  | { readonly is: 'filter'; readonly filter: MeasureFilter }
  | { readonly is: 'incident'; readonly incidentId: IncidentId }
  | { readonly is: 'microtrauma'; readonly microtraumaId: MicrotraumaId }

/** An order with its points that hold. */
export type OpenedOrder = { readonly order: InspectorOrder; readonly points: readonly Measure[] }

/** What was typed otherwise of a point, or all of a new one. */
export type CorrectedPoint = { readonly measure: Measure | null; readonly typed: Input }

/** Measures as a list shows them, and what a person does with them. */
export class MeasureStore {
  state: LoadingState<null> = pending
  measures: readonly ListedMeasure[] = []
  total = 0
  /** More than are counted. */
  uncounted = false
  complete = false
  /** Who can answer for a measure; empty until they are read. */
  people: readonly Choice<EmployeeId>[] = []
  /** The order that is being corrected; null in it where there is none. */
  order: LoadingState<OpenedOrder | null> = pending
  #shown: Shown = { is: 'filter', filter: { search: '', state: null, origin: null } }
  #round = 0
  readonly #repository: MeasureRepository
  readonly #people: PeoplePorts
  readonly #current: InCompany
  readonly #shell: ShellStore

  constructor(repository: MeasureRepository, people: PeoplePorts, current: InCompany, shell: ShellStore) {
    this.#repository = repository
    this.#people = people
    this.#current = current
    this.#shell = shell
    makeAutoObservable(
      this,
      { state: observableRef, measures: observableRef, people: observableRef, order: observableRef },
      { autoBind: true },
    )
  }

  get today(): LocalDate {
    return this.#current.today()
  }

  open(shown: Shown): Promise<void> {
    this.#shown = shown
    return this.#read(1)
  }

  reload(): Promise<void> {
    return this.#read(1)
  }

  readMore(): Promise<void> {
    return this.#read(Math.floor(this.measures.length / PAGE) + 1)
  }

  /** All of the filter's, page after page. */
  readAll(): Promise<readonly ListedMeasure[]> {
    const { company } = this.#current
    const shown = this.#shown
    if (shown.is !== 'filter') return Promise.resolve(this.measures)
    return readAll(
      (page) => this.#repository.listPage(company.id, { ...shown.filter, ...page }),
      ({ measure }) => measure.id,
    )
  }

  async readPeople(): Promise<void> {
    const { company } = this.#current
    const people = await load(() => readPeople(this.#people, company.id, this.today))
    runInAction(() => {
      if (people.is === 'ready') this.people = people.value
    })
  }

  plan(details: Input): Promise<Messages> {
    return this.#send((companyId) => this.#repository.plan({ companyId, details }))
  }

  change({ id, version }: Measure, patch: Input): Promise<Messages> {
    return this.#send((companyId) => this.#repository.change({ companyId, id, version, patch }))
  }

  finish({ id, version }: Measure, details: Input): Promise<Messages> {
    return this.#send((companyId) => this.#repository.complete({ companyId, id, version, details }))
  }

  takeBack({ id, version }: Measure, reason: string): Promise<Messages> {
    return this.#send((companyId) => this.#repository.takeBack({ companyId, id, version, reason }))
  }

  remove({ id, version }: Measure, reason: string): Promise<Messages> {
    return this.#send((companyId) => this.#repository.remove({ companyId, id, version, reason }))
  }

  recordOrder(details: Input): Promise<Messages> {
    return this.#send((companyId) => this.#repository.recordOrder({ companyId, details }))
  }

  /** What the evidence of a measure that is open says of its count. */
  countAttached(id: Measure['id'], attached: number): void {
    this.measures = this.measures.map((one) => (one.measure.id === id ? { ...one, attached } : one))
  }

  /** Points of the open order. */
  get points(): readonly Measure[] {
    return this.order.is === 'ready' ? (this.order.value?.points ?? []) : []
  }

  /** Reads the order that the point is of, with its points that hold, to be corrected. */
  async openOrder({ origin }: Measure): Promise<void> {
    if (origin.is !== 'inspector-order') return
    const { id } = this.#current.company
    const opened = await load(async (): Promise<OpenedOrder | null> => {
      const order = await this.#repository.findOrder(id, origin.orderId)
      return order.ok
        ? { order: order.value, points: await this.#repository.listForOrder(id, origin.orderId) }
        : null
    })
    runInAction(() => {
      this.order = opened
    })
  }

  /**
   * Stores what was changed of the open order, and of its points by their rows; a point without a measure is a new one. What was refused, by field
   * and row: all else is stored, and is not sent again.
   */
  async correctOrder(details: Input, points: readonly CorrectedPoint[]): Promise<Messages> {
    if (this.order.is !== 'ready' || !this.order.value) return {}
    const { order } = this.order.value
    const said: Record<string, string> = {}
    if (Object.keys(details).length > 0)
      Object.assign(
        said,
        await this.#send((companyId) =>
          this.#repository.changeOrder({ companyId, id: order.id, version: order.version, patch: details }),
        ),
      )
    for (const [row, { measure, typed }] of points.entries()) {
      const origin = { origin: 'inspector-order', orderId: order.id }
      const refused = measure
        ? Object.keys(typed).length === 0
          ? {}
          : await this.change(measure, typed)
        : await this.plan({ ...origin, ...typed })
      for (const [field, message] of Object.entries(refused)) said[nameInRow(row, field)] = message
    }
    return said
  }

  /** What was refused, by field; nothing when it is stored. */
  async #send(send: (company: InCompany['company']['id']) => Promise<Answer>): Promise<Messages> {
    const answer = await load(() => send(this.#current.company.id))
    if (answer.is === 'failed') return { form: describeFailure(answer.status) }
    if (!answer.value.ok) return wordMessagesByRow(answer.value.error, words)
    await Promise.all([this.reload(), this.#shell.refresh()])
    return {}
  }

  async #read(page: number): Promise<void> {
    this.#round += 1
    const round = this.#round
    const answer = await load(() => this.#ask(page))
    if (round !== this.#round) return
    const isPassed = runInAction(() => {
      if (answer.is === 'failed') {
        this.state = answer
        return false
      }
      const known = page === 1 ? [] : this.measures
      const { rows, isPassed, isLast } = addPage(known, answer.value, ({ measure }) => measure.id, PAGE)
      this.measures = rows
      this.total = answer.value.total
      this.uncounted = answer.value.more
      this.complete = isLast
      this.state = { is: 'ready', value: null }
      return isPassed
    })
    if (isPassed) await this.#read(page + 1)
  }

  async #ask(page: number) {
    const { company } = this.#current
    const shown = this.#shown
    if (shown.is !== 'filter') {
      const items =
        shown.is === 'incident'
          ? await this.#repository.listForIncident(company.id, shown.incidentId)
          : await this.#repository.listForMicrotrauma(company.id, shown.microtraumaId)
      return { items, total: items.length, more: false }
    }
    return this.#repository.listPage(company.id, { ...shown.filter, page, limit: PAGE })
  }
}

export const measureStore = transient(
  'MeasureStore',
  [ports.measures, ports.employees, ports.departments, inCompany, shellStore],
  (repository, employees, departments, current, shell) =>
    new MeasureStore(repository, { employees, departments }, current, shell),
)
