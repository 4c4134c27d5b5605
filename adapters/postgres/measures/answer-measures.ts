import type { Writers } from '@osh/core/commands/apply.ts'
import type { LateAnswers } from '@osh/core/commands/follow.ts'
import type { InspectorOrderId } from '@osh/core/measures/inspector-orders/inspector-order.ts'
import type { MeasureId } from '@osh/core/measures/measure.ts'
import type { MeasureQuestion, MeasureWrite } from '@osh/core/measures/measure-facts.ts'
import { lockRow } from '../lock-row.ts'
import { drawNextId, drawNextIds } from '../next-ids.ts'
import type { Work } from '../transact.ts'
import { makeInserter, makeUpdater } from '../write-rows.ts'
import {
  buildMeasureRow,
  buildOrderRow,
  buildOriginColumns,
  readMeasureRow,
  readOrderRow,
} from './measure-rows.ts'

export const answerMeasures = (work: Work): LateAnswers<MeasureQuestion> => ({
  measure: async (asked) => {
    const row = await lockRow(work, 'measures', asked)
    return row && readMeasureRow(row)
  },
  'inspector-order': async (asked) => {
    const row = await lockRow(work, 'inspector_orders', asked)
    return row && readOrderRow(row)
  },
  'measures-of': async ({ companyId, origin }) => {
    const own = work.selectFrom('measures').where('company_id', '=', companyId)
    const { incident_id, microtrauma_id, order_id } = buildOriginColumns(origin)
    const same =
      incident_id !== null
        ? own.where('incident_id', '=', incident_id)
        : microtrauma_id !== null
          ? own.where('microtrauma_id', '=', microtrauma_id)
          : own.where('order_id', '=', order_id)
    return (await same.selectAll().orderBy('id').execute()).map(readMeasureRow)
  },
  'new-measure-ids': ({ count }) => drawNextIds<MeasureId>(work, 'measures', count),
  'new-inspector-order-id': () => drawNextId<InspectorOrderId>(work, 'inspector_orders'),
})

export const measureWriters: Writers<MeasureWrite, Work, Promise<void>> = {
  'new-inspector-orders': makeInserter('inspector_orders', buildOrderRow),
  'changed-inspector-orders': makeUpdater('inspector_orders', ['company_id', 'id'], buildOrderRow),
  'new-measures': makeInserter('measures', buildMeasureRow),
  'changed-measures': makeUpdater('measures', ['company_id', 'id'], buildMeasureRow),
}
