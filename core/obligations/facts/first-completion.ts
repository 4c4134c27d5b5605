import type { CompletionFact } from '../completion.ts'
import type { ObligationDraft } from '../obligation.ts'

/** The completion that the `date` of a draft stands for; null without a date. */
export function makeFirstCompletion({
  date,
  subject,
}: Pick<ObligationDraft, 'date' | 'subject'>): CompletionFact | null {
  if (date === null) return null
  return {
    date,
    result:
      'established' in subject && subject.established !== 'notAssessed' ? subject.established : 'passed',
    quantity: subject.section === 'ppe' ? subject.quantity : null,
    registeredOn: null,
  }
}
