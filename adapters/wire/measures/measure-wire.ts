import type { EmployeeId } from '@osh/core/employees/employee.ts'
import type { IncidentId } from '@osh/core/incidents/incident.ts'
import type { InspectorOrder, InspectorOrderId } from '@osh/core/measures/inspector-orders/inspector-order.ts'
import { type Measure, type MeasureId, type MeasureOrigin, originKinds } from '@osh/core/measures/measure.ts'
import type { ListedMeasure, MeasureSource } from '@osh/core/measures/measure-repository.ts'
import type { CompanyId } from '@osh/core/shared/identity.ts'
import { z } from 'zod'
import { asItIs, codec } from '../contract/answer.ts'
import {
  day,
  decodeDay,
  givenId,
  givenList,
  givenText,
  id,
  idOf,
  instant,
  signed,
  WireMismatch,
} from '../wire-format.ts'

const withReason = signed.extend({ reason: z.string() })

/** Of `incidentId` and `orderId` one is there, by `origin`; `point` is of an order. */
const measureJson = z.object({
  id,
  companyId: id,
  origin: z.enum(originKinds),
  incidentId: id.nullable(),
  orderId: id.nullable(),
  point: z.string(),
  what: z.string(),
  employeeId: id.nullable(),
  responsible: z.string(),
  decidedOn: day,
  dueOn: day,
  shownBy: z.string(),
  answer: z.string(),
  done: z.object({ on: day, proof: z.string(), link: z.string(), entered: signed }).nullable(),
  reopenedBecause: z.string(),
  removed: withReason.nullable(),
  enteredBy: idOf<Measure['entered']['by']>(),
  enteredAt: instant,
  version: z.int(),
})
type MeasureJson = z.infer<typeof measureJson>

const encodeMeasure = ({ origin, entered, ...measure }: Measure): MeasureJson => ({
  ...measure,
  origin: origin.is,
  incidentId: origin.is === 'incident' ? origin.incidentId : null,
  orderId: origin.is === 'inspector-order' ? origin.orderId : null,
  point: origin.is === 'inspector-order' ? origin.point : '',
  enteredBy: entered.by,
  enteredAt: entered.at,
})

function decodeOrigin({ origin, incidentId, orderId, point }: MeasureJson): MeasureOrigin {
  if (origin === 'incident' && incidentId !== null)
    return { is: origin, incidentId: incidentId as IncidentId }
  if (origin === 'inspector-order' && orderId !== null)
    return { is: origin, orderId: orderId as InspectorOrderId, point }
  throw new WireMismatch('a measure of no origin')
}

const decodeMeasure = (json: MeasureJson): Measure => ({
  id: json.id as MeasureId,
  companyId: json.companyId as CompanyId,
  origin: decodeOrigin(json),
  what: json.what,
  employeeId: json.employeeId as EmployeeId | null,
  responsible: json.responsible,
  decidedOn: decodeDay(json.decidedOn),
  dueOn: decodeDay(json.dueOn),
  shownBy: json.shownBy,
  answer: json.answer,
  done: json.done && { ...json.done, on: decodeDay(json.done.on) },
  reopenedBecause: json.reopenedBecause,
  removed: json.removed,
  entered: { by: json.enteredBy, at: json.enteredAt },
  version: json.version,
})

export const measure = codec(measureJson, { encode: encodeMeasure, decode: decodeMeasure })

/** What a measure follows from. */
const sourceJson = z.union([
  z.object({ is: z.literal('incident'), incidentId: id, happenedOn: day, injured: z.string() }),
  z.object({
    is: z.literal('inspector-order'),
    orderId: id,
    number: z.string(),
    issuedOn: day,
    issuer: z.string(),
    incidentId: id.nullable(),
  }),
])

const decodeSource = (json: z.infer<typeof sourceJson>): MeasureSource =>
  json.is === 'incident'
    ? { ...json, incidentId: json.incidentId as IncidentId, happenedOn: decodeDay(json.happenedOn) }
    : {
        ...json,
        orderId: json.orderId as InspectorOrderId,
        issuedOn: decodeDay(json.issuedOn),
        incidentId: json.incidentId as IncidentId | null,
      }

/** A measure with what it follows from. */
export const listedMeasure = codec(measureJson.extend({ source: sourceJson }), {
  encode: (one: ListedMeasure) => ({ ...encodeMeasure(one.measure), source: { ...one.source } }),
  decode: ({ source, ...json }): ListedMeasure => ({
    measure: decodeMeasure(json),
    source: decodeSource(source),
  }),
})

const orderJson = z.object({
  id,
  companyId: id,
  number: z.string(),
  issuedOn: day,
  issuer: z.string(),
  incidentId: id.nullable(),
  removed: withReason.nullable(),
  entered: signed,
  version: z.int(),
})

export const inspectorOrder = codec(orderJson, {
  encode: (order: InspectorOrder): z.infer<typeof orderJson> => order,
  decode: (json): InspectorOrder => ({
    ...json,
    id: json.id as InspectorOrderId,
    companyId: json.companyId as CompanyId,
    issuedOn: decodeDay(json.issuedOn),
    incidentId: json.incidentId as IncidentId | null,
  }),
})

export const counts = asItIs(z.object({ open: z.int(), overdue: z.int(), soon: z.int() }))

const someId = givenId.nullable().exactOptional()

const planned = {
  what: givenText,
  employeeId: someId,
  dueOn: givenText,
  shownBy: givenText,
}

export const measureGiven = z.object({
  origin: givenText,
  incidentId: someId,
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
  points: givenList(z.object({ point: givenText, ...planned })).exactOptional(),
})
export const orderChangesGiven = z.object(order)
