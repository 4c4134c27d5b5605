import { command, type Decision } from '../../commands/command.ts'
import { findChangedValues } from '../../commands/journal.ts'
import { todayOf } from '../../companies/company-facts.ts'
import { isAnnulled } from '../../incidents/incident.ts'
import { lockIncident } from '../../incidents/incident-facts.ts'
import { type Input as Given, readChanges } from '../../shared/input/field-reader.ts'
import { type FieldErrors, fieldErrors, type NotFound, type Stale } from '../../shared/results/refusals.ts'
import { err, ok, type Result } from '../../shared/results/result.ts'
import type { MeasureWrite } from '../measure-facts.ts'
import type { OrderCode } from '../refusal-codes.ts'
import type { InspectorOrder } from './inspector-order.ts'
import { lockHolding, type OfOrder } from './lock-holding.ts'
import { isBeforeAccident, makeOrderParsers, parseIncident } from './read-order.ts'

type Input = OfOrder & {
  /** What changes, as typed; what is left out stays, a null `incidentId` parts it from the accident. */
  readonly patch: Given
}

/** Corrects an inspector's order (исправить предписание), its points apart. */
export const changeOrder = command({
  name: 'measures/change-order',
  *gather(input: Input) {
    const locked = yield* lockHolding(input)
    if (!locked.ok) return locked
    const before = locked.value
    const { companyId, patch } = input
    const read = patch.incidentId === undefined ? ok(before.incidentId) : parseIncident(patch.incidentId)
    const named = read.ok ? read.value : null
    const incident = named === null ? null : yield* lockIncident({ companyId, id: named })
    if (named !== null && !incident)
      return err(fieldErrors({ field: 'incidentId', code: 'incident/unknown' }))
    if (incident && incident.id !== before.incidentId && isAnnulled(incident))
      return err(fieldErrors({ field: 'incidentId', code: 'incident/annulled' }))
    return ok({ before, incident, today: yield* todayOf({ companyId }) })
  },
  decide(
    { before, incident, today },
    { patch },
  ): Result<Decision<InspectorOrder, MeasureWrite>, FieldErrors<OrderCode> | NotFound | Stale> {
    const read = readChanges(patch, makeOrderParsers(today))
    if (!read.ok) return read
    const changed = findChangedValues(before, { ...before, ...read.value })
    if (!changed) return ok({ writes: [], changes: [], answer: before })
    const after = { ...before, ...read.value, version: before.version + 1 }
    if (isBeforeAccident(after.issuedOn, incident))
      return err(fieldErrors({ field: 'issuedOn', code: 'date/before-accident' }))
    return ok({
      writes: [{ kind: 'changed-inspector-orders', rows: [after] }],
      changes: [{ record: 'inspector-order', ids: [before.id], ...changed }],
      answer: after,
    })
  },
})
