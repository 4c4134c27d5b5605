import { command, type Decision } from '../../commands/command.ts'
import type { CompanyId } from '../../companies/company.ts'
import { todayOf } from '../../companies/company-facts.ts'
import { lockEmployees } from '../../employees/employee-facts.ts'
import { isAnnulled } from '../../incidents/incident.ts'
import { lockIncident } from '../../incidents/incident-facts.ts'
import { takeFields } from '../../incidents/reading/read-person.ts'
import { type Input as Given, readObject } from '../../shared/input/field-reader.ts'
import { type FieldErrors, fieldErrors } from '../../shared/results/refusals.ts'
import { err, ok, type Result } from '../../shared/results/result.ts'
import { type Measure, MOST_MEASURES } from '../measure.ts'
import { type MeasureWrite, newInspectorOrderId, newMeasureIds } from '../measure-facts.ts'
import { makeMeasure } from '../plan.ts'
import { type MeasureFacts, readMeasure, readResponsible } from '../reading/read-measure.ts'
import { parsePoint } from '../reading/read-plan.ts'
import type { MeasureCode, PointCode, RecordOrderCode } from '../refusal-codes.ts'
import type { InspectorOrder } from './inspector-order.ts'
import { isBeforeAccident, makeOrderParsers, parseIncident } from './read-order.ts'

type Input = {
  readonly companyId: CompanyId
  /** As typed: the order, and `points`, each with `point` and what `readMeasure` reads. */
  readonly details: Given
}

/** Records an inspector's order with its points (внести предписание): one at least, all with a term and someone who answers for it. */
export const recordOrder = command({
  name: 'measures/record-order',
  *gather({ companyId, details }: Input) {
    const points = takePoints(details.points)
    if (!points.ok) return points
    const incidentId = parseIncident(details.incidentId)
    const named = incidentId.ok ? incidentId.value : null
    const incident = named === null ? null : yield* lockIncident({ companyId, id: named })
    if (named !== null && !incident)
      return err(fieldErrors({ field: 'incidentId', code: 'incident/unknown' }))
    if (incident && isAnnulled(incident))
      return err(fieldErrors({ field: 'incidentId', code: 'incident/annulled' }))
    const responsible = [...new Set(points.value.flatMap(readResponsible))]
    const people = yield* lockEmployees({ companyId, ids: responsible })
    const today = yield* todayOf({ companyId })
    const id = yield* newInspectorOrderId({ companyId })
    const ids = yield* newMeasureIds({ companyId, count: points.value.length })
    return ok({ id, ids, points: points.value, incident, people, today })
  },
  decide(
    { id, ids, points, incident, people, today },
    { companyId, details },
    signed,
  ): Result<Decision<InspectorOrder, MeasureWrite>, FieldErrors<RecordOrderCode>> {
    const read = readObject(details, makeOrderParsers(today))
    if (!read.ok) return read
    const { issuedOn } = read.value
    if (isBeforeAccident(issuedOn, incident))
      return err(fieldErrors({ field: 'issuedOn', code: 'date/before-accident' }))
    const facts = { people, today, decidedOn: issuedOn }
    const all = readPoints(points, facts)
    if (!all.ok) return all
    const entered = { by: signed.by, at: signed.at }
    const order = { ...read.value, id, companyId, entered, removed: null, version: 1 }
    const measures = all.value.map(({ point, ...planned }, at): Measure => {
      const measureId = ids[at]
      if (measureId === undefined) throw new Error('there are fewer ids than points')
      const origin = { is: 'inspector-order', orderId: id, point } as const
      return makeMeasure({ ...planned, id: measureId, companyId, origin, decidedOn: issuedOn }, signed)
    })
    return ok({
      writes: [
        { kind: 'new-inspector-orders', rows: [order] },
        { kind: 'new-measures', rows: measures },
      ],
      changes: [
        { record: 'inspector-order', ids: [id], before: null, after: read.value },
        ...measures.map(({ id: measureId, origin, decidedOn }, at) => ({
          record: 'measure',
          ids: [measureId],
          before: null,
          after: { origin, decidedOn, ...all.value[at] },
        })),
      ],
      answer: order,
    })
  },
})

function takePoints(given: unknown): Result<readonly Given[], FieldErrors<PointCode>> {
  const refuse = (code: PointCode) => err(fieldErrors({ field: 'points', code }))
  if (given !== undefined && given !== null && !Array.isArray(given)) return refuse('list/invalid')
  const points = (given ?? []).map(takeFields)
  if (points.length === 0) return refuse('points/required')
  return points.length > MOST_MEASURES ? refuse('measure/too-many') : ok(points)
}

type ReadPoint = Extract<ReturnType<typeof readMeasure>, { ok: true }>['value'] & { readonly point: string }

type PointErrors = FieldErrors<MeasureCode | 'point/taken'>

/** Every point, or every refusal with the row in which it is. */
function readPoints(
  points: readonly Given[],
  facts: MeasureFacts,
): Result<readonly ReadPoint[], PointErrors> {
  const read: ReadPoint[] = []
  const errors: PointErrors['errors'][number][] = []
  for (const [row, given] of points.entries()) {
    const point = parsePoint(given.point)
    const planned = readMeasure(given, facts)
    if (!point.ok) errors.push({ field: 'point', row, ...point.error })
    else if (read.some((one) => one.point === point.value))
      errors.push({ field: 'point', row, code: 'point/taken' })
    if (!planned.ok) errors.push(...planned.error.errors.map((error) => ({ ...error, row })))
    else if (point.ok) read.push({ ...planned.value, point: point.value })
  }
  return errors.length > 0 ? err({ code: 'fields', errors }) : ok(read)
}
