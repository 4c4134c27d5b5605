/** How many commands are under way at a time, each with a connection: of one person, and in all. */
export type TurnLimits = { readonly ofOne: number; readonly inAll: number }

/** Connections are left to what is only read, of the ten that a server has. */
const usualLimits: TurnLimits = { ofOne: 3, inAll: 6 }

type Person = { running: number; readonly waiting: (() => void)[] }

/** Commands wait for their turn without a connection, people in turns: whoever has much to do waits behind their own work alone. */
export class CommandTurns {
  readonly #limits: TurnLimits
  /** Whoever was given a turn last is last here. */
  readonly #people = new Map<number, Person>()
  #running = 0

  constructor(limits: TurnLimits = usualLimits) {
    this.#limits = limits
  }

  async take<T>(person: number, work: () => Promise<T>): Promise<T> {
    const one = this.#people.get(person) ?? { running: 0, waiting: [] }
    this.#people.set(person, one)
    const { promise, resolve } = Promise.withResolvers<void>()
    one.waiting.push(resolve)
    this.#begin()
    await promise
    try {
      return await work()
    } finally {
      one.running -= 1
      this.#running -= 1
      if (one.running === 0 && one.waiting.length === 0) this.#people.delete(person)
      this.#begin()
    }
  }

  #begin(): void {
    const { ofOne, inAll } = this.#limits
    for (const [person, one] of this.#people) {
      if (this.#running >= inAll) return
      if (one.running >= ofOne) continue
      const begin = one.waiting.shift()
      if (!begin) continue
      one.running += 1
      this.#running += 1
      this.#people.delete(person)
      this.#people.set(person, one)
      begin()
    }
  }
}
