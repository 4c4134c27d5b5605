import type { Writers } from '@osh/core/commands/apply.ts'
import type { Answers } from '@osh/core/commands/follow.ts'
import type { CompanyId } from '@osh/core/companies/company.ts'
import { isAnnulled } from '@osh/core/incidents/incident.ts'
import type { InspectorOrder } from '@osh/core/measures/inspector-orders/inspector-order.ts'
import type { Measure, MeasureOrigin } from '@osh/core/measures/measure.ts'
import type { BoundedOrigin, MeasureQuestion, MeasureWrite } from '@osh/core/measures/measure-facts.ts'
import {
  compareMeasures,
  countMeasures,
  isListed,
  type ListedMeasure,
  type MeasureQueries,
  type MeasureSource,
} from '@osh/core/measures/measure-repository.ts'
import type { Clock } from '@osh/core/shared/dates/clock.ts'
import { takeMomentDay } from '@osh/core/shared/dates/local-moment.ts'
import { COUNTED_TO, pageOf } from '@osh/core/shared/page.ts'
import { notFound } from '@osh/core/shared/results/refusals.ts'
import { err, ok } from '@osh/core/shared/results/result.ts'
import { listIncidents } from '../incidents/incidents.ts'
import { listMicrotraumas } from '../incidents/microtraumas.ts'
import type { Ledger } from '../ledger.ts'
import { tellTodayIn } from '../staff/staff.ts'
import { findNextId, listIdsFrom, replaceById, type State } from '../state.ts'

export const listMeasures = ({ measures = [] }: State, companyId: CompanyId): readonly Measure[] =>
  measures.filter((one) => one.companyId === companyId)

/** Without those that follow from an annulled accident, which are listed and counted nowhere but on its page. */
export function listCountedMeasures(state: State, companyId: CompanyId): readonly Measure[] {
  const annulled = new Set(listIncidents(state, companyId).flatMap((one) => (isAnnulled(one) ? one.id : [])))
  return listMeasures(state, companyId).filter(
    ({ origin }) => origin.is !== 'incident' || !annulled.has(origin.incidentId),
  )
}

const listOrders = ({ inspectorOrders = [] }: State, companyId: CompanyId): readonly InspectorOrder[] =>
  inspectorOrders.filter((one) => one.companyId === companyId)

/** Whether both follow from the same accident, microtrauma or order, whatever the point. */
const isOfOrigin = (a: MeasureOrigin, b: BoundedOrigin): boolean =>
  a.is !== 'plan' && a.is === b.is && takeOriginId(a) === takeOriginId(b)

function takeOriginId(origin: BoundedOrigin): number {
  switch (origin.is) {
    case 'incident':
      return origin.incidentId
    case 'microtrauma':
      return origin.microtraumaId
    case 'inspector-order':
      return origin.orderId
  }
}

export const answerMeasures = (state: State): Answers<MeasureQuestion> => ({
  measure: ({ companyId, id }) => listMeasures(state, companyId).find((one) => one.id === id) ?? null,
  'inspector-order': ({ companyId, id }) => listOrders(state, companyId).find((one) => one.id === id) ?? null,
  'measures-of': ({ companyId, origin }) =>
    listMeasures(state, companyId).filter((one) => isOfOrigin(one.origin, origin)),
  'new-measure-ids': ({ count }) => listIdsFrom(findNextId(state.measures ?? []), count),
  'new-inspector-order-id': () => findNextId(state.inspectorOrders ?? []),
})

export const measureWriters: Writers<MeasureWrite, State, State> = {
  'new-inspector-orders': (state, rows) => ({
    ...state,
    inspectorOrders: [...(state.inspectorOrders ?? []), ...rows],
  }),
  'changed-inspector-orders': (state, rows) => ({
    ...state,
    inspectorOrders: rows.reduce(replaceById, state.inspectorOrders ?? []),
  }),
  'new-measures': (state, rows) => ({ ...state, measures: [...(state.measures ?? []), ...rows] }),
  'changed-measures': (state, rows) => ({
    ...state,
    measures: rows.reduce(replaceById, state.measures ?? []),
  }),
}

