import { type Tries, type TryRule, takeTry } from '@osh/core/auth/tries.ts'
import { countSecondsBetween, type Instant } from '@osh/core/shared/dates/instant.ts'
import type { Change, Ledger } from './ledger.ts'
import type { KeptTries, State } from './state.ts'

export class MemoryTries implements Tries {
  readonly #ledger: Ledger
  constructor(ledger: Ledger) {
    this.#ledger = ledger
  }

  take(key: string, rule: TryRule, now: Instant, times = 1): Promise<number> {
    return this.#ledger.change((state): Change<number> => {
      const { count, last } = state.tries?.[key] ?? { count: 0, last: now }
      const tried = takeTry(count, countSecondsBetween(last, now), rule, times)
      if (tried.is === 'refused') return [state, tried.seconds]
      return [withTries(state, key, { count: tried.count, last: now }), 0]
    })
  }

  giveBack(key: string, times = 1): Promise<void> {
    return this.#ledger.change((state): Change<undefined> => {
      const kept = state.tries?.[key]
      const count = Math.max(0, (kept?.count ?? 0) - times)
      return [kept ? withTries(state, key, { ...kept, count }) : state, undefined]
    })
  }

  forget(key: string): Promise<void> {
    return this.#ledger.change((state): Change<undefined> => {
      const { [key]: _, ...tries } = state.tries ?? {}
      return [{ ...state, tries }, undefined]
    })
  }
}

const withTries = (state: State, key: string, tries: KeptTries): State => ({
  ...state,
  tries: { ...state.tries, [key]: tries },
})
