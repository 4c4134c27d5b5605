import { foldName } from '../../shared/names/name-search.ts'
import type { CompletionId } from '../completion.ts'
import type { HoldingRefusal } from '../refusals.ts'
import { type PpeFact, settleChanged, settleStored } from './holding.ts'
import { isSamePpe } from './same-ppe.ts'

/**
 * Whether every employee's PPE still adds up after a change entered by hand; null when it does.
 *
 * @param takenBack an issuance that goes for good: refused when anything was returned of it, even where
 *   another issuance would cover the return.
 */
export function checkHoldings(
  before: readonly PpeFact[],
  after: readonly PpeFact[],
  takenBack: CompletionId | null,
): HoldingRefusal | null {
  const old = Map.groupBy(before, ({ employeeId }) => employeeId)
  const now = Map.groupBy(after, ({ employeeId }) => employeeId)
  for (const id of new Set([...old.keys(), ...now.keys()])) {
    const refusal = checkEmployee(old.get(id) ?? [], now.get(id) ?? [], takenBack)
    if (refusal) return refusal
  }
  return null
}

function checkEmployee(
  before: readonly PpeFact[],
  after: readonly PpeFact[],
  takenBack: CompletionId | null,
): HoldingRefusal | null {
  const earlier = settleStored(before)
  const returned =
    earlier.ok && earlier.value.find((held) => held.issuance === takenBack && held.returned > 0)
  if (returned) return { code: 'ppe/issuance-has-returns', ppe: returned.name }
  const settled = settleChanged(before, after)
  if (settled.ok) return null
  const { ppe } = settled.error
  const lost = before.some((fact) => isIssuanceOf(ppe, fact) && !after.some((other) => isSame(fact, other)))
  return { code: lost ? 'ppe/issuance-has-returns' : 'ppe/more-than-held', ppe }
}

const isIssuanceOf = (ppe: string, { event, name }: PpeFact): boolean =>
  event === 'issuance' && foldName(name) === foldName(ppe)

const isSame = (a: PpeFact, b: PpeFact): boolean =>
  a.completionId === b.completionId &&
  a.event === b.event &&
  isSamePpe(a, b) &&
  a.quantity === b.quantity &&
  a.date === b.date
