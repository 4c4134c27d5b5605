import { Unavailable } from '@osh/core/shared/results/unavailable.ts'
import { FairQueue, type Owner, type QueueLimits } from '#adapters/threads/fair-queue.ts'

/** How many commands are under way at a time, each with a connection: of one person, and in all. */
export type TurnLimits = { readonly ofOne: number; readonly inAll: number }

/** Connections are left to what is only read, of the ten that a server has. */
const usualLimits: TurnLimits = { ofOne: 3, inAll: 6 }

/** How many may wait, each with what was sent in memory: many times what one page asks for at once. */
const usualWaiting: QueueLimits = { ofOne: 100, inAll: 1000 }

/**
 * Commands wait for their turn without a connection, people in turns: a person with many commands waits behind their own alone, and gets 429
 * where too many of them wait.
 */
export class CommandTurns {
  readonly #limits: TurnLimits
  readonly #waiting: FairQueue<() => void>
  /** How many of each person's are under way; nobody's who has none. */
  readonly #running = new Map<Owner, number>()
  #all = 0

  constructor(limits: TurnLimits = usualLimits, waiting: QueueLimits = usualWaiting) {
    this.#limits = limits
    this.#waiting = new FairQueue(waiting)
  }

  /** @throws Unavailable */
  async take<T>(person: number, work: () => Promise<T>): Promise<T> {
    if (this.#waiting.tellWhyFull(person)) throw new Unavailable(429)
    const { promise, resolve } = Promise.withResolvers<void>()
    this.#waiting.add(person, () => {
      this.#count(person, 1)
      resolve()
    })
    this.#begin()
    await promise
    try {
      return await work()
    } finally {
      this.#count(person, -1)
      this.#begin()
    }
  }

  #begin(): void {
    const { ofOne, inAll } = this.#limits
    while (this.#all < inAll) {
      const next = this.#waiting.take((person) => (this.#running.get(person) ?? 0) < ofOne)
      if (!next) return
      next()
    }
  }

  #count(person: Owner, more: number): void {
    const running = (this.#running.get(person) ?? 0) + more
    if (running === 0) this.#running.delete(person)
    else this.#running.set(person, running)
    this.#all += more
  }
}
