/** Whose work it is: a person's, whatever company it is for; null for what no one has asked for. */
export type Owner = number | null

/** How much may wait: of one owner, and in all. */
export type QueueLimits = { readonly ofOne: number; readonly inAll: number }

type Waiting<T> = { readonly owner: Owner; readonly items: T[] }

/** Work that waits, a queue for each owner, served in turns: whoever has much to do waits behind their own work alone. */
export class FairQueue<T> {
  readonly #limits: QueueLimits
  /** Whoever is first here is served next, and is last then. */
  #turns: Waiting<T>[] = []
  #size = 0

  constructor(limits: QueueLimits) {
    this.#limits = limits
  }

  /** Why nothing more of that owner is taken: they have too much waiting themselves, or everyone has. */
  tellWhyFull(owner: Owner): 'of-one' | 'in-all' | null {
    const own = this.#findWaiting(owner)?.items.length ?? 0
    if (own >= this.#limits.ofOne) return 'of-one'
    return this.#size >= this.#limits.inAll ? 'in-all' : null
  }

  add(owner: Owner, item: T): void {
    const own = this.#findWaiting(owner)
    if (own) own.items.push(item)
    else this.#turns.push({ owner, items: [item] })
    this.#size += 1
  }

  /** Takes what is to be done next, of those whose turn it may be. */
  take(mayBe: (owner: Owner) => boolean = () => true): T | undefined {
    const next = this.#turns.find(({ owner }) => mayBe(owner))
    const item = next?.items.shift()
    if (!next || item === undefined) return undefined
    this.#turns = this.#turns.filter((one) => one !== next)
    if (next.items.length > 0) this.#turns.push(next)
    this.#size -= 1
    return item
  }

  /** Takes out what need not be done any more; false where it is not waiting. */
  remove(item: T): boolean {
    const own = this.#turns.find(({ items }) => items.includes(item))
    if (!own) return false
    own.items.splice(own.items.indexOf(item), 1)
    if (own.items.length === 0) this.#turns = this.#turns.filter((one) => one !== own)
    this.#size -= 1
    return true
  }

  /** Takes out all that waits. */
  empty(): readonly T[] {
    const all = this.#turns.flatMap(({ items }) => items)
    this.#turns = []
    this.#size = 0
    return all
  }

  #findWaiting(owner: Owner): Waiting<T> | undefined {
    return this.#turns.find((one) => one.owner === owner)
  }
}
