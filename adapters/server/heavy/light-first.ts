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
    await hearAll(this.#waits.aside)
    if (this.#light.size === 0) return
    const { promise, resolve: goOn } = Promise.withResolvers<void>()
    const enough = setTimeout(goOn, this.#waits.aside)
    this.#aside.add(goOn)
    await promise
    this.#aside.delete(goOn)
    clearTimeout(enough)
  }
}

/** So many turns of the event loop are waited for, and as long as turns take so long: somebody is heard in them. */
const [TURNS, BUSY_TURN_MS] = [32, 0.2]

/** Requests that have come meanwhile are heard first: of those who connect the loop takes one in a turn. */
async function hearAll(most: number): Promise<void> {
  const began = performance.now()
  let [at, took] = [began, 0]
  for (let turn = 0; (turn < TURNS || took > BUSY_TURN_MS) && at - began < most; turn++) {
    await setImmediate()
    took = performance.now() - at
    at += took
  }
}
