import { command, type Decision } from '../../commands/command.ts'
import { changedValues } from '../../commands/journal.ts'
import { todayOf } from '../../companies/company-facts.ts'
import { lockIncident } from '../../incidents/incident-facts.ts'
import { type Input as Given, readChanges } from '../../shared/input/field-reader.ts'
import { type FieldErrors, fieldErrors, type NotFound, type Stale } from '../../shared/results/refusals.ts'
import { err, ok, type Result } from '../../shared/results/result.ts'
import type { MeasureWrite } from '../measure-facts.ts'
import type { InspectorOrder } from './inspector-order.ts'
import { lockHolding, type OfOrder } from './lock-holding.ts'
import { type OrderCode, orderParsers, parseIncident } from './read-order.ts'

type Input = OfOrder & {
  /** What changes, as typed; what is left out stays, a null `incidentId` parts it from the accident. */
  readonly patch: Given
}

/** Corrects an inspector's order (исправить предписание), its points apart. */
export const changeOrder = command({
  name: 'measures/change-order',
  *gather(input: Input) {
    const { companyId, patch } = input
    const incidentId = parseIncident(patch.incidentId)
    if (
      incidentId.ok &&
      incidentId.value !== null &&
      !(yield* lockIncident({ companyId, id: incidentId.value }))
    )
      return err(fieldErrors({ field: 'incidentId', code: 'incident/unknown' }))
    const locked = yield* lockHolding(input)
    return locked.ok ? ok({ before: locked.value, today: yield* todayOf({ companyId }) }) : locked
  },
  decide(
    { before, today },
    { patch },
  ): Result<Decision<InspectorOrder, MeasureWrite>, FieldErrors<OrderCode> | NotFound | Stale> {
    const read = readChanges(patch, orderParsers(today))
    if (!read.ok) return read
    const changed = changedValues(before, { ...before, ...read.value })
    if (!changed) return ok({ writes: [], changes: [], answer: before })
    const after = { ...before, ...read.value, version: before.version + 1 }
    return ok({
      writes: [{ kind: 'changed-inspector-orders', rows: [after] }],
      changes: [{ record: 'inspector-order', ids: [before.id], ...changed }],
      answer: after,
    })
  },
})
