import type { IncidentId } from '../../incidents/incident.ts'
import type { MicrotraumaId } from '../../incidents/microtraumas/microtrauma-id.ts'
import type { LocalDate } from '../../shared/dates/local-date.ts'
import { parseDayUpTo } from '../../shared/dates/parse-day.ts'
import { type Input, optional } from '../../shared/input/field-reader.ts'
import { identifier } from '../../shared/input/identifier.ts'
import { type FieldErrors, fieldErrors } from '../../shared/results/refusals.ts'
import { err, ok, type Result } from '../../shared/results/result.ts'
import type { InspectorOrderId } from '../inspector-orders/inspector-order.ts'
import type { MeasureOrigin } from '../measure.ts'
import type { DecidedCode, OriginCode } from '../refusal-codes.ts'
import { line } from './read-measure.ts'

const LONGEST_POINT = 50

const parseIncident = identifier<IncidentId, 'incident/unknown'>({
  required: 'incident/unknown',
  unknown: 'incident/unknown',
})
const parseMicrotrauma = identifier<MicrotraumaId, 'microtrauma/unknown'>({
  required: 'microtrauma/unknown',
  unknown: 'microtrauma/unknown',
})
const parseOrder = identifier<InspectorOrderId, 'inspector-order/unknown'>({
  required: 'inspector-order/unknown',
  unknown: 'inspector-order/unknown',
})
export const parsePoint = line(LONGEST_POINT)

/** Reads what a measure follows from: `origin` with `incidentId`, with `microtraumaId`, with `orderId` and `point`, or, of a plan, alone. */
export function readOrigin(given: Input): Result<MeasureOrigin, FieldErrors<OriginCode>> {
  if (given.origin === 'incident') {
    const incident = parseIncident(given.incidentId)
    return incident.ok
      ? ok({ is: 'incident', incidentId: incident.value })
      : err(fieldErrors({ field: 'incidentId', ...incident.error }))
  }
  if (given.origin === 'microtrauma') {
    const microtrauma = parseMicrotrauma(given.microtraumaId)
    return microtrauma.ok
      ? ok({ is: 'microtrauma', microtraumaId: microtrauma.value })
      : err(fieldErrors({ field: 'microtraumaId', ...microtrauma.error }))
  }
  if (given.origin === 'plan') return ok({ is: 'plan' })
  if (given.origin !== 'inspector-order') return err(fieldErrors({ field: 'origin', code: 'choice/unknown' }))
  const order = parseOrder(given.orderId)
  if (!order.ok) return err(fieldErrors({ field: 'orderId', ...order.error }))
  const point = parsePoint(given.point)
  return point.ok
    ? ok({ is: 'inspector-order', orderId: order.value, point: point.value })
    : err(fieldErrors({ field: 'point', ...point.error }))
}

/** Reads the day of the decision, today unless given; none before what it follows from. */
export function readDecided(
  given: unknown,
  { from, today }: { readonly from: LocalDate; readonly today: LocalDate },
): Result<LocalDate, FieldErrors<DecidedCode>> {
  const day = optional(parseDayUpTo(today))(given)
  if (!day.ok) return err(fieldErrors({ field: 'decidedOn', ...day.error }))
  const decidedOn = day.value ?? today
  return decidedOn < from
    ? err(fieldErrors({ field: 'decidedOn', code: 'measure/decided-before-origin' }))
    : ok(decidedOn)
}
