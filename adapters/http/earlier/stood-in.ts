import type { Session } from '@osh/core/auth/session.ts'
import type { EarlierReads } from '@osh/core/records/earlier-reads.ts'

/** What stands in now, and how to ask for it again; another session begins with none. */
export class StoodIn implements EarlierReads {
  readonly #asks = new Map<string, () => Promise<unknown>>()
  readonly #followers = new Set<() => void>()

  constructor(session: Pick<Session, 'subscribe'>) {
    session.subscribe(() => this.#change(() => this.#asks.clear()))
  }

  hasAny(): boolean {
    return this.#asks.size > 0
  }

  subscribe(changed: () => void): () => void {
    this.#followers.add(changed)
    return () => this.#followers.delete(changed)
  }

  async readAgain(): Promise<void> {
    await Promise.all([...this.#asks.values()].map((ask) => ask()))
  }

  add(key: string, ask: () => Promise<unknown>): void {
    this.#change(() => this.#asks.set(key, ask))
  }

  remove(key: string): void {
    this.#change(() => this.#asks.delete(key))
  }

  #change(change: () => void): void {
    const before = this.hasAny()
    change()
    if (this.hasAny() !== before) for (const changed of [...this.#followers]) changed()
  }
}
