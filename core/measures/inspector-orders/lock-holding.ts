import type { Gathering } from '../../commands/command.ts'
import type { CompanyId } from '../../shared/identity.ts'
import { type NotFound, notFound, type Stale, stale } from '../../shared/results/refusals.ts'
import { err, ok, type Result } from '../../shared/results/result.ts'
import { type LockInspectorOrder, lockInspectorOrder } from '../measure-facts.ts'
import type { InspectorOrder, InspectorOrderId } from './inspector-order.ts'

export type OfOrder = {
  readonly companyId: CompanyId
  readonly id: InspectorOrderId
  /** Refuses with `stale` unless the stored order has it; null takes any. */
  readonly version: number | null
}

/** Locks an order that holds: one that was removed is as if there were none. */
export function* lockHolding({
  companyId,
  id,
  version,
}: OfOrder): Gathering<Result<InspectorOrder, NotFound | Stale>, LockInspectorOrder> {
  const order = yield* lockInspectorOrder({ companyId, id })
  if (!order || order.removed !== null) return err(notFound)
  return version !== null && version !== order.version ? err(stale) : ok(order)
}
