import type { CommandsOf } from '../commands/command.ts'
import type { IncidentId } from '../incidents/incident.ts'
import type { MicrotraumaId } from '../incidents/microtraumas/microtrauma-id.ts'
import type { LocalDate } from '../shared/dates/local-date.ts'
import type { CompanyId } from '../shared/identity.ts'
import { matchesName } from '../shared/names/name-search.ts'
import type { Listed, PageQuery } from '../shared/page.ts'
import type { NotFound } from '../shared/results/refusals.ts'
import type { Result } from '../shared/results/result.ts'
import { guardAdding } from '../tariffs/adding.ts'
import { change } from './change.ts'
import { complete } from './complete.ts'
import { changeOrder } from './inspector-orders/change-order.ts'
import type { InspectorOrder, InspectorOrderId } from './inspector-orders/inspector-order.ts'
import { recordOrder } from './inspector-orders/record-order.ts'
import { removeOrder } from './inspector-orders/remove-order.ts'
import {
  deriveMeasureState,
  findLastSoonDay,
  type Measure,
  type MeasureState,
  type OriginKind,
} from './measure.ts'
import { plan } from './plan.ts'
import { remove } from './remove.ts'
import { takeBack } from './take-back.ts'

/** What a person can do about measures and inspectors' orders. */
export const measureCommands = {
  plan: guardAdding(plan, ({ details }) => details.origin === 'inspector-order' || details.origin === 'plan'),
  change,
  complete,
  takeBack,
  remove,
  recordOrder: guardAdding(recordOrder, ({ details }) => (details.incidentId ?? null) === null),
  changeOrder,
  removeOrder,
}

/** What a measure follows from, as a list tells it. */
export type MeasureSource =
  | {
      readonly is: 'incident'
      readonly incidentId: IncidentId
      readonly happenedOn: LocalDate
      /** Names of those injured, in order. */
      readonly injured: string
    }
  | {
      readonly is: 'microtrauma'
      readonly microtraumaId: MicrotraumaId
      readonly happenedOn: LocalDate
      /** Name of whoever was injured. */
      readonly injured: string
      /** The accident that it became; null for none. */
      readonly incidentId: IncidentId | null
    }
  | {
      readonly is: 'inspector-order'
      readonly orderId: InspectorOrderId
      readonly number: string
      readonly issuedOn: LocalDate
      readonly issuer: string
      /** The accident that the order was issued after. */
      readonly incidentId: IncidentId | null
    }
  | { readonly is: 'plan' }

export type ListedMeasure = {
  readonly measure: Measure
  readonly source: MeasureSource
  /** How much evidence of it there is, withdrawn apart. */
  readonly attached: number
}

/** Null and blank leave all, but for removed measures: those are told only where they are asked for. */
export type MeasureFilter = {
  /** Part of what is to be done, or of the name of who answers for it. */
  readonly search: string
  /** `open`: to be done, overdue too. */
  readonly state: MeasureState | null
  readonly origin: OriginKind | null
}

/** Whether the filter leaves the measure. */
export function isListed(
  measure: Measure,
  { search, state, origin }: MeasureFilter,
  today: LocalDate,
): boolean {
  const own = deriveMeasureState(measure, today)
  const isAsked =
    state === null ? own !== 'removed' : own === state || (state === 'open' && own === 'overdue')
  const isFound = matchesName(measure.what, search) || matchesName(measure.responsible, search)
  return isAsked && isFound && (origin === null || origin === measure.origin.is)
}

/** What is to be done first, by its term; then what is done. */
export const compareMeasures = (a: Measure, b: Measure): number =>
  Number(a.done !== null) - Number(b.done !== null) ||
  (a.dueOn === b.dueOn ? a.id - b.id : a.dueOn < b.dueOn ? -1 : 1)

/** How many measures are to be done: of all, overdue, and due within the next days; counted to 1,000. */
export type MeasureCounts = {
  readonly open: number
  readonly overdue: number
  /** Due today or in the next days (`SOON_DAYS`), not overdue. */
  readonly soon: number
}

export function countMeasures(all: readonly Measure[], today: LocalDate): MeasureCounts {
  const open = all.filter(({ done, removed }) => done === null && removed === null)
  const overdue = open.filter(({ dueOn }) => dueOn < today)
  const soon = open.filter(({ dueOn }) => dueOn >= today && dueOn <= findLastSoonDay(today))
  return { open: open.length, overdue: overdue.length, soon: soon.length }
}

export interface MeasureQueries {
  /** In the order of `inOrder`. */
  listPage(companyId: CompanyId, query: MeasureFilter & PageQuery): Promise<Listed<ListedMeasure>>
  /** Those of an accident that hold: its own, those of the microtrauma that it was, and the points of orders issued after it; in the order of `inOrder`. */
  listForIncident(companyId: CompanyId, id: IncidentId): Promise<readonly ListedMeasure[]>
  /** Those of a microtrauma that hold, in the order of `inOrder`. */
  listForMicrotrauma(companyId: CompanyId, id: MicrotraumaId): Promise<readonly ListedMeasure[]>
  /** Points of an inspector's order that hold, in the order in which they were entered. */
  listForOrder(companyId: CompanyId, id: InspectorOrderId): Promise<readonly Measure[]>
  countByState(companyId: CompanyId): Promise<MeasureCounts>
  findOrder(companyId: CompanyId, id: InspectorOrderId): Promise<Result<InspectorOrder, NotFound>>
}

/** Measures of a company and the inspectors' orders that some of them follow from. */
export type MeasureRepository = MeasureQueries & CommandsOf<typeof measureCommands>
