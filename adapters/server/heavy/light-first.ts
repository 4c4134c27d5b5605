import { setImmediate } from 'node:timers/promises'

/** Milliseconds. */
type Waits = {
  /** For which a piece of what weighs much steps aside at most, so that it is done beside any number of light requests. */
  readonly aside: number
  /** After which the next piece begins though the one before is not made. */
  readonly piece: number
}

const usualWaits: Waits = { aside: 30, piece: 100 }

/**
 * Lets what is answered at once go first: what weighs much is made piece by piece on this server, one piece at a time, and each begins
 * while no light request is under way. A piece goes behind those that asked before it, so that requests take turns.
 */
export class LightFirst {
  readonly #waits: Waits
  readonly #light = new Set<object>()
  readonly #aside = new Set<() => void>()
  #last: Promise<void> = Promise.resolve()

  constructor(waits: Waits = usualWaits) {
    this.#waits = waits
  }

  /** A request is light from when it comes until it is answered, or until it is known to weigh much. */
  come(request: object): void {
    this.#light.add(request)
  }

  /** May be told more than once. */
  leave(request: object): void {
    this.#light.delete(request)
    if (this.#light.size > 0) return
    for (const goOn of this.#aside) goOn()
  }

  /** Makes a piece of what weighs much when its turn has come. */
  async piece<T>(make: () => Promise<T>): Promise<T> {
    const before = this.#last
    const { promise, resolve: over } = Promise.withResolvers<void>()
    this.#last = promise
    await before
    await this.#stepAside()
    const tooLong = setTimeout(over, this.#waits.piece)
    try {
      return await make()
    } finally {
      clearTimeout(tooLong)
      over()
    }
  }

  async #stepAside(): Promise<void> {
    // Requests that have come meanwhile are heard first.
    await setImmediate()
    if (this.#light.size === 0) return
    const { promise, resolve: goOn } = Promise.withResolvers<void>()
    const enough = setTimeout(goOn, this.#waits.aside)
    this.#aside.add(goOn)
    await promise
    this.#aside.delete(goOn)
    clearTimeout(enough)
  }
}
