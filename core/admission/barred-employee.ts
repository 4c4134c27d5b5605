import type { EmployeeId } from '../employees/employee.ts'
import { groundOf } from '../norms/admission-grounds.ts'
import { compareDays } from '../shared/dates/compare-days.ts'
import type { LocalDate } from '../shared/dates/local-date.ts'
import { compareInRussian } from '../shared/names/russian-order.ts'
import type { AdmissionForm, AdmissionOrder } from './admission-order.ts'
import { type Bar, findBar } from './bar.ts'
import { findSuspension, isSettled, type LastPassed, type Suspension } from './suspension.ts'

/** Who it is, as tables show a person. */
export type PersonAtWork = {
  readonly employeeId: EmployeeId
  readonly fullName: string
  readonly personnelNumber: string | null
  readonly birthDate: LocalDate
  readonly department: string
  readonly position: string
}

/** An employee who may not work today (не допускать). */
export type BarredEmployee = PersonAtWork & {
  /** The earliest of the reasons; where none is left, the day of the order. Null where something was never done. */
  readonly since: LocalDate | null
  /** What is lacking, earliest first; empty where the order alone holds. */
  readonly bars: readonly Bar[]
  /** Whether nothing is lacking and the records show that what they were suspended for was passed since. */
  readonly settled: boolean
  readonly order: Suspension | null
  /** Whether the order covers everything that is lacking: nothing is left to do but to get it done. */
  readonly held: boolean
  /** The paper to issue next; null where the library has none, or none is needed. */
  readonly next: AdmissionForm | null
}

export type AdmissionFacts = {
  /** The rows that may keep someone from work, of those who are at work; others do no harm. */
  readonly duties: readonly Bar['duty'][]
  /** Every order that names someone, whether it holds or not. */
  readonly orders: readonly AdmissionOrder[]
  /** Everyone at work who is named by an order; others do no harm. */
  readonly people: readonly PersonAtWork[]
  /** What those whom an order names passed last, section by section; others do no harm. */
  readonly passed: readonly (LastPassed & { readonly employeeId: EmployeeId })[]
}

/**
 * Who may not work today, one entry for each person with all the reasons in it, the earliest first. Whoever is suspended stays, until
 * an order readmits them; a downtime ends by itself when the PPE has been issued.
 * Law: ТК РФ, ст. 76 ч. 1, 2, ст. 216.1.
 */
export function barredEmployees(
  { duties, orders, people, passed }: AdmissionFacts,
  today: LocalDate,
): readonly BarredEmployee[] {
  const bars = Map.groupBy(
    duties.flatMap((duty) => findBar(duty) ?? []),
    ({ duty }) => duty.employeeId,
  )
  const ordersOf = Map.groupBy(orders, ({ employeeId }) => employeeId)
  const passedBy = Map.groupBy(passed, ({ employeeId }) => employeeId)
  const known = new Map(people.map((person) => [person.employeeId, person]))
  const named = new Set([...bars.keys(), ...ordersOf.keys()])
  return [...named]
    .flatMap((id) => {
      const own = (bars.get(id) ?? []).toSorted(compareByTime)
      const person = own[0]?.duty ?? known.get(id)
      if (!person) return []
      const issued = ordersOf.get(id) ?? []
      const settled = own.length === 0 && isSettled(issued, passedBy.get(id) ?? [], today)
      return bar(person, own, { found: findSuspension(issued, today), settled }) ?? []
    })
    .toSorted(compareEmployees)
}

function bar(
  person: PersonAtWork,
  bars: readonly Bar[],
  { found, settled }: { readonly found: Suspension | null; readonly settled: boolean },
): BarredEmployee | null {
  const order = found?.effect === 'paysDowntime' && bars.every(isSuspended) ? null : found
  const [first] = bars
  if (!first && !order) return null
  const since = first ? first.since : (order?.from ?? null)
  const held = order !== null && (order.effect === 'suspends' || !bars.some(isSuspended))
  const next = held ? (order.effect === 'suspends' ? 'end-suspension' : null) : pickNextForm(bars)
  const { employeeId, fullName, personnelNumber, birthDate, department, position } = person
  const who = { employeeId, fullName, personnelNumber, birthDate, department, position }
  return { ...who, since, bars, settled, order, held, next }
}

/** The law asks to suspend for it, rather than to pay the downtime. */
const isSuspended = ({ ground }: Bar): boolean => groundOf(ground).duty === 'suspend'

/** By the earliest reason to suspend; PPE alone is the employer's downtime. */
function pickNextForm(bars: readonly Bar[]): AdmissionForm | null {
  const suspended = bars.filter(isSuspended)
  if (suspended.length === 0) return 'downtime-no-ppe'
  return suspended.map(({ ground }) => forms[ground]).find((form) => form !== null) ?? null
}

const forms: Readonly<Record<Bar['ground'], AdmissionForm | null>> = {
  briefing: 'suspend-untrained',
  training: 'suspend-untrained',
  medicalExamination: 'suspend-unexamined',
  contraindications: 'suspend-unexamined',
  fireSafety: null,
  electricalSafety: null,
  ppeNotUsed: 'suspend-no-ppe',
  ppe: 'downtime-no-ppe',
}

const compareByTime = (a: Bar, b: Bar): number =>
  compareDays(a.since, b.since) || a.duty.obligationId - b.duty.obligationId

const compareEmployees = (a: BarredEmployee, b: BarredEmployee): number =>
  compareDays(a.since, b.since) || compareInRussian(a.fullName, b.fullName) || a.employeeId - b.employeeId
