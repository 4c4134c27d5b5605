import { Unavailable } from '@osh/core/shared/results/unavailable.ts'
import type { Locks } from '../http/session/browser-session.ts'
import type { Change, Ledger } from '../memory/ledger.ts'
import { bringUpToDate } from '../memory/older-state.ts'
import { emptyState, type State } from '../memory/state.ts'

/** Where the state lies in the browser. */
export const STATE_KEY = 'osh-state'

/** Grows with every change of the state's shape: an older one is not read. */
const SHAPE = 3

type Needs = {
  readonly storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
  /** What an empty browser begins with. */
  readonly first: () => Promise<State>
  /** Null where the browser has none: two tabs that write at the same moment may then lose one of the two. */
  readonly locks: Locks | null
  /** Called when what lay in the browser has another shape and is thrown away. */
  readonly discarded: () => void
}

/** The state in localStorage, read again before each call, so that several tabs work on the same. */
export class LocalLedger implements Ledger {
  readonly #needs: Needs
  #known: { readonly text: string; readonly state: State } | null = null
  #beginning: Promise<void> | null = null

  constructor(needs: Needs) {
    this.#needs = needs
  }

  async read<T>(look: (state: State) => T): Promise<T> {
    await this.#begin()
    return look(this.#load() ?? emptyState)
  }

  async change<T>(work: (state: State) => Change<T>): Promise<T> {
    await this.#begin()
    return this.#workInTurn(async () => {
      const before = this.#load() ?? emptyState
      const [after, answer] = work(before)
      if (after !== before) this.#save(after)
      return answer
    })
  }

  /** Fills an empty browser, once among all tabs. A failure is tried again by the next call. */
  async #begin(): Promise<void> {
    if (this.#load()) return
    this.#beginning ??= this.#workInTurn(async () => {
      if (!this.#load()) this.#save(await this.#needs.first())
    }).finally(() => {
      this.#beginning = null
    })
    await this.#beginning
  }

  #workInTurn<T>(work: () => Promise<T>): Promise<T> {
    const { locks } = this.#needs
    return locks ? locks.request(STATE_KEY, work) : work()
  }

  #load(): State | null {
    const text = this.#needs.storage.getItem(STATE_KEY)
    if (text === null) return null
    if (this.#known?.text === text) return this.#known.state
    const state = readState(text)
    if (state) {
      this.#known = { text, state }
      return state
    }
    this.#needs.storage.removeItem(STATE_KEY)
    this.#needs.discarded()
    return null
  }

  /** All or nothing: when the browser has no room, what was there stays. */
  #save(state: State): void {
    const text = JSON.stringify({ shape: SHAPE, state })
    try {
      this.#needs.storage.setItem(STATE_KEY, text)
    } catch (cause) {
      throw new Unavailable(507, { cause })
    }
    this.#known = { text, state }
  }
}

function readState(text: string): State | null {
  try {
    const kept: unknown = JSON.parse(text)
    return isKept(kept) ? bringUpToDate({ ...emptyState, ...kept.state }) : null
  } catch {
    return null
  }
}

/** What an older version of the program has kept too; lists that it did not know yet are empty. */
const begin = [
  'users',
  'companies',
  'employees',
  'obligations',
  'memos',
  'journal',
] as const satisfies readonly (keyof State)[]

const isKept = (kept: unknown): kept is { readonly state: State } =>
  typeof kept === 'object' &&
  kept !== null &&
  'shape' in kept &&
  kept.shape === SHAPE &&
  'state' in kept &&
  typeof kept.state === 'object' &&
  kept.state !== null &&
  begin.every((area) => area in (kept.state as object))
