import type { Position } from '@osh/core/positions/position.ts'
import type { PositionQueries } from '@osh/core/positions/position-catalogue.ts'
import { shippedPositions } from '@osh/core/positions/shipped-positions.ts'
import { compareInRussian } from '@osh/core/shared/names/russian-order.ts'
import type { Actor, Ledger } from '../ledger.ts'

export class MemoryPositionQueries implements PositionQueries {
  readonly #ledger: Ledger
  readonly #actor: Actor
  constructor(ledger: Ledger, actor: Actor) {
    this.#ledger = ledger
    this.#actor = actor
  }

  list(): Promise<readonly Position[]> {
    return this.#ledger.read(({ memberships, positions }) => {
      const own = new Set(memberships.filter((m) => m.userId === this.#actor()).map((m) => m.companyId))
      const added = positions
        .filter(({ companyId }) => own.has(companyId))
        .map(({ id, name }) => ({ id, name }))
      return [...shippedPositions, ...added].toSorted(
        (a, b) => compareInRussian(a.name, b.name) || a.id - b.id,
      )
    })
  }
}
