import { type Employee, fullNameOf } from '../../employees/employee.ts'
import { inRussianOrder } from '../../shared/names/russian-order.ts'
import { type FieldErrors, fieldErrors } from '../../shared/results/refusals.ts'
import type { Obligation, ObligationDraft } from '../obligation.ts'
import type { Subject } from '../subject.ts'
import { type PpeFact, settleHoldings } from './holding.ts'

/** Whom something is asked of, with all of theirs that moved PPE but what the obligation itself has moved. */
export type Holder = { readonly fullName: string; readonly facts: readonly PpeFact[] }

/** The employees, each with theirs among the facts. */
export function holdersOf(
  employees: Iterable<Pick<Employee, 'id' | 'firstName' | 'lastName' | 'fatherName'>>,
  facts: readonly PpeFact[],
): readonly Holder[] {
  const moved = Map.groupBy(facts, (fact) => fact.employeeId)
  return Array.from(employees, (employee) => ({
    fullName: fullNameOf(employee),
    facts: moved.get(employee.id) ?? [],
  }))
}

/**
 * No one is asked to return more than they hold; null when no one is. The error names the least that is held and,
 * where the return is asked of several, those who hold too little.
 */
export function checkReturn(
  subject: Subject,
  holders: readonly Holder[],
): FieldErrors<'quantity/more-than-held'> | null {
  if (subject.section !== 'ppe' || subject.event !== 'return') return null
  const { name, quantity } = subject
  const short = holders
    .map(({ fullName, facts }) => ({ fullName, held: heldOf(name, facts) }))
    .filter(({ held }) => held < quantity)
  if (short.length === 0) return null
  const who = holders.length > 1 ? short.map(({ fullName }) => fullName).toSorted(inRussianOrder) : []
  const held = Math.min(...short.map((one) => one.held))
  return fieldErrors({ field: 'quantity', code: 'quantity/more-than-held', held, who })
}

/** The same of a change, which asks for something only where it names another PPE, quantity or event. */
export function checkChangedReturn(
  { subject: before }: Pick<Obligation, 'subject'>,
  { subject }: Partial<ObligationDraft>,
  holders: readonly Holder[],
): FieldErrors<'quantity/more-than-held'> | null {
  return subject === undefined || isSameReturn(before, subject) ? null : checkReturn(subject, holders)
}

const isSameReturn = (a: Subject, b: Subject): boolean =>
  a.section === 'ppe' &&
  b.section === 'ppe' &&
  a.name === b.name &&
  a.quantity === b.quantity &&
  a.event === b.event

function heldOf(name: string, facts: readonly PpeFact[]): number {
  const settled = settleHoldings(facts)
  if (!settled.ok) return 0
  return settled.value.reduce((sum, holding) => (holding.name === name ? sum + holding.quantity : sum), 0)
}
