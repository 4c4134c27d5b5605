import { giveUp, sendMine } from '@osh/core/incidents/offline/decide-unsent.ts'
import {
  addChange,
  type ChangeKey,
  emptyOutbox,
  type Outbox,
  type UnsentChange,
} from '@osh/core/incidents/offline/outbox.ts'
import { type KeyedServer, sendNext } from '@osh/core/incidents/offline/send-next.ts'
import { leaveCompany, type SendAnswer, takeUp } from '@osh/core/incidents/offline/sending.ts'
import type { Clock } from '@osh/core/shared/dates/clock.ts'
import type { CompanyId, UserId } from '@osh/core/shared/identity.ts'
import { Unavailable } from '@osh/core/shared/results/unavailable.ts'
import { encodeJson, readJson, type SealedStore } from './person-store.ts'

const BOX = 'outbox'
const PAUSE_MS = 10_000
const namePhoto = (key: ChangeKey): string => `photo/${key}`
const namePreview = (key: ChangeKey): string => `photo/${key}/preview`

/** A photo as it waits here; `preview` is a small JPEG of it. */
export type KeptPhoto = {
  readonly bytes: Uint8Array<ArrayBuffer>
  readonly preview: Uint8Array<ArrayBuffer> | null
}

type Needs = {
  readonly person: UserId
  readonly store: SealedStore
  readonly clock: Pick<Clock, 'now'>
  /** Whether the same person is still signed in. */
  readonly isHere: () => boolean
  readonly serverFor: (change: UnsentChange) => KeyedServer
  /** Told of each answer; `byItself` where no one waits for it. */
  readonly answered: (change: UnsentChange, answer: SendAnswer, byItself: boolean) => Promise<void>
  /** Told of every change of the outbox, another tab's too. */
  readonly changed: (box: Outbox) => void
}

/** The outbox of one person on this device, shared by its tabs: one of them writes at a time, and one sends. */
export class Unsent {
  #box: Outbox
  #away = false
  #closed = false
  #timer: ReturnType<typeof setTimeout> | null = null
  /** What someone waits for, or is still writing. */
  readonly #held = new Set<ChangeKey>()
  readonly #lock: string
  readonly #channel: BroadcastChannel
  readonly #needs: Needs

  private constructor(needs: Needs) {
    this.#needs = needs
    this.#box = emptyOutbox(needs.person)
    this.#lock = `osh-outbox-${needs.person}`
    this.#channel = new BroadcastChannel(this.#lock)
    this.#channel.onmessage = () => void this.#read()
  }

  static async open(needs: Needs): Promise<Unsent> {
    const unsent = new Unsent(needs)
    await unsent.#read()
    globalThis.addEventListener?.('online', unsent.send)
    return unsent
  }

  /** Sends no more here. */
  close(): void {
    globalThis.removeEventListener?.('online', this.send)
    if (this.#timer !== null) clearTimeout(this.#timer)
    this.#closed = true
    this.#channel.close()
  }

  get box(): Outbox {
    return this.#box
  }

  /** Whether the last try had no answer. */
  get isAway(): boolean {
    return this.#away
  }

  makeKey(): ChangeKey {
    return crypto.randomUUID() as ChangeKey
  }

  /** Keeps a change, and what of it is no text, before anything is sent. False on a full device: nothing is kept then. */
  async add(added: Omit<UnsentChange, 'state'>, photo?: KeptPhoto): Promise<boolean> {
    this.#held.add(added.key)
    try {
      if (photo) await this.#keepPhoto(added.key, photo)
      await this.change((box) => addChange(box, added))
      return true
    } catch (error) {
      if (!(error instanceof Unavailable)) throw error
      if (photo) await this.#needs.store.remove([namePhoto(added.key), namePreview(added.key)])
      return false
    } finally {
      this.#held.delete(added.key)
    }
  }

  async #keepPhoto(key: ChangeKey, { bytes, preview }: KeptPhoto): Promise<void> {
    const values = new Map([[namePhoto(key), bytes]])
    if (preview) values.set(namePreview(key), preview)
    await this.#needs.store.put(values)
  }

