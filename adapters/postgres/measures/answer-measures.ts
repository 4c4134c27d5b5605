import type { Writers } from '@osh/core/commands/apply.ts'
import type { LateAnswers } from '@osh/core/commands/follow.ts'
import type { InspectorOrderId } from '@osh/core/measures/inspector-orders/inspector-order.ts'
import type { MeasureId } from '@osh/core/measures/measure.ts'
import type { MeasureQuestion, MeasureWrite } from '@osh/core/measures/measure-facts.ts'
import { nextId, nextIds } from '../next-ids.ts'
import type { Work } from '../transact.ts'
import { insertRows, updateRows } from '../write-rows.ts'
import { measureOf, orderOf, originColumns, rowOfMeasure, rowOfOrder } from './measure-rows.ts'

export const answerMeasures = (work: Work): LateAnswers<MeasureQuestion> => ({
  measure: async ({ companyId, id }) => {
    const own = work.selectFrom('measures').where('company_id', '=', companyId)
    const row = await own.where('id', '=', id).selectAll().forNoKeyUpdate().executeTakeFirst()
    return row ? measureOf(row) : null
  },
  'inspector-order': async ({ companyId, id }) => {
    const own = work.selectFrom('inspector_orders').where('company_id', '=', companyId)
    const row = await own.where('id', '=', id).selectAll().forNoKeyUpdate().executeTakeFirst()
    return row ? orderOf(row) : null
  },
  'measures-of': async ({ companyId, origin }) => {
    const own = work.selectFrom('measures').where('company_id', '=', companyId)
    const { incident_id, microtrauma_id, order_id } = originColumns(origin)
    const same =
      incident_id !== null
        ? own.where('incident_id', '=', incident_id)
        : microtrauma_id !== null
          ? own.where('microtrauma_id', '=', microtrauma_id)
          : own.where('order_id', '=', order_id)
    return (await same.selectAll().orderBy('id').execute()).map(measureOf)
  },
  'new-measure-ids': ({ count }) => nextIds<MeasureId>(work, 'measures', count),
  'new-inspector-order-id': () => nextId<InspectorOrderId>(work, 'inspector_orders'),
})

export const measureWriters: Writers<MeasureWrite, Work, Promise<void>> = {
  'new-inspector-orders': (work, rows) => insertRows(work, 'inspector_orders', rows.map(rowOfOrder)),
  'changed-inspector-orders': (work, rows) =>
    updateRows(work, 'inspector_orders', ['company_id', 'id'], rows.map(rowOfOrder)),
  'new-measures': (work, rows) => insertRows(work, 'measures', rows.map(rowOfMeasure)),
  'changed-measures': (work, rows) =>
    updateRows(work, 'measures', ['company_id', 'id'], rows.map(rowOfMeasure)),
}