/** What the measure follows from; none where that is gone. */
export function sourceOf(state: State, { companyId, origin }: Measure): readonly MeasureSource[] {
  if (origin.is === 'plan') return [{ is: 'plan' }]
  if (origin.is === 'incident') {
    const incident = (state.incidents ?? []).find(
      (one) => one.companyId === companyId && one.id === origin.incidentId,
    )
    if (!incident) return []
    const injured = incident.injured.map(({ fullName }) => fullName).join(', ')
    const { incidentId } = origin
    return [{ is: 'incident', incidentId, happenedOn: takeMomentDay(incident.occurredAt), injured }]
  }
  if (origin.is === 'microtrauma') {
    const { microtraumaId } = origin
    const microtrauma = listMicrotraumas(state, companyId).find(({ id }) => id === microtraumaId)
    if (!microtrauma) return []
    const { occurredAt, injured, incidentId } = microtrauma
    const happenedOn = takeMomentDay(occurredAt)
    return [{ is: 'microtrauma', microtraumaId, happenedOn, injured: injured.fullName, incidentId }]
  }
  const order = listOrders(state, companyId).find(({ id }) => id === origin.orderId)
  if (!order) return []
  const { number, issuedOn, issuer, incidentId } = order
  return [{ is: 'inspector-order', orderId: order.id, number, issuedOn, issuer, incidentId }]
}

const countAttached = ({ evidence = [] }: State, { id }: Measure): number =>
  evidence.filter(({ of, withdrawn }) => withdrawn === null && of.is === 'measure' && of.measureId === id)
    .length

/** Measures with what they follow from, in the order of lists. */
export const listWithSources = (state: State, measures: readonly Measure[]): readonly ListedMeasure[] =>
  measures.toSorted(compareMeasures).flatMap((measure) =>
    sourceOf(state, measure).map((source) => ({
      measure,
      source,
      attached: countAttached(state, measure),
    })),
  )

export const makeMeasureQueries = (ledger: Ledger, clock: Clock): MeasureQueries => ({
  listPage: (companyId, { page, limit, ...filter }) =>
    ledger.read((state) => {
      const today = tellTodayIn(state, companyId, clock)
      const found = listCountedMeasures(state, companyId).filter((one) => isListed(one, filter, today))
      return pageOf(listWithSources(state, found), { page, limit })
    }),
  listForIncident: (companyId, id) =>
    ledger.read((state) =>
      listWithSources(
        state,
        listMeasures(state, companyId).filter(({ removed }) => removed === null),
      ).filter(({ source }) => source.is !== 'plan' && source.incidentId === id),
    ),
  listForMicrotrauma: (companyId, id) =>
    ledger.read((state) =>
      listWithSources(
        state,
        listMeasures(state, companyId).filter(({ removed }) => removed === null),
      ).filter(({ source }) => source.is === 'microtrauma' && source.microtraumaId === id),
    ),
  listForOrder: (companyId, id) =>
    ledger.read((state) =>
      listMeasures(state, companyId).filter(
        ({ origin, removed }) => removed === null && origin.is === 'inspector-order' && origin.orderId === id,
      ),
    ),
  countByState: (companyId) =>
    ledger.read((state) => {
      const counted = listCountedMeasures(state, companyId)
      const counts = countMeasures(counted, tellTodayIn(state, companyId, clock))
      const upTo = (count: number): number => Math.min(count, COUNTED_TO)
      return { open: upTo(counts.open), overdue: upTo(counts.overdue), soon: upTo(counts.soon) }
    }),
  findOrder: (companyId, id) =>
    ledger.read((state) => {
      const order = listOrders(state, companyId).find((one) => one.id === id)
      return order ? ok(order) : err(notFound)
    }),
})
