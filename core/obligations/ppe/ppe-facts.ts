import type { Completion } from '../completion.ts'
import type { Obligation } from '../obligation.ts'
import type { PpeFact } from './holding.ts'

/** What of an obligation's completions moved PPE; nothing in other sections. Removed obligations' facts count too. */
export function takePpeFacts(
  { subject, employeeId, periodicity }: Pick<Obligation, 'subject' | 'employeeId' | 'periodicity'>,
  completions: readonly Completion[],
): readonly PpeFact[] {
  if (subject.section !== 'ppe') return []
  const { event, name, quantity, unit, norm, size } = subject
  return completions
    .filter((fact) => fact.takenBack === null && fact.result !== 'failed')
    .map((fact) => ({
      completionId: fact.id,
      employeeId,
      event,
      name,
      quantity: fact.quantity ?? quantity,
      unit,
      norm,
      size,
      date: fact.date,
      periodicity,
    }))
}