  readonly photo = async (key: ChangeKey): Promise<KeptPhoto | null> => {
    const { store } = this.#needs
    const bytes = await store.get(namePhoto(key))
    return bytes && { bytes, preview: await store.get(namePreview(key)) }
  }

  async sendMine(key: ChangeKey): Promise<void> {
    const next = this.makeKey()
    this.#held.add(next)
    try {
      const photo = await this.photo(key)
      if (photo) await this.#keepPhoto(next, photo)
      await this.change((box) => sendMine(box, key, next))
    } finally {
      this.#held.delete(next)
    }
    await this.send()
    await this.#sweep()
  }

  async giveUp(key: ChangeKey): Promise<void> {
    await this.change((box) => giveUp(box, key))
    await this.#sweep()
  }

  async leaveCompany(company: CompanyId): Promise<void> {
    await this.change((box) => leaveCompany(box, company))
    await this.#sweep()
  }

  /** Sends what may go, and waits until this one is answered or the patience is over. */
  async settle(key: ChangeKey, patienceMs: number | null): Promise<void> {
    this.#held.add(key)
    const over = patienceMs === null ? [] : [new Promise((done) => setTimeout(done, patienceMs))]
    try {
      await Promise.race([this.send(), ...over])
    } finally {
      this.#held.delete(key)
    }
  }

  /** Sends what may go, one after another, until something has no answer. */
  readonly send = async (): Promise<void> => {
    if (!this.#needs.isHere() || this.#box.changes.length === 0) return
    await navigator.locks.request(this.#lock, async () => {
      // Whoever has the lock sends alone: what is on its way was another program's, which has ended.
      if (this.#box.changes.some(wasUnderWay))
        await this.change((box) => takeUp(box, this.#needs.clock.now()))
      for (let goes = true; goes && this.#needs.isHere(); ) goes = await this.#sendOne()
    })
    this.#plan()
  }

  async #sendOne(): Promise<boolean> {
    const { clock, serverFor, answered } = this.#needs
    const sent = await sendNext({ change: this.change, now: () => clock.now(), serverFor })
    if (sent === null) return false
    const { change, answer } = sent
    this.#away = answer.is === 'lost'
    await answered(change, answer, !this.#held.has(change.key))
    if (change.change.is === 'photo') await this.#sweep()
    this.#needs.changed(this.#box)
    return answer.is !== 'lost' && answer.is !== 'not-done'
  }

  readonly change = (how: (box: Outbox) => Outbox): Promise<Outbox> =>
    navigator.locks.request(`${this.#lock}-writing`, async () => {
      const next = how(await this.#readKept())
      await this.#needs.store.put(new Map([[BOX, encodeJson(next)]]))
      this.#take(next)
      if (!this.#closed) this.#channel.postMessage(null)
      return next
    })

  async #readKept(): Promise<Outbox> {
    const kept = await readJson(this.#needs.store, BOX)
    return isOutbox(kept) ? kept : emptyOutbox(this.#needs.person)
  }

  async #read(): Promise<void> {
    this.#take(await this.#readKept())
    this.#plan()
  }

  #take(box: Outbox): void {
    this.#box = box
    this.#needs.changed(box)
  }

  /** What still waits is tried again in a while. */
  #plan(): void {
    if (this.#timer !== null) clearTimeout(this.#timer)
    const waits = this.#box.changes.some(({ state }) => state.is === 'waiting')
    this.#timer = waits && !this.#closed ? setTimeout(this.send, PAUSE_MS) : null
  }

  /** Photos whose change has gone. */
  async #sweep(): Promise<void> {
    const { store } = this.#needs
    const used = [...this.#held, ...this.#box.changes.map(({ key }) => key)].map(namePhoto)
    const gone = (await store.listNames()).filter(
      (name) => name.startsWith('photo/') && !used.some((own) => name.startsWith(own)),
    )
    if (gone.length > 0) await store.remove(gone)
  }
}

const wasUnderWay = ({ state }: UnsentChange): boolean =>
  state.is === 'waiting' && (state.sentAt !== null || state.lostAt !== null)

const isOutbox = (kept: unknown): kept is Outbox =>
  typeof kept === 'object' && kept !== null && 'changes' in kept && 'moved' in kept
