import type { UserId } from '@osh/core/auth/account.ts'
import type { Session } from '@osh/core/auth/session.ts'
import { computeMomentIn } from '@osh/core/companies/time-zones.ts'
import { listToTell } from '@osh/core/incidents/addressees/list-to-tell.ts'
import type { IncidentEvent } from '@osh/core/incidents/chronology.ts'
import { listMissingRecords, type MissingRecord } from '@osh/core/incidents/completing/missing-records.ts'
import type { Incident, IncidentId } from '@osh/core/incidents/incident.ts'
import type { IncidentRepository } from '@osh/core/incidents/incident-repository.ts'
import { isLocal } from '@osh/core/incidents/offline/local-id.ts'
import type { OnThisDevice } from '@osh/core/incidents/offline/on-this-device.ts'
import { countMinutesLeft, type Plan, type PlanStep, planInvestigation } from '@osh/core/incidents/plan.ts'
import { countSecondsLeft } from '@osh/core/incidents/seconds-left.ts'
import type { Due } from '@osh/core/incidents/terms.ts'
import { listBlockingSteps } from '@osh/core/incidents/what-blocks-completion.ts'
import type { Clock } from '@osh/core/shared/dates/clock.ts'
import type { Instant } from '@osh/core/shared/dates/instant.ts'
import type { LocalDate } from '@osh/core/shared/dates/local-date.ts'
import { computeLocalMoment, type LocalMoment } from '@osh/core/shared/dates/local-moment.ts'
import type { Input } from '@osh/core/shared/input/field-reader.ts'
import { describeMinutesLeft, describeSecondsLeft } from '@osh/core/wording/incidents.ts'
import { describeFailure } from '@osh/core/wording/refusals/failures.ts'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { ports } from '#ui/app/container.ts'
import { type InCompany, inCompany } from '#ui/app/session/in-company.ts'
import { type Messages, wordMessages } from '#ui/kit/forms/refused-fields.ts'
import { type LoadingState, load, pending } from '#ui/kit/loading-state.ts'
import { transient } from '#ui/kit/services/service.ts'
import { sayRefused } from '../say-refused.ts'
import { type FirstIncident, firstIncident } from './first-incident.ts'

/** How often the clocks are looked at: by the second in the last hour of a term. */
const HALF_MINUTE = 30_000
const SECOND = 1000

/** An accident whose page is open; null in `state` where there is no such accident. */
export class IncidentStore {
  state: LoadingState<Incident | null> = pending
  events: LoadingState<readonly IncidentEvent[]> = pending
  /** Why the last tick or answer was refused. */
  refusal: string | null = null
  /** What the clock of the place shows. */
  now: LocalMoment
  /** The same to the second. */
  at: Instant
  readonly #incidents: IncidentRepository
  readonly #clock: Clock
  readonly #session: Session
  readonly #current: InCompany
  readonly #device: OnThisDevice
  readonly #first: FirstIncident

  constructor(
    incidents: IncidentRepository,
    clock: Clock,
    session: Session,
    current: InCompany,
    device: OnThisDevice,
    first: FirstIncident,
  ) {
    this.#device = device
    this.#first = first
    this.#incidents = incidents
    this.#clock = clock
    this.#session = session
    this.#current = current
    this.at = clock.now()
    this.now = computeLocalMoment(this.at, 0)
    makeAutoObservable(this, { state: observableRef, events: observableRef }, { autoBind: true })
  }

  /** Shows at once what was read before the page was drawn. */
  begin(id: IncidentId): void {
    const value = this.#first.take(id)
    if (value !== null) this.#enter({ is: 'ready', value })
  }

  async open(id: IncidentId): Promise<void> {
    const { company } = this.#current
    const answer = await load(() => this.#incidents.get(company.id, id))
    this.#enter(
      answer.is === 'failed' ? answer : { is: 'ready', value: answer.value.ok ? answer.value.value : null },
    )
  }

