import { command, type Decision } from '../../commands/command.ts'
import type { FieldErrors, NotFound, Stale } from '../../shared/results/refusals.ts'
import { ok, type Result } from '../../shared/results/result.ts'
import { type MeasureWrite, measuresOf } from '../measure-facts.ts'
import type { ReasonCode } from '../refusal-codes.ts'
import { readReason } from '../with-reason.ts'
import type { InspectorOrder } from './inspector-order.ts'
import { lockHolding, type OfOrder } from './lock-holding.ts'

/** Removes an inspector's order that was entered by mistake or annulled (убрать предписание), and those of its points that still hold. */
export const removeOrder = command({
  name: 'measures/remove-order',
  *gather(input: OfOrder & { readonly reason: unknown }) {
    const locked = yield* lockHolding(input)
    if (!locked.ok) return locked
    const { companyId, id } = input
    const origin = { is: 'inspector-order', orderId: id, point: '' } as const
    return ok({ before: locked.value, points: yield* measuresOf({ companyId, origin }) })
  },
  decide(
    { before, points },
    { reason: given },
    { by, at },
  ): Result<Decision<InspectorOrder, MeasureWrite>, FieldErrors<ReasonCode> | NotFound | Stale> {
    const reason = readReason(given)
    if (!reason.ok) return reason
    const removed = { by, at, reason: reason.value }
    const after = { ...before, removed, version: before.version + 1 }
    const rows = points
      .filter((point) => point.removed === null)
      .map((point) => ({ ...point, removed, version: point.version + 1 }))
    const said = { before: { removed: null }, after: { removed: reason.value } }
    return ok({
      writes: [
        { kind: 'changed-inspector-orders', rows: [after] },
        { kind: 'changed-measures', rows },
      ],
      changes: [
        { record: 'inspector-order', ids: [before.id], ...said },
        ...(rows.length > 0 ? [{ record: 'measure', ids: rows.map(({ id }) => id), ...said }] : []),
      ],
      answer: after,
    })
  },
})
