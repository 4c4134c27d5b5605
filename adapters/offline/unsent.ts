import { giveUp, sendMine } from '@osh/core/incidents/offline/decide-unsent.ts'
import {
  addChange,
  type ChangeKey,
  emptyOutbox,
  type OfflineChange,
  type Outbox,
  type UnsentChange,
} from '@osh/core/incidents/offline/outbox.ts'
import { type KeyedServer, sendNext } from '@osh/core/incidents/offline/send-next.ts'
import { type SendAnswer, takeUp } from '@osh/core/incidents/offline/sending.ts'
import type { UnsentChanges } from '@osh/core/incidents/offline/unsent-changes.ts'
import type { Clock } from '@osh/core/shared/dates/clock.ts'
import type { UserId } from '@osh/core/shared/identity.ts'
import type { PersonStore } from './person-store.ts'

const BOX = 'outbox'
const PAUSE_MS = 10_000
export const photoName = (key: ChangeKey): string => `photo/${key}`

type Needs = {
  readonly person: UserId
  readonly store: PersonStore
  readonly clock: Clock
  /** Whether the same person is still signed in. */
  readonly isHere: () => boolean
  readonly serverFor: (change: UnsentChange) => KeyedServer
  readonly answered: (change: UnsentChange, answer: SendAnswer) => Promise<void>
  /** How many there are, for whoever asks without opening the store. */
  readonly count: (count: number) => void
}

/** The outbox of one person on this device, shared by its tabs: one of them writes at a time, and one sends. */
export class Unsent implements UnsentChanges {
  #box: Outbox
  #away = false
  #timer: ReturnType<typeof setTimeout> | null = null
  readonly #followers = new Set<() => void>()
  readonly #coming = new Set<string>()
  readonly #needs: Needs

  private constructor(needs: Needs) {
    this.#needs = needs
    this.#box = emptyOutbox(needs.person)
  }

  static async open(needs: Needs): Promise<Unsent> {
    const unsent = new Unsent(needs)
    await navigator.locks.request(sendingLock, { ifAvailable: true }, async (free) => {
      if (free) await unsent.change((box) => takeUp(box, needs.clock.now(), msBetween))
      else await unsent.#read()
    })
    window.addEventListener('online', () => void unsent.send())
    new BroadcastChannel(BOX).addEventListener('message', () => void unsent.#read())
    void unsent.send()
    return unsent
  }

  get box(): Outbox {
    return this.#box
  }

  list = (): readonly UnsentChange[] => this.#box.changes
  isAway = (): boolean => this.#away

  subscribe(changed: () => void): () => void {
    this.#followers.add(changed)
    return () => this.#followers.delete(changed)
  }

  newKey(): ChangeKey {
    return crypto.randomUUID() as ChangeKey
  }

  /** Keeps a change before anything is sent; a full device throws `Unavailable(507)`, and nothing has changed. */
  async add(added: Omit<UnsentChange, 'state'>): Promise<void> {
    await this.change((box) => addChange(box, added))
  }

  /** A photo is there before the change that sends it; it is swept away without one. */
  async addPhoto(added: Omit<UnsentChange, 'state'>, bytes: Uint8Array<ArrayBuffer>): Promise<void> {
    this.#coming.add(photoName(added.key))
    try {
      await this.#needs.store.put(photoName(added.key), bytes)
      await this.add(added)
    } finally {
      this.#coming.delete(photoName(added.key))
    }
  }

  photo = (key: ChangeKey) => this.#needs.store.get(photoName(key))

  async sendMine(key: ChangeKey): Promise<void> {
    const next = this.newKey()
    const photo = await this.photo(key)
    if (photo) await this.#needs.store.put(photoName(next), photo)
    await this.change((box) => sendMine(box, key, next))
    await this.#sweep()
    await this.send()
  }

  async giveUp(key: ChangeKey): Promise<void> {
    await this.change((box) => giveUp(box, key))
    await this.#sweep()
  }

  /** Sends what may go, one after another, until something has no answer. */
  async send(): Promise<void> {
    if (!this.#needs.isHere()) return
    await navigator.locks.request(sendingLock, async () => {
      let goes = true
      while (goes && this.#needs.isHere()) goes = await this.#sendOne()
    })
    this.#plan()
  }

  async #sendOne(): Promise<boolean> {
    const { clock, serverFor, answered } = this.#needs
    const change = this.change
    const sent = await sendNext({ change, now: clock.now, serverFor })
    if (sent === null) return false
    this.#away = sent.answer.is === 'lost'
    await answered(sent.change, sent.answer)
    await this.#sweep()
    this.#tell()
    return sent.answer.is !== 'lost' && sent.answer.is !== 'not-done'
  }

  readonly change = async (how: (box: Outbox) => Outbox): Promise<Outbox> =>
    navigator.locks.request(`${sendingLock}-writing`, async () => {
      const kept = (await this.#needs.store.getJson(BOX)) as Outbox | null
      const next = how(kept ?? emptyOutbox(this.#needs.person))
      await this.#needs.store.putJson(BOX, next)
      this.#take(next)
      new BroadcastChannel(BOX).postMessage(null)
      return next
    })

  async #read(): Promise<void> {
    const kept = (await this.#needs.store.getJson(BOX)) as Outbox | null
    if (kept) this.#take(kept)
  }

  #take(box: Outbox): void {
    this.#box = box
    this.#needs.count(box.changes.length)
    this.#tell()
  }

  #plan(): void {
    if (this.#timer !== null) clearTimeout(this.#timer)
    this.#timer = null
    if (this.#box.changes.some(({ state }) => state.is === 'waiting'))
      this.#timer = setTimeout(() => void this.send(), PAUSE_MS)
  }

  /** Photos whose change has gone. */
  async #sweep(): Promise<void> {
    const used = new Set(this.#box.changes.map(({ key }) => photoName(key)))
    const names = await this.#needs.store.names()
    const gone = names.filter((name) => name.startsWith('photo/') && !used.has(name) && !this.#coming.has(name))
    if (gone.length > 0) await this.#needs.store.remove(gone)
  }

  #tell(): void {
    for (const changed of [...this.#followers]) changed()
  }
}

const sendingLock = 'osh-outbox'
const msBetween = (from: string, to: string): number => Date.parse(to) - Date.parse(from)
