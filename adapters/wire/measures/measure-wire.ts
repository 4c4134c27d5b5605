import type { EmployeeId } from '@osh/core/employees/employee.ts'
import type { IncidentId } from '@osh/core/incidents/incident.ts'
import type { MicrotraumaId } from '@osh/core/incidents/microtraumas/microtrauma-id.ts'
import type { InspectorOrder, InspectorOrderId } from '@osh/core/measures/inspector-orders/inspector-order.ts'
import { type MeasureId, type MeasureOrigin, originKinds } from '@osh/core/measures/measure.ts'
import type { MeasureSource } from '@osh/core/measures/measure-repository.ts'
import type { CompanyId } from '@osh/core/shared/identity.ts'
import * as z from 'zod/mini'
import { asItIs, codec } from '../contract/answer.ts'
import { flat, thing } from '../contract/thing.ts'
import { entered } from '../entered-wire.ts'
import { day, givenId, givenList, givenText, idOf, signed, WireMismatch, withReason } from '../wire-format.ts'

const incidentId = idOf<IncidentId>()
const microtraumaId = idOf<MicrotraumaId>()
const orderId = idOf<InspectorOrderId>()

/** Of `incidentId`, `microtraumaId` and `orderId` one is there, by `origin`, and none of a plan; `point` is of an order. */
const origin = codec(
  z.object({
    origin: z.enum(originKinds),
    incidentId: z.nullable(incidentId),
    microtraumaId: z.nullable(microtraumaId),
    orderId: z.nullable(orderId),
    point: z.string(),
  }),
  {
    encode: (of: MeasureOrigin) => ({
      origin: of.is,
      incidentId: of.is === 'incident' ? of.incidentId : null,
      microtraumaId: of.is === 'microtrauma' ? of.microtraumaId : null,
      orderId: of.is === 'inspector-order' ? of.orderId : null,
      point: of.is === 'inspector-order' ? of.point : '',
    }),
    decode: ({ origin: is, incidentId, microtraumaId, orderId, point }): MeasureOrigin => {
      if (is === 'incident' && incidentId !== null) return { is, incidentId }
      if (is === 'microtrauma' && microtraumaId !== null) return { is, microtraumaId }
      if (is === 'inspector-order' && orderId !== null) return { is, orderId, point }
      if (is === 'plan') return { is }
      throw new WireMismatch('a measure of no origin')
    },
  },
)

export const measure = thing({
  id: idOf<MeasureId>(),
  companyId: idOf<CompanyId>(),
  origin: flat(origin),
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
  entered,
  version: z.int(),
})

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
  z.object({ is: z.literal('plan') }),
])

/** A measure with what it follows from; `attached`: how much evidence of it there is, withdrawn apart. */
export const listedMeasure = thing({ measure: flat(measure), source, attached: z.int() })

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
