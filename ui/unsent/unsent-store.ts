import type { Incident } from '@osh/core/incidents/incident.ts'
import type { OnThisDevice, UnsentChanges } from '@osh/core/incidents/offline/on-this-device.ts'
import type { ChangeKey, UnsentChange } from '@osh/core/incidents/offline/outbox.ts'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { ports } from '#ui/app/container.ts'
import { transient } from '#ui/kit/services/service.ts'

/** What this device has still to send. */
export class UnsentStore {
  changes: readonly UnsentChange[] = []
  away = false
  /** Something is being sent or decided. */
  busy = false
  #opened: UnsentChanges | null = null
  readonly #device: OnThisDevice

  constructor(device: OnThisDevice) {
    this.#device = device
    makeAutoObservable(this, { changes: observableRef }, { autoBind: true })
  }

  /** Follows what waits; answers how to stop. */
  run(): () => void {
    void this.#open()
    return this.#device.subscribe(() => void this.#open())
  }

  async #open(): Promise<void> {
    const opened = await this.#device.open()
    runInAction(() => {
      this.#opened = opened
      this.changes = opened?.list() ?? []
      this.away = opened?.isAway() ?? false
    })
  }

  /** How many wait for the person's word. */
  get decisions(): number {
    return this.changes.filter(({ state }) => state.is !== 'waiting').length
  }

  /** Whose incident a change is of, and where it was; null where it isn't known any more. */
  findIncident(change: UnsentChange): Incident | null {
    return this.#opened?.findIncident(change) ?? null
  }

  send(): Promise<void> {
    return this.#work((opened) => opened.send())
  }

  sendMine(key: ChangeKey): Promise<void> {
    return this.#work((opened) => opened.sendMine(key))
  }

  giveUp(key: ChangeKey): Promise<void> {
    return this.#work((opened) => opened.giveUp(key))
  }

  async #work(work: (opened: UnsentChanges) => Promise<void>): Promise<void> {
    if (!this.#opened || this.busy) return
    this.busy = true
    try {
      await work(this.#opened)
    } finally {
      runInAction(() => {
        this.busy = false
      })
    }
  }
}

export const unsentStore = transient('UnsentStore', [ports.onThisDevice], (device) => new UnsentStore(device))
