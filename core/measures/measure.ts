import type { EmployeeId } from '../employees/employee.ts'
import type { IncidentId } from '../incidents/incident.ts'
import type { MicrotraumaId } from '../incidents/microtraumas/microtrauma-id.ts'
import { addDays, type LocalDate } from '../shared/dates/local-date.ts'
import type { CompanyId, MeasureId, Signed } from '../shared/identity.ts'
import type { InspectorOrderId } from './inspector-orders/inspector-order.ts'

export type { MeasureId }

/**
 * Why there is a measure. One more origin is one more member here, a word in `originKinds` and in core/wording/measures.ts,
 * and a column of its table with its place in the check `measures_origin`; the compiler names every other place.
 */
export type MeasureOrigin =
  | { readonly is: 'incident'; readonly incidentId: IncidentId }
  | { readonly is: 'microtrauma'; readonly microtraumaId: MicrotraumaId }
  /** A point of an inspector's order. */
  | { readonly is: 'inspector-order'; readonly orderId: InspectorOrderId; readonly point: string }
  /** The company's own plan of measures (план мероприятий по улучшению условий и охраны труда, ТК РФ ст. 225). */
  | { readonly is: 'plan' }

export const originKinds = [
  'incident',
  'microtrauma',
  'inspector-order',
  'plan',
] as const satisfies readonly MeasureOrigin['is'][]
export type OriginKind = (typeof originKinds)[number]

/** What a person types of a measure. */
export type MeasureDetails = {
  readonly what: string
  /** Who answers for it; null once they are erased. */
  readonly employeeId: EmployeeId | null
  /** Their name, as it was when they were named. */
  readonly responsible: string
  /** The last day that is in time. */
  readonly dueOn: LocalDate
  /** What will show that it is done. */
  readonly shownBy: string
  /** What was answered to the inspector about a point; '' until then, and for any other measure. */
  readonly answer: string
}

/** On which day it was done, what shows it, the address of more evidence ('' for none), and who entered that. */
export type MeasureDone = {
  readonly on: LocalDate
  readonly proof: string
  readonly link: string
  readonly entered: Signed
}

/** Something to be done so that it doesn't happen again (мероприятие по устранению причин). */
export type Measure = MeasureDetails & {
  readonly id: MeasureId
  readonly companyId: CompanyId
  readonly origin: MeasureOrigin
  /** From which day on it has been planned; `entered` says when that was known here. */
  readonly decidedOn: LocalDate
  readonly entered: Signed
  readonly done: MeasureDone | null
  /** Why its completion was taken back the last time; '' where it never was. */
  readonly reopenedBecause: string
  /** Null while it holds. */
  readonly removed: (Signed & { readonly reason: string }) | null
  /** Grows with every change. */
  readonly version: number
}

export const measureStates = ['open', 'overdue', 'done', 'removed'] as const
export type MeasureState = (typeof measureStates)[number]

/** An overdue measure is still to be done; one that is due today is in time. */
export function deriveMeasureState(
  { removed, done, dueOn }: Pick<Measure, 'removed' | 'done' | 'dueOn'>,
  today: LocalDate,
): MeasureState {
  if (removed !== null) return 'removed'
  if (done !== null) return 'done'
  return dueOn < today ? 'overdue' : 'open'
}

/** How many days before its end a term is told of. The product's own choice, not the law's. */
export const SOON_DAYS = 7

/** Up to which day a measure that is to be done is due soon. */
export const findLastSoonDay = (today: LocalDate): LocalDate => addDays(today, SOON_DAYS)

/** How many measures an incident or an order may have, removed ones too. */
export const MOST_MEASURES = 200
