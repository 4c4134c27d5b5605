import type { ListedMeasure } from '../../../measures/measure-repository.ts'
import { formatDate } from '../../../wording/formats/dates.ts'
import { findHolder, type HolderOfRole, wordHolder } from '../facts/holders.ts'
import { type Source, source } from '../source.ts'
import { countRows, type Row, tellRows } from './rows.ts'
import { fromList, rowsOf, type SaidFacts } from './said-once.ts'

const LIST = 'measures'

type Known = {
  readonly facts: SaidFacts
  readonly holders: readonly HolderOfRole[]
  readonly 'plan-measures': readonly ListedMeasure[]
}

/** What the company has said of its plan, and after it the measures of the plan that are led with a term and are not among that. */
function listPlan({ facts, holders, 'plan-measures': led }: Known) {
  const owner = wordHolder(findHolder(holders, 'ot-head'))
  const said: readonly Row[] = rowsOf(facts, LIST).map((row) => ({ ...row, owner }))
  const known = new Set(said.map(({ action }) => action))
  const others: readonly Row[] = led
    .filter(({ measure }) => !known.has(measure.what))
    .map(({ measure: { what, responsible, dueOn, shownBy } }) => ({
      ...{ action: what, deadline: formatDate(dueOn), owner: responsible, result: shownBy },
    }))
  const rows = [...said, ...others]
  const places = [
    ...(said.length > 0 ? [fromList(LIST)] : []),
    ...(others.length > 0 ? ['из «Мероприятий»'] : []),
  ]
  return { rows, from: `${places.join(' и ')}, ${countRows(rows)}` }
}

const planNeeds = ['facts', 'holders', 'plan-measures'] as const

/** The points of the order that was issued last by the day; none where there is no order. */
function listLastPoints(points: readonly ListedMeasure[], day: string) {
  const ofOrders = points.flatMap(({ measure, source: of }) =>
    of.is === 'inspector-order' && measure.origin.is === 'inspector-order' && of.issuedOn <= day
      ? { measure, order: of, point: measure.origin.point }
      : [],
  )
  const [last] = ofOrders.toSorted(
    (a, b) => b.order.issuedOn.localeCompare(a.order.issuedOn) || b.order.orderId - a.order.orderId,
  )
  return ofOrders
    .filter(({ order }) => order.orderId === last?.order.orderId)
    .toSorted((a, b) => a.measure.id - b.measure.id)
}

const fromOrders = 'из предписаний в «Мероприятиях»'

const ofLastOrder = (
  gives: string,
  tell: (of: ReturnType<typeof listLastPoints>[number]) => string,
): Source =>
  source({
    needs: ['order-points'],
    gives,
    fill: ({ 'order-points': points, day }) => {
      const [first] = listLastPoints(points, day)
      return first ? { value: tell(first), from: fromOrders } : null
    },
  })

/** The company's own plan of measures, and the inspectors' orders that it carries out. */
export const planSources = {
  'measures.plan': source({
    needs: planNeeds,
    gives: 'мероприятия по охране труда: сведения организации и мероприятия плана',
    fill: (known) => {
      const { rows, from } = listPlan(known)
      return tellRows(rows, from)
    },
  }),
  'measures.approved': source({
    needs: planNeeds,
    gives: 'мероприятия: срок, исполнитель, расходы',
    fill: (known) => {
      const { rows, from } = listPlan(known)
      const approved = rows.map(({ action = '', deadline = '', owner = '', cost = '' }) => ({
        ...{ measure: action, term: deadline, who: owner, money: cost },
      }))
      return tellRows(approved, from)
    },
  }),
  'orders.issuer': ofLastOrder('кто выдал последнее предписание', ({ order }) => order.issuer),
  'orders.number': ofLastOrder(
    'номер и дата последнего предписания',
    ({ order: { number, issuedOn } }) => `№ ${number} от ${formatDate(issuedOn)}`,
  ),
  'orders.points': source({
    needs: ['order-points'],
    gives: 'пункты последнего предписания: срок, когда выполнено и чем подтверждено',
    fill: ({ 'order-points': points, day }) =>
      tellRows(
        listLastPoints(points, day).map(({ measure: { what, dueOn, done }, point }) => ({
          ...{ point, demand: what, term: formatDate(dueOn) },
          ...{ done: done === null ? '' : formatDate(done.on), proof: done?.proof ?? '' },
        })),
        fromOrders,
      ),
  }),
} as const satisfies Readonly<Record<string, Source>>
