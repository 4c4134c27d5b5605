/** Which mutant is in place in this worker, and which were asked for while none was. */
export class Switches {
  /** How often a mutant was asked for since the last `drain` or `put`. */
  asked = 0
  /** Whether the limit was passed. */
  late = false
  /** Mutants of which nothing more need be known. */
  readonly decided = new Set<number>()
  #reached = new Set<number>()
  #active: number | null = null
  #limit = Number.POSITIVE_INFINITY

  /** Throws when it was asked more often than the limit allows: a loop that would not end. */
  readonly isOn = (id: number): boolean => {
    this.asked++
    if (this.#active === null) this.#reached.add(id)
    if (this.asked <= this.#limit) return this.#active === id
    this.late = true
    throw new Error('too many steps')
  }

  put(id: number | null, limit: number): void {
    this.#active = id
    this.#limit = limit
    this.late = false
    this.asked = 0
  }

  /** The mutants reached since the last call. */
  drain(): readonly number[] {
    const reached = [...this.#reached]
    this.#reached = new Set()
    this.asked = 0
    return reached
  }
}

declare global {
  var __switches: Switches | undefined
  var __mutant: Switches['isOn'] | undefined
}

/** The worker's own; the mutated program asks it by `__mutant`. */
export function switches(): Switches {
  globalThis.__switches ??= new Switches()
  globalThis.__mutant ??= globalThis.__switches.isOn
  return globalThis.__switches
}
