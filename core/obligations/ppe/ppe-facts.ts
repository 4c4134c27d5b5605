import type { Completion, CompletionId } from '../completion.ts'
import type { Obligation } from '../obligation.ts'
import type { HoldingRefusal } from '../obligation-repository.ts'
import { type PpeFact, settleHoldings } from './holding.ts'

/** What of an obligation's completions moved PPE; nothing in other sections. Removed obligations' facts count too. */
export function ppeFactsOf(
  { subject, employeeId, periodicity }: Pick<Obligation, 'subject' | 'employeeId' | 'periodicity'>,
  completions: readonly Completion[],
): readonly PpeFact[] {
  if (subject.section !== 'ppe') return []
  const { event, name, quantity } = subject
  return completions
    .filter((fact) => fact.takenBack === null && fact.result !== 'failed')
    .map((fact) => ({
      completionId: fact.id,
      employeeId,
      event,
      name,
      quantity: fact.quantity ?? quantity,
      date: fact.date,
      periodicity,
    }))
}

/**
 * Whether one employee's PPE still adds up after a change entered by hand; null when it does.
 *
 * @param takenBack an issuance that goes for good: refused when anything was returned of it, even where
 *   another issuance would cover the return.
 */
export function checkHoldings(
  before: readonly PpeFact[],
  after: readonly PpeFact[],
  takenBack: CompletionId | null,
): HoldingRefusal | null {
  const earlier = settleHoldings(before)
  const returned =
    earlier.ok && earlier.value.find((held) => held.issuance === takenBack && held.returned > 0)
  if (returned) return { code: 'ppe/issuance-has-returns', ppe: returned.name }
  const settled = settleHoldings(after)
  if (settled.ok) return null
  const { ppe } = settled.error
  const lost = before.some((fact) => isIssuanceOf(ppe, fact) && !after.some((other) => isSame(fact, other)))
  return { code: lost ? 'ppe/issuance-has-returns' : 'ppe/more-than-held', ppe }
}

const isIssuanceOf = (ppe: string, { event, name }: PpeFact): boolean => event === 'issuance' && name === ppe

const isSame = (a: PpeFact, b: PpeFact): boolean =>
  a.completionId === b.completionId &&
  a.event === b.event &&
  a.name === b.name &&
  a.quantity === b.quantity &&
  a.date === b.date
