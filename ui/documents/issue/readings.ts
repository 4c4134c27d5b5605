import { makeAutoObservable, runInAction } from 'mobx'

/** What is still being read, for whoever has to wait for all of it. */
export class Readings {
  /** Somebody waits. */
  waiting = false
  readonly #running = new Set<Promise<void>>()

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true })
  }

  /** Ends with the reading. */
  async add(reading: Promise<void>): Promise<void> {
    this.#running.add(reading)
    try {
      await reading
    } finally {
      this.#running.delete(reading)
    }
  }

  /** Until nothing is being read, also of what begins meanwhile; a reading that failed is waited for as well. */
  async wait(): Promise<void> {
    if (this.#running.size === 0) return
    this.#tell(true)
    while (this.#running.size > 0) await Promise.allSettled(this.#running)
    this.#tell(false)
  }

  #tell(waiting: boolean): void {
    runInAction(() => {
      this.waiting = waiting
    })
  }
}
