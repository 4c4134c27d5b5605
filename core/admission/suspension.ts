import type { LocalDate } from '../shared/dates/local-date.ts'
import type { AdmissionOrder } from './admission-order.ts'

/** The order under which an employee doesn't work. */
export type Suspension = AdmissionOrder & { readonly effect: 'suspends' | 'paysDowntime' }

/**
 * The order under which one employee is kept from work on the day, out of all that name them, in any order; null where there
 * is none. It holds from its day until an order that readmits; of two on one day the later issued is the later. A suspension comes
 * before a downtime, the earliest before others: it says since when.
 * Law: ТК РФ, ст. 76 ч. 2 (suspended until what it was for is removed).
 */
export function findSuspension(orders: readonly AdmissionOrder[], day: LocalDate): Suspension | null {
  const begun = orders.filter(({ from }) => from <= day).toSorted(compareByTime)
  const held = begun.slice(begun.findLastIndex(({ effect }) => effect === 'readmits') + 1).filter(keeps)
  return held.find(({ effect }) => effect === 'suspends') ?? held[0] ?? null
}

const keeps = (order: AdmissionOrder): order is Suspension => order.effect !== 'readmits'

const compareByTime = (a: AdmissionOrder, b: AdmissionOrder): number =>
  a.from === b.from ? a.document.id - b.document.id : a.from < b.from ? -1 : 1
