import type { Section } from '../sections/section.ts'
import type { LocalDate } from '../shared/dates/local-date.ts'
import { type AdmissionOrder, admissionForms } from './admission-order.ts'

/** The order under which an employee doesn't work. */
export type Suspension = AdmissionOrder & { readonly effect: 'suspends' | 'paysDowntime' }

/** When the employee last passed something of the section, of what they are obliged to. */
export type LastPassed = { readonly section: Section; readonly date: LocalDate }

/**
 * The order under which one employee is kept from work on the day, out of all that name them, in any order; null where there
 * is none. It holds from its day until an order that readmits; of two on one day the later issued is the later. A suspension comes
 * before a downtime, the earliest before others: it says since when.
 * Law: ТК РФ, ст. 76 ч. 2 (suspended until what it was for is removed).
 */
export function findSuspension(orders: readonly AdmissionOrder[], day: LocalDate): Suspension | null {
  const held = listHeld(orders, day)
  return held.find(({ effect }) => effect === 'suspends') ?? held[0] ?? null
}

/**
 * Whether the records show that what every order suspends for on the day was removed: something of its kind was passed from its day on.
 * What the records can't tell, as intoxication, they never show.
 * Law: ТК РФ, ст. 76 ч. 2.
 */
export const isSettled = (
  orders: readonly AdmissionOrder[],
  passed: readonly LastPassed[],
  day: LocalDate,
): boolean =>
  listHeld(orders, day)
    .filter(({ effect }) => effect === 'suspends')
    .every(({ form, from }) => {
      const endedBy: readonly Section[] = admissionForms[form].endedBy
      return passed.some(({ section, date }) => date >= from && endedBy.includes(section))
    })

/** What keeps from work on the day, from the earliest on. */
function listHeld(orders: readonly AdmissionOrder[], day: LocalDate): readonly Suspension[] {
  const begun = orders.filter(({ from }) => from <= day).toSorted(compareByTime)
  return begun.slice(begun.findLastIndex(({ effect }) => effect === 'readmits') + 1).filter(keeps)
}

const keeps = (order: AdmissionOrder): order is Suspension => order.effect !== 'readmits'

const compareByTime = (a: AdmissionOrder, b: AdmissionOrder): number =>
  a.from === b.from ? a.document.id - b.document.id : a.from < b.from ? -1 : 1
