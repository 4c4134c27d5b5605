import { measureCalls } from '#adapters/wire/measures/measure-calls.ts'
import type { Api } from '../../api.ts'
import { serve } from '../../serve.ts'

const described = {
  listPage:
    'Measures with what they follow from: those to be done by their term, then those done; removed ones only with `state=removed`. `state=open` has overdue ones too; `search` is part of what is to be done or of the name of who answers',
  countByState:
    'How many measures are to be done, how many of them are overdue or due in the next days; counted to 1,000',
  listForIncident:
    'Measures of an accident that hold, points of inspectors’ orders issued after it among them',
  listForMicrotrauma: 'Measures of a microtrauma that hold',
  listForOrder: 'Points of an inspector’s order that hold, each a measure',
  plan: 'Plans a measure: `origin` is `incident` with `incidentId`, `microtrauma` with `microtraumaId`, `inspector-order` with `orderId` and `point`, or `plan`; `decidedOn` is today unless given',
  change:
    'Changes what the merge-patch names; of a measure that is done only `answer`, which is of points of orders',
  complete: 'Notes that a measure is done: the day, what shows it, and the address of more evidence',
  takeBack: 'Takes back that a measure is done, with the reason',
  remove: 'Removes a measure with the reason: it is asked for no more, and stays among those removed',
  findOrder: 'An inspector’s order, its points apart',
  recordOrder: 'Records an inspector’s order with its points, one at least; each is a measure',
  changeOrder: 'Changes what the merge-patch names; a null `incidentId` parts the order from the accident',
  removeOrder: 'Removes an inspector’s order and those of its points that hold, with the reason',
}

export const addMeasureRoutes = (api: Api): void =>
  serve(api, measureCalls, described, ({ records }) => records.measures)