  /** Reads again what was sent by itself meanwhile; answers how to stop. */
  follow(): () => void {
    return this.#device.follow((answered) => {
      const { incident } = this
      if (incident && (answered === incident.id || isLocal(incident.id))) void this.open(incident.id)
    })
  }

  /** Lets the clocks run; answers how to stop them. */
  run(): () => void {
    let timer = setTimeout(() => undefined, 0)
    const wait = () => {
      timer = setTimeout(
        () => {
          this.#tick()
          wait()
        },
        this.isClose ? SECOND : HALF_MINUTE,
      )
    }
    wait()
    return () => clearTimeout(timer)
  }

  readonly #tick = (): void => {
    runInAction(() => {
      const incident = this.state.is === 'ready' ? this.state.value : null
      if (!incident) return
      this.at = this.#clock.now()
      this.now = computeMomentIn(incident.timeZone, this.#clock.now())
    })
  }

  /** Whether some open term is told by the second. */
  get isClose(): boolean {
    return this.plan?.steps.some(({ done, due }) => done === null && this.countSeconds(due) !== null) ?? false
  }

  countSeconds(due: Due): number | null {
    return countSecondsLeft(due, this.now, this.at)
  }

  /** «осталось 2 ч 34 мин», by the second in the last hour; null for a term without a figure. */
  tellLeft(due: Due): string | null {
    const seconds = this.countSeconds(due)
    if (seconds !== null) return describeSecondsLeft(seconds)
    const minutes = countMinutesLeft(due, this.now)
    return minutes === null ? null : describeMinutesLeft(minutes)
  }

  /** How many have still to be told of the accident. */
  get toTell(): number {
    return this.plan ? listToTell(this.plan).length : 0
  }

  /** The company's own day, which papers are dated with. */
  get today(): LocalDate {
    return this.#current.today()
  }

  get incident(): Incident | null {
    return this.state.is === 'ready' ? this.state.value : null
  }

  get plan(): Plan | null {
    return this.incident && planInvestigation(this.incident, this.now)
  }

  /** Whether an act Н-1С is offered, or there has been one. */
  get interimAct(): boolean {
    return this.plan?.steps.some(({ key }) => key === 'interim-act') ?? false
  }

  /** Open steps that the law asks for before the act is approved. */
  get missing(): readonly PlanStep[] {
    return this.incident ? listBlockingSteps(this.incident, this.now) : []
  }

  /** What the records are without, whatever is ticked. */
  get missingRecords(): readonly MissingRecord[] {
    return this.incident ? listMissingRecords(this.incident, this.now) : []
  }

  /** A step done, or its mark taken back: shown at once, and no more if it is refused. */
  mark(key: string, isDone: boolean): Promise<void> {
    const { [key]: _, ...others } = this.incident?.done ?? {}
    const entered = { by: this.#session.readUserId() ?? (0 as UserId), at: this.#clock.now() }
    const done = isDone ? { ...others, [key]: { at: this.now, entered } } : others
    return this.#try({ done }, { done: { [key]: isDone } })
  }

  /** What was entered, oldest first; read again with every change. */
  async readEvents(): Promise<void> {
    const { incident } = this
    if (!incident) return
    const { company } = this.#current
    const answer = await load(() => this.#incidents.readChronology(company.id, incident.id))
    runInAction(() => {
      if (answer.is === 'failed') this.events = answer
      else if (answer.value.ok) this.events = { is: 'ready', value: answer.value.value }
    })
  }

  answer(key: string, answer: boolean): Promise<void> {
    const answers = { ...this.incident?.answers, [key]: answer }
    return this.#try({ answers }, { answers: { [key]: answer } })
  }

  async #try(shown: Partial<Incident>, patch: Input): Promise<void> {
    const before = this.incident
    if (!before) return
    this.#enter({ is: 'ready', value: { ...before, ...shown } })
    const said = Object.values(await this.change(patch)).join(' ')
    if (said === '') return
    this.#enter({ is: 'ready', value: before })
    this.#say(said)
  }

  /** What was refused, by field, or as `word` says it; nothing when it is stored. */
  async change(patch: Input, word = wordMessages): Promise<Messages> {
    const { incident } = this
    if (!incident) return {}
    const { company } = this.#current
    const answer = await load(() => this.#incidents.change({ companyId: company.id, id: incident.id, patch }))
    if (answer.is === 'failed') return { form: describeFailure(answer.status) }
    if (!answer.value.ok) {
      const { error } = answer.value
      if (error.code === 'stale') await this.#readStored(incident.id)
      return sayRefused((words) => word(error, words))
    }
    this.#enter({ is: 'ready', value: answer.value.value })
    return {}
  }

  /** Shows what somebody else has stored meanwhile; a page that can't have it stays as it is. */
  async #readStored(id: IncidentId): Promise<void> {
    const answer = await load(() => this.#incidents.get(this.#current.company.id, id))
    if (answer.is === 'ready' && answer.value.ok) this.#enter({ is: 'ready', value: answer.value.value })
  }

  #enter(state: LoadingState<Incident | null>): void {
    runInAction(() => {
      this.state = state
      this.refusal = null
    })
    this.#tick()
  }

  #say(refusal: string): void {
    runInAction(() => {
      this.refusal = refusal
    })
  }
}

export const incidentStore = transient(
  'IncidentStore',
  [ports.incidents, ports.clock, ports.session, inCompany, ports.onThisDevice, firstIncident],
  (incidents, clock, session, current, device, first) =>
    new IncidentStore(incidents, clock, session, current, device, first),
)
