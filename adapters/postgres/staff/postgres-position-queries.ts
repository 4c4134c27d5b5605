import type { UserId } from '@osh/core/auth/account.ts'
import type { Position } from '@osh/core/positions/position.ts'
import type { PositionQueries } from '@osh/core/positions/position-catalogue.ts'
import { shippedPositions } from '@osh/core/positions/shipped-positions.ts'
import { compareInRussian } from '@osh/core/shared/names/russian-order.ts'
import type { Store } from '../transact.ts'

export class PostgresPositionQueries implements PositionQueries {
  readonly #store: Store
  readonly #user: UserId
  constructor(store: Store, user: UserId) {
    this.#store = store
    this.#user = user
  }

  async list(): Promise<readonly Position[]> {
    const own = await this.#store.kysely
      .selectFrom('positions')
      .innerJoin('memberships', 'memberships.company_id', 'positions.company_id')
      .where('memberships.user_id', '=', this.#user)
      .select(['positions.id', 'positions.name'])
      .execute()
    return [...shippedPositions, ...own].toSorted((a, b) => compareInRussian(a.name, b.name) || a.id - b.id)
  }
}
