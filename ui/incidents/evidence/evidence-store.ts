import {
  type Evidence,
  type EvidenceHolder,
  type EvidenceOf,
  isOfSame,
} from '@osh/core/incidents/evidence/evidence.ts'
import type { EvidenceFiles, EvidenceRecords } from '@osh/core/incidents/evidence/evidence-repository.ts'
import type { OnThisDevice } from '@osh/core/incidents/offline/on-this-device.ts'
import type { Input } from '@osh/core/shared/input/field-reader.ts'
import { describeFailure } from '@osh/core/wording/refusals/failures.ts'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { ports } from '#ui/app/container.ts'
import { type InCompany, inCompany } from '#ui/app/session/in-company.ts'
import { type Messages, wordMessages } from '#ui/kit/forms/refused-fields.ts'
import { type LoadingState, load, pending } from '#ui/kit/loading-state.ts'
import { transient } from '#ui/kit/services/service.ts'
import { sayRefused } from '../say-refused.ts'
import { incidentTexts as texts } from '../texts.ts'
import { makePreview } from './make-preview.ts'

/** A file on its way; one that was refused stays with the reason, to be sent again or put away. */
export type Sending = {
  readonly key: number
  readonly of: EvidenceOf
  readonly file: File
  /** How much has gone, of 1. */
  readonly share: number
  readonly refusal: string | null
}

/** Evidence of the incident whose page is open, of a measure or of a microtrauma. */
export class EvidenceStore {
  state: LoadingState<readonly Evidence[]> = pending
  sending: readonly Sending[] = []
  holder: EvidenceHolder | null = null
  #last = 0
  #queue: Promise<void> = Promise.resolve()
  readonly #records: EvidenceRecords
  readonly #files: EvidenceFiles
  readonly #current: InCompany
  readonly #device: OnThisDevice
  readonly #preview: typeof makePreview

  constructor(
    records: EvidenceRecords,
    files: EvidenceFiles,
    current: InCompany,
    device: OnThisDevice,
    preview = makePreview,
  ) {
    this.#device = device
    this.#records = records
    this.#files = files
    this.#current = current
    this.#preview = preview
    makeAutoObservable(this, { state: observableRef, sending: observableRef }, { autoBind: true })
  }

  async open(holder: EvidenceHolder): Promise<void> {
    this.holder = holder
    const { company } = this.#current
    const state = await load(() => this.#records.list(company.id, holder))
    runInAction(() => {
      this.state = state
    })
  }

  /** Reads again what was sent by itself meanwhile; answers how to stop. */
  follow(): () => void {
    return this.#device.follow((answered) => {
      const holder = this.holder
      if (holder?.is === 'incident' && answered === holder.incidentId) void this.open(holder)
    })
  }

  get all(): readonly Evidence[] {
    return this.state.is === 'ready' ? this.state.value : []
  }

  /** How many hold; null until they are read. */
  get holding(): number | null {
    return this.state.is === 'ready' ? this.all.filter(({ withdrawn }) => withdrawn === null).length : null
  }

  listOf(of: EvidenceOf): readonly Evidence[] {
    return this.all.filter((one) => isAt(one.of, of))
  }

  listSendingTo(of: EvidenceOf): readonly Sending[] {
    return this.sending.filter((one) => isAt(one.of, of))
  }

  /** Files go one after another, in the order in which they were chosen. */
  send(of: EvidenceOf, files: readonly File[]): Promise<void> {
    const added = files.map((file): Sending => {
      this.#last += 1
      return { key: this.#last, of, file, share: 0, refusal: null }
    })
    this.sending = [...this.sending, ...added]
    for (const { key } of added) this.#queue = this.#queue.then(() => this.#sendOne(key))
    return this.#queue
  }

  sendAgain(key: number): Promise<void> {
    this.#change(key, { refusal: null, share: 0 })
    this.#queue = this.#queue.then(() => this.#sendOne(key))
    return this.#queue
  }

  putAway(key: number): void {
    this.sending = this.sending.filter((one) => one.key !== key)
  }

  async #sendOne(key: number): Promise<void> {
    const one = this.sending.find((sending) => sending.key === key)
    if (!one) return
    const { company } = this.#current
    const answer = await load(async () => {
      const bytes = new Uint8Array(await one.file.arrayBuffer())
      const preview = await this.#preview(one.file)
      const sent = { name: one.file.name, bytes, preview }
      return this.#files.send(company.id, one.of, sent, (share) => this.#change(key, { share }))
    })
    if (answer.is === 'failed') return this.#change(key, { refusal: describeSendFailure(answer.status) })
    if (!answer.value.ok) {
      const { error } = answer.value
      const said = await sayRefused((words) => wordMessages(error, words))
      return this.#change(key, { refusal: Object.values(said).join(' ') })
    }
    this.#keep(answer.value.value)
    this.putAway(key)
  }

  /** What was refused, by field; nothing when it is attached. */
  async attachLink(of: EvidenceOf, details: Input): Promise<Messages> {
    const { company } = this.#current
    return this.#settle(await load(() => this.#records.attachLink({ companyId: company.id, of, details })))
  }

  /** The same of a withdrawal. */
  async withdraw({ id, companyId }: Evidence, reason: string): Promise<Messages> {
    return this.#settle(await load(() => this.#records.withdraw({ companyId, id, reason })))
  }

  async #settle(
    answer: LoadingState<Awaited<ReturnType<EvidenceRecords['withdraw' | 'attachLink']>>>,
  ): Promise<Messages> {
    if (answer.is === 'failed') return { form: describeSendFailure(answer.status) }
    if (answer.is !== 'ready') return {}
    if (!answer.value.ok) {
      const { error } = answer.value
      return sayRefused((words) => wordMessages(error, words))
    }
    this.#keep(answer.value.value)
    return {}
  }

  #keep(evidence: Evidence): void {
    const others = this.all.filter(({ id }) => id !== evidence.id)
    const value = [...others, evidence].toSorted((a, b) => a.id - b.id)
    runInAction(() => {
      this.state = { is: 'ready', value }
    })
  }

  #change(key: number, changes: Partial<Sending>): void {
    runInAction(() => {
      this.sending = this.sending.map((one) => (one.key === key ? { ...one, ...changes } : one))
    })
  }
}

/** An incident has another id here once the server knows it: its step is the same. */
const isAt = (a: EvidenceOf, b: EvidenceOf): boolean =>
  a.is === 'step' && b.is === 'step' ? a.step === b.step : isOfSame(a, b)

/** A full disk of the server is 503, a full browser 507. */
const describeSendFailure = (status: number | null): string =>
  status === 507 ? texts.noRoom : describeFailure(status)

export const evidenceStore = transient(
  'EvidenceStore',
  [ports.evidence, ports.evidenceFiles, inCompany, ports.onThisDevice],
  (records, files, current, device) => new EvidenceStore(records, files, current, device),
)
