import type { CompletionFact, CompletionResult } from '../completion.ts'
import type { ObligationDraft } from '../obligation.ts'
import type { Subject } from '../subject.ts'

/** The completion that the `date` of a draft stands for; null without a date, and of an assessment that has found nothing. */
export function makeFirstCompletion({
  date,
  subject,
}: Pick<ObligationDraft, 'date' | 'subject'>): CompletionFact | null {
  const result = findResult(subject)
  if (date === null || result === null) return null
  return {
    date,
    result,
    quantity: subject.section === 'ppe' ? subject.quantity : null,
    registeredOn: null,
  }
}

function findResult(subject: Subject): CompletionResult | null {
  if (!('established' in subject)) return 'passed'
  return subject.established === 'notAssessed' ? null : subject.established
}
