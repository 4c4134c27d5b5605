import type { EmployeeId } from '@osh/core/employees/employee.ts'
import type { IncidentId } from '@osh/core/incidents/incident.ts'
import type { MicrotraumaId } from '@osh/core/incidents/microtraumas/microtrauma-id.ts'
import type { InspectorOrder, InspectorOrderId } from '@osh/core/measures/inspector-orders/inspector-order.ts'
import { type Measure, type MeasureId, type MeasureOrigin, originKinds } from '@osh/core/measures/measure.ts'
import type { ListedMeasure, MeasureSource } from '@osh/core/measures/measure-repository.ts'
import type { CompanyId } from '@osh/core/shared/identity.ts'
import * as z from 'zod/mini'
import { asItIs, codec } from '../contract/answer.ts'
import {
  day,
  givenId,
  givenList,
  givenText,
  idOf,
  moment,
  signed,
  WireMismatch,
  withReason,
} from '../wire-format.ts'

const incidentId = idOf<IncidentId>()
const microtraumaId = idOf<MicrotraumaId>()
const orderId = idOf<InspectorOrderId>()

/** Of `incidentId`, `microtraumaId` and `orderId` one is there, by `origin`; `point` is of an order. */
const measureJson = z.object({
  id: idOf<MeasureId>(),
  companyId: idOf<CompanyId>(),
  origin: z.enum(originKinds),
  incidentId: z.nullable(incidentId),
  microtraumaId: z.nullable(microtraumaId),
  orderId: z.nullable(orderId),
  point: z.string(),
  what: z.string(),
  employeeId: z.nullable(idOf<EmployeeId>()),
  responsible: z.string(),
  decidedOn: day,
  dueOn: day,
  shownBy: z.string(),
  answer: z.string(),
  done: z.nullable(z.object({ on: day, proof: z.string(), link: z.string(), entered: signed })),
  reopenedBecause: z.string(),
  removed: z.nullable(withReason),
  enteredBy: idOf<Measure['entered']['by']>(),
  enteredAt: moment,
  version: z.int(),
})
type MeasureJson = z.infer<typeof measureJson>

const encodeMeasure = ({ origin, entered, ...measure }: Measure): MeasureJson => ({
  ...measure,
  origin: origin.is,
  incidentId: origin.is === 'incident' ? origin.incidentId : null,
  microtraumaId: origin.is === 'microtrauma' ? origin.microtraumaId : null,
  orderId: origin.is === 'inspector-order' ? origin.orderId : null,
  point: origin.is === 'inspector-order' ? origin.point : '',
  enteredBy: entered.by,
  enteredAt: entered.at,
})

type OriginJson = Pick<MeasureJson, 'origin' | 'incidentId' | 'microtraumaId' | 'orderId' | 'point'>

function decodeOrigin({ origin, incidentId, microtraumaId, orderId, point }: OriginJson): MeasureOrigin {
  if (origin === 'incident' && incidentId !== null) return { is: origin, incidentId }
  if (origin === 'microtrauma' && microtraumaId !== null) return { is: origin, microtraumaId }
  if (origin === 'inspector-order' && orderId !== null) return { is: origin, orderId, point }
  throw new WireMismatch('a measure of no origin')
}

function decodeMeasure({ enteredBy: by, enteredAt: at, ...json }: MeasureJson): Measure {
  const { origin: _o, incidentId: _i, microtraumaId: _m, orderId: _r, point: _p, ...same } = json
  return { ...same, origin: decodeOrigin(json), entered: { by, at } }
}

export const measure = codec(measureJson, { encode: encodeMeasure, decode: decodeMeasure })

/** What a measure follows from. */
const source: z.ZodMiniType<MeasureSource> = z.union([
  z.object({ is: z.literal('incident'), incidentId, happenedOn: day, injured: z.string() }),
  z.object({
    ...{ is: z.literal('microtrauma'), microtraumaId, happenedOn: day, injured: z.string() },
    incidentId: z.nullable(incidentId),
  }),
  z.object({
    ...{ is: z.literal('inspector-order'), orderId, number: z.string(), issuedOn: day, issuer: z.string() },
    incidentId: z.nullable(incidentId),
  }),
])

/** A measure with what it follows from; `attached`: how much evidence of it there is, withdrawn apart. */
export const listedMeasure = codec(z.extend(measureJson, { source, attached: z.int() }), {
  encode: (one: ListedMeasure) => ({
    ...encodeMeasure(one.measure),
    source: one.source,
    attached: one.attached,
  }),
  decode: ({ source, attached, ...json }): ListedMeasure => ({
    measure: decodeMeasure(json),
    source,
    attached,
  }),
})

export const inspectorOrder = asItIs<InspectorOrder>(
  z.object({
    id: orderId,
    companyId: idOf<CompanyId>(),
    number: z.string(),
    issuedOn: day,
    issuer: z.string(),
    incidentId: z.nullable(incidentId),
    removed: z.nullable(withReason),
    entered: signed,
    version: z.int(),
  }),
)

export const counts = asItIs(z.object({ open: z.int(), overdue: z.int(), soon: z.int() }))

const someId = z.exactOptional(z.nullable(givenId))

const planned = {
  what: givenText,
  employeeId: someId,
  dueOn: givenText,
  shownBy: givenText,
}

export const measureGiven = z.object({
  origin: givenText,
  incidentId: someId,
  microtraumaId: someId,
  orderId: someId,
  point: givenText,
  decidedOn: givenText,
  ...planned,
})
export const measureChangesGiven = z.object({ ...planned, answer: givenText })
export const completionGiven = z.object({ doneOn: givenText, proof: givenText, link: givenText })

const order = { number: givenText, issuedOn: givenText, issuer: givenText, incidentId: someId }

export const orderGiven = z.object({
  ...order,
  points: z.exactOptional(givenList(z.object({ point: givenText, ...planned }))),
})
export const orderChangesGiven = z.object(order)
