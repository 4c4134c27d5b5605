import type { Gathering } from '../commands/command.ts'
import type { Incident } from '../incidents/incident.ts'
import { type LockIncident, lockIncident } from '../incidents/incident-facts.ts'
import type { LocalDate } from '../shared/dates/local-date.ts'
import { dayOfMoment } from '../shared/dates/local-moment.ts'
import type { CompanyId } from '../shared/identity.ts'
import type { FieldCode, FieldError } from '../shared/results/refusals.ts'
import { err, ok, type Result } from '../shared/results/result.ts'
import type { MeasureOrigin } from './measure.ts'
import { type LockInspectorOrder, lockInspectorOrder } from './measure-facts.ts'

/** What a measure follows from, locked. */
export type KnownOrigin = {
  /** The day before which no measure follows from it. */
  readonly from: LocalDate
  /** The accident whose own measure it is; null for any other origin. */
  readonly incident: Incident | null
}

type Unknown = FieldError<FieldCode & ('incident/unknown' | 'inspector-order/unknown')>

/** Locks what the measure follows from, against others that follow from it; an order that was removed is none. */
export function* lockOrigin(
  companyId: CompanyId,
  origin: MeasureOrigin,
): Gathering<Result<KnownOrigin, Unknown>, LockIncident | LockInspectorOrder> {
  if (origin.is === 'incident') {
    const incident = yield* lockIncident({ companyId, id: origin.incidentId })
    return incident
      ? ok({ from: dayOfMoment(incident.occurredAt), incident })
      : err({ field: 'incidentId', code: 'incident/unknown' })
  }
  const order = yield* lockInspectorOrder({ companyId, id: origin.orderId })
  return order && order.removed === null
    ? ok({ from: order.issuedOn, incident: null })
    : err({ field: 'orderId', code: 'inspector-order/unknown' })
}
