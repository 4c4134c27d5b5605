import type { InspectorOrder } from '@osh/core/measures/inspector-orders/inspector-order.ts'
import type { Measure, MeasureDone, MeasureOrigin } from '@osh/core/measures/measure.ts'
import { foldName } from '@osh/core/shared/names/name-search.ts'
import type { Insertable, Selectable } from 'kysely'
import { columnsOf, fieldsOf, signedColumns } from '../columns.ts'
import type { InspectorOrdersTable, MeasuresTable } from './measure-tables.ts'

type Removed = Pick<Selectable<MeasuresTable>, 'removed_reason' | 'removed_by' | 'removed_at'>

const removedOf = ({ removed_reason: reason, removed_by: by, removed_at: at }: Removed) =>
  reason === null || by === null || at === null ? null : { reason, by, at }

const removedColumns = ({ removed }: Pick<Measure, 'removed'>): Removed => ({
  removed_reason: removed?.reason ?? null,
  removed_by: removed?.by ?? null,
  removed_at: removed?.at ?? null,
})

type Entered = Pick<Selectable<MeasuresTable>, 'entered_by' | 'entered_at'>
const enteredOf = ({ entered_by: by, entered_at: at }: Entered) => ({ by, at })

const orderFields = ['companyId', 'id', 'number', 'issuedOn', 'issuer', 'incidentId', 'version'] as const

export const orderOf = (row: Selectable<InspectorOrdersTable>): InspectorOrder => ({
  ...fieldsOf(row, orderFields),
  entered: enteredOf(row),
  removed: removedOf(row),
})

export const rowOfOrder = (order: InspectorOrder): Insertable<InspectorOrdersTable> => ({
  ...columnsOf(order, orderFields),
  ...signedColumns('entered', order.entered),
  ...removedColumns(order),
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

export const measureOf = (row: Selectable<MeasuresTable>): Measure => ({
  ...fieldsOf(row, fields),
  origin: originOf(row),
  entered: enteredOf(row),
  done: doneOf(row),
  removed: removedOf(row),
})

function originOf({ origin, incident_id, order_id, point }: Selectable<MeasuresTable>): MeasureOrigin {
  if (origin === 'incident' && incident_id !== null) return { is: origin, incidentId: incident_id }
  if (origin === 'inspector-order' && order_id !== null) return { is: origin, orderId: order_id, point }
  throw new Error('a measure of no origin')
}

function doneOf(row: Selectable<MeasuresTable>): MeasureDone | null {
  const { done_on: on, done_proof: proof, done_link: link, done_by: by, done_at: at } = row
  return on === null || proof === null || link === null || by === null || at === null
    ? null
    : { on, proof, link, entered: { by, at } }
}

/** The columns that say what a measure follows from. */
export const originColumns = (origin: MeasureOrigin) => ({
  origin: origin.is,
  incident_id: origin.is === 'incident' ? origin.incidentId : null,
  order_id: origin.is === 'inspector-order' ? origin.orderId : null,
  point: origin.is === 'inspector-order' ? origin.point : '',
})

export const rowOfMeasure = (measure: Measure): Insertable<MeasuresTable> => ({
  ...columnsOf(measure, fields),
  ...originColumns(measure.origin),
  what_key: foldName(measure.what),
  responsible_key: foldName(measure.responsible),
  done_on: measure.done?.on ?? null,
  done_proof: measure.done?.proof ?? null,
  done_link: measure.done?.link ?? null,
  done_by: measure.done?.entered.by ?? null,
  done_at: measure.done?.entered.at ?? null,
  ...signedColumns('entered', measure.entered),
  ...removedColumns(measure),
})
