import type { CompanyId } from '@osh/core/companies/company.ts'
import type { Position, PositionId } from '@osh/core/employees/employee.ts'
import type { PositionCatalogue } from '@osh/core/employees/employee-repository.ts'
import { foldName } from '@osh/core/employees/name-search.ts'
import { shippedPositions } from '@osh/core/employees/shipped-positions.ts'
import { FIRST_OWN_POSITION_ID } from '@osh/core/norms/positions.ts'
import { ok, type Result } from '@osh/core/shared/result.ts'
import { inRussianOrder } from '@osh/core/shared/russian-order.ts'
import type { Actor, Change, Ledger } from '../ledger.ts'

export class MemoryPositionCatalogue implements PositionCatalogue {
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
      return [...shippedPositions, ...added].toSorted((a, b) => inRussianOrder(a.name, b.name) || a.id - b.id)
    })
  }

  add({
    companyId,
    name,
  }: {
    readonly companyId: CompanyId
    readonly name: string
  }): Promise<Result<Position, never>> {
    return this.#ledger.change((state): Change<Result<Position, never>> => {
      const own = state.positions.filter((position) => position.companyId === companyId)
      const there = [...shippedPositions, ...own].find(
        (position) => foldName(position.name) === foldName(name),
      )
      if (there) return [state, ok({ id: there.id, name: there.name })]
      const position = {
        id: ((state.positions.at(-1)?.id ?? FIRST_OWN_POSITION_ID - 1) + 1) as PositionId,
        name,
      }
      return [{ ...state, positions: [...state.positions, { ...position, companyId }] }, ok(position)]
    })
  }
}
