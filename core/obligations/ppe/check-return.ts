import { type Employee, joinFullName } from '../../employees/employee.ts'
import { foldName } from '../../shared/names/name-search.ts'
import { compareInRussian } from '../../shared/names/russian-order.ts'
import { type FieldErrors, fieldErrors } from '../../shared/results/refusals.ts'
import type { Obligation, ObligationDraft } from '../obligation.ts'
import type { PpeUnit, Subject } from '../subject.ts'
import { countHeldPieces, findHeldPieces, type PpeFact, settleStored } from './holding.ts'
import { isSamePpe, type PpeItem } from './same-ppe.ts'

/** Whom something is asked of, with all of theirs that moved PPE but what the obligation itself has moved. */
export type Holder = { readonly fullName: string; readonly facts: readonly PpeFact[] }

/** The employees, each with theirs among the facts. */
export function listPpeHolders(
  employees: Iterable<Pick<Employee, 'id' | 'firstName' | 'lastName' | 'fatherName'>>,
  facts: readonly PpeFact[],
): readonly Holder[] {
  const moved = Map.groupBy(facts, (fact) => fact.employeeId)
  return Array.from(employees, (employee) => ({
    fullName: joinFullName(employee),
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
  const [least, ...others] = holders
    .map(({ fullName, facts }) => ({ fullName, ...countHeld(subject, facts) }))
    .filter(({ held, unit }) => unit !== subject.unit || held < subject.quantity)
    .toSorted((a, b) => a.held - b.held)
  if (least === undefined) return null
  const short = [least, ...others].map(({ fullName }) => fullName).toSorted(compareInRussian)
  const who = holders.length > 1 ? short : []
  const { held, unit } = least
  return fieldErrors({ field: 'quantity', code: 'quantity/more-than-held', held, unit, who })
}

/** The same of a change, which asks for something only where it names another PPE, unit, quantity or event. */
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
  isSamePpe(a, b) &&
  a.quantity === b.quantity &&
  a.event === b.event

/** As many as are held of the PPE; where none are, what is held of its name in another unit. */
function countHeld(
  asked: PpeItem,
  facts: readonly PpeFact[],
): { readonly held: number; readonly unit: PpeUnit } {
  const settled = settleStored(facts)
  const holdings = settled.ok ? settled.value : []
  const pieces =
    findHeldPieces(holdings, asked) ??
    countHeldPieces(holdings).find(({ name }) => foldName(name) === foldName(asked.name))
  return pieces ? { held: pieces.quantity, unit: pieces.unit } : { held: 0, unit: asked.unit }
}
