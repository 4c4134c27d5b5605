import type { UserId } from '@osh/core/auth/account.ts'
import { emptyState, type State } from './state.ts'

/** A changed state and what the caller gets for it; the same state when the change was refused. */
export type Change<T> = readonly [state: State, answer: T]

/** Where the state is kept. A change is computed wholly before anything of it is kept, one change after another. */
export interface Ledger {
  read<T>(look: (state: State) => T): Promise<T>
  change<T>(work: (state: State) => Change<T>): Promise<T>
}

/** Who is at work just now; throws `Unavailable(401)` when no one is signed in. */
export type Actor = () => UserId

/** The state in memory, empty at first unless told otherwise, gone with the process. */
export class MemoryLedger implements Ledger {
  #state: State
  constructor(state: State = emptyState) {
    this.#state = state
  }

  async read<T>(look: (state: State) => T): Promise<T> {
    return look(this.#state)
  }

  async change<T>(work: (state: State) => Change<T>): Promise<T> {
    const [state, answer] = work(this.#state)
    this.#state = state
    return answer
  }
}
