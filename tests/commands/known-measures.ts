import type { Employee, EmployeeId } from '@osh/core/employees/employee.ts'
import type { Incident, IncidentId } from '@osh/core/incidents/incident.ts'
import type { Microtrauma } from '@osh/core/incidents/microtraumas/microtrauma.ts'
import type { MicrotraumaId } from '@osh/core/incidents/microtraumas/microtrauma-id.ts'
import type { InspectorOrder, InspectorOrderId } from '@osh/core/measures/inspector-orders/inspector-order.ts'
import { type Measure, type MeasureId, MOST_MEASURES } from '@osh/core/measures/measure.ts'
import type { BoundedOrigin } from '@osh/core/measures/measure-facts.ts'
import { anEmployee, day, employee, instant, mining, someone, somePosition } from '#tests/examples.ts'
import { anIncident } from '#tests/incidents-example.ts'
import { aMeasure as exampleMeasure } from '#tests/measures-example.ts'
import { aMicrotrauma } from '#tests/microtraumas-example.ts'

export const signed = { by: someone, at: instant('2026-11-20T10:00:00Z') }
export const today = day('2026-11-20')
export const incident = anIncident()
export const microtrauma = aMicrotrauma()
const position = { id: somePosition, name: 'Мастер' }
export const aWorker = (id: number, changes: Partial<Employee> = {}): Employee => ({
  ...anEmployee(),
  id: employee(id),
  companyId: mining,
  position,
  version: 1,
  ...changes,
})
const staff = [aWorker(1), aWorker(2, { dismissalDate: day('2026-11-19') })]
export const orderId = 4 as InspectorOrderId
export const order: InspectorOrder = {
  id: orderId,
  companyId: mining,
  number: '12-ПП',
  issuedOn: day('2026-11-10'),
  issuer: 'ГИТ',
  incidentId: null,
  entered: signed,
  removed: null,
  version: 2,
}
export const removed = { ...signed, reason: 'Дважды' }

export const aMeasure = (changes: Partial<Measure> = {}): Measure =>
  exampleMeasure({ id: 7 as MeasureId, entered: signed, version: 3, ...changes })
export const point = aMeasure({ origin: { is: 'inspector-order', orderId, point: '1' } })
export const done = { on: today, proof: 'Акт № 4', link: '', entered: signed }

export type Known = {
  readonly measure?: Measure | null
  readonly order?: InspectorOrder | null
  readonly others?: readonly Measure[]
  readonly incident?: Incident | null
  readonly microtrauma?: Microtrauma | null
  /** How many ids there are for new measures. */
  readonly ids?: number
}

const isKnown = (origin: BoundedOrigin): boolean =>
  origin.is === 'incident'
    ? origin.incidentId === incident.id
    : origin.is === 'microtrauma'
      ? origin.microtraumaId === microtrauma.id
      : origin.orderId === orderId

/** What the storage answers of what is known. */
export const answers = ({
  measure = aMeasure(),
  order: kept = order,
  others = [],
  incident: accident = incident,
  microtrauma: bruise = microtrauma,
  ids: mostIds = MOST_MEASURES,
}: Known) => ({
  measure: ({ id }: { readonly id: MeasureId }) => (measure?.id === id ? measure : null),
  'inspector-order': ({ id }: { readonly id: InspectorOrderId }) => (kept?.id === id ? kept : null),
  incident: ({ id }: { readonly id: IncidentId }) => (accident?.id === id ? accident : null),
  microtrauma: ({ id }: { readonly id: MicrotraumaId }) => (bruise?.id === id ? bruise : null),
  'measures-of': ({ origin }: { readonly origin: BoundedOrigin }) => (isKnown(origin) ? others : []),
  employees: ({ ids }: { readonly ids: readonly EmployeeId[] }) =>
    new Map(staff.filter(({ id }) => ids.includes(id)).map((one) => [one.id, one])),
  today: () => today,
  'new-measure-ids': ({ count }: { readonly count: number }) =>
    Array.from({ length: Math.min(count, mostIds) }, (_, i) => (20 + i) as MeasureId),
  'new-inspector-order-id': () => 30 as InspectorOrderId,
})

export const typed = { what: 'Поставить ограждение', employeeId: 1, dueOn: '01.12.2026', shownBy: 'Акт' }
export const ofAccident = { ...typed, origin: 'incident', incidentId: incident.id }
export const ofMicrotrauma = { ...typed, origin: 'microtrauma', microtraumaId: microtrauma.id }
export const ofPlan = { ...typed, origin: 'plan' }
export const ofOrder = { ...typed, origin: 'inspector-order', orderId, point: '2' }
export const of = { companyId: mining, id: 7 as MeasureId, version: null }
