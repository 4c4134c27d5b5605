import type { InspectorOrder } from '@osh/core/measures/inspector-orders/inspector-order.ts'
import type { Measure, MeasureDone, MeasureOrigin } from '@osh/core/measures/measure.ts'
import { foldName } from '@osh/core/shared/names/name-search.ts'
import type { Insertable, Selectable } from 'kysely'
import { pickColumns, pickFields, readSigned, readTakenAway } from '../columns.ts'
import type { InspectorOrdersTable, MeasuresTable } from './measure-tables.ts'

type Removed = Pick<Selectable<MeasuresTable>, 'removed_reason' | 'removed_by' | 'removed_at'>

const readRemoved = (row: Removed) => readTakenAway(row.removed_reason, readSigned('removed', row))

const buildRemovedColumns = ({ removed }: Pick<Measure, 'removed'>): Removed => ({
  removed_reason: removed?.reason ?? null,
  removed_by: removed?.by ?? null,
  removed_at: removed?.at ?? null,
})

const orderFields = ['companyId', 'id', 'number', 'issuedOn', 'issuer', 'incidentId', 'version'] as const

export const readOrderRow = (row: Selectable<InspectorOrdersTable>): InspectorOrder => ({
  ...pickFields(row, orderFields),
  entered: readSigned('entered', row),
  removed: readRemoved(row),
})

export const buildOrderRow = (order: InspectorOrder): Insertable<InspectorOrdersTable> => ({
  ...pickColumns(order, orderFields, ['entered']),
  ...buildRemovedColumns(order),
})

const fields = [
  'companyId',
  'id',
  'what',
  'employeeId',
  'responsible',
  'decidedOn',
  'dueOn',
  'shownBy',
  'answer',
  'reopenedBecause',
  'version',
] as const

export const readMeasureRow = (row: Selectable<MeasuresTable>): Measure => ({
  ...pickFields(row, fields),
  origin: readOriginColumns(row),
  entered: readSigned('entered', row),
  done: readDoneColumns(row),
  removed: readRemoved(row),
})

function readOriginColumns(row: Selectable<MeasuresTable>): MeasureOrigin {
  const { origin, incident_id, microtrauma_id, order_id, point } = row
  if (origin === 'incident' && incident_id !== null) return { is: origin, incidentId: incident_id }
  if (origin === 'microtrauma' && microtrauma_id !== null)
    return { is: origin, microtraumaId: microtrauma_id }
  if (origin === 'inspector-order' && order_id !== null) return { is: origin, orderId: order_id, point }
  if (origin === 'plan') return { is: origin }
  throw new Error('a measure of no origin')
}

function readDoneColumns(row: Selectable<MeasuresTable>): MeasureDone | null {
  const { done_on: on, done_proof: proof, done_link: link } = row
  const entered = readSigned('done', row)
  return on === null || proof === null || link === null || entered === null
    ? null
    : { on, proof, link, entered }
}

/** The columns that say what a measure follows from. */
export const buildOriginColumns = (origin: MeasureOrigin) => ({
  origin: origin.is,
  incident_id: origin.is === 'incident' ? origin.incidentId : null,
  microtrauma_id: origin.is === 'microtrauma' ? origin.microtraumaId : null,
  order_id: origin.is === 'inspector-order' ? origin.orderId : null,
  point: origin.is === 'inspector-order' ? origin.point : '',
})

export const buildMeasureRow = (measure: Measure): Insertable<MeasuresTable> => ({
  ...pickColumns(measure, fields, ['entered']),
  ...buildOriginColumns(measure.origin),
  what_key: foldName(measure.what),
  responsible_key: foldName(measure.responsible),
  done_on: measure.done?.on ?? null,
  done_proof: measure.done?.proof ?? null,
  done_link: measure.done?.link ?? null,
  done_by: measure.done?.entered.by ?? null,
  done_at: measure.done?.entered.at ?? null,
  ...buildRemovedColumns(measure),
})
