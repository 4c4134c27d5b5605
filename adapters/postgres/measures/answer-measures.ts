import type { Writers } from '@osh/core/commands/apply.ts'
import type { LateAnswers } from '@osh/core/commands/follow.ts'
import type { InspectorOrderId } from '@osh/core/measures/inspector-orders/inspector-order.ts'
import type { MeasureId } from '@osh/core/measures/measure.ts'
import type { MeasureQuestion, MeasureWrite } from '@osh/core/measures/measure-facts.ts'
import { lockRow } from '../lock-row.ts'
import { nextId, nextIds } from '../next-ids.ts'
import type { Work } from '../transact.ts'
import { inserting, updating } from '../write-rows.ts'
import { measureOf, orderOf, originColumns, rowOfMeasure, rowOfOrder } from './measure-rows.ts'

export const answerMeasures = (work: Work): LateAnswers<MeasureQuestion> => ({
  measure: async (asked) => {
    const row = await lockRow(work, 'measures', asked)
    return row && measureOf(row)
  },
  'inspector-order': async (asked) => {
    const row = await lockRow(work, 'inspector_orders', asked)
    return row && orderOf(row)
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
  'new-inspector-orders': inserting('inspector_orders', rowOfOrder),
  'changed-inspector-orders': updating('inspector_orders', ['company_id', 'id'], rowOfOrder),
  'new-measures': inserting('measures', rowOfMeasure),
  'changed-measures': updating('measures', ['company_id', 'id'], rowOfMeasure),
}
