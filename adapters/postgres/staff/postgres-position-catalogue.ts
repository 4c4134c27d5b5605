import type { UserId } from '@osh/core/auth/account.ts'
import type { CompanyId } from '@osh/core/companies/company.ts'
import type { Position } from '@osh/core/employees/employee.ts'
import type { PositionCatalogue } from '@osh/core/employees/employee-repository.ts'
import { foldName } from '@osh/core/employees/name-search.ts'
import { shippedPositions } from '@osh/core/employees/shipped-positions.ts'
import { ok, type Result } from '@osh/core/shared/result.ts'
import { inRussianOrder } from '@osh/core/shared/russian-order.ts'
import type { Store } from '../transact.ts'

export class PostgresPositionCatalogue implements PositionCatalogue {
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
    return [...shippedPositions, ...own].toSorted((a, b) => inRussianOrder(a.name, b.name) || a.id - b.id)
  }

  async add({
    companyId,
    name,
  }: {
    readonly companyId: CompanyId
    readonly name: string
  }): Promise<Result<Position, never>> {
    const key = foldName(name)
    const shipped = shippedPositions.find((position) => foldName(position.name) === key)
    if (shipped) return ok(shipped)
    const { kysely } = this.#store
    const made = await kysely
      .insertInto('positions')
      .values({ company_id: companyId, name, name_key: key })
      .onConflict((conflict) => conflict.columns(['company_id', 'name_key']).doNothing())
      .returning(['id', 'name'])
      .executeTakeFirst()
    if (made) return ok(made)
    const there = await kysely
      .selectFrom('positions')
      .where('company_id', '=', companyId)
      .where('name_key', '=', key)
      .select(['id', 'name'])
      .executeTakeFirstOrThrow()
    return ok(there)
  }
}
