import { rulesOf } from '../../sections/section.ts'
import type { LocalDate } from '../../shared/local-date.ts'
import { type FieldError, type FieldErrors, fieldErrors } from '../../shared/refusals.ts'
import type { CompletionFact } from '../completion.ts'
import type { ObligationDraft } from '../obligation.ts'
import type { Subject } from '../subject.ts'

/** Why a completion can't be entered by hand; null when it can. Its day is not later than today. */
export function checkCompletion(
  subject: Subject,
  fact: CompletionFact,
  today: LocalDate,
): FieldErrors | null {
  const errors: FieldError[] = []
  if (fact.date > today) errors.push({ field: 'date', code: 'date/in-future' })
  if (!resultsOf(subject).includes(fact.result))
    errors.push({ field: 'result', code: 'completion/wrong-result' })
  if (subject.section === 'ppe' && !isPieces(fact.quantity ?? subject.quantity))
    errors.push({ field: 'quantity', code: 'quantity/invalid' })
  return errors.length > 0 ? fieldErrors(...errors) : null
}

/** The completion as it is stored: pieces where there are any, all of them unless said otherwise. */
export const storedFact = (subject: Subject, fact: CompletionFact): CompletionFact => ({
  date: fact.date,
  result: fact.result,
  quantity: subject.section === 'ppe' ? (fact.quantity ?? subject.quantity) : null,
})

/** The completion that the `date` of a draft stands for; null without a date. */
export function firstCompletion({
  date,
  subject,
}: Pick<ObligationDraft, 'date' | 'subject'>): CompletionFact | null {
  if (date === null) return null
  return {
    date,
    result:
      'established' in subject && subject.established !== 'notAssessed' ? subject.established : 'passed',
    quantity: subject.section === 'ppe' ? subject.quantity : null,
  }
}

/** Why an obligation can't be given; null when it can. A recurring one counts from a date or has a fixed deadline. */
export function checkDraft(draft: ObligationDraft, today: LocalDate): FieldErrors | null {
  const { subject, date, deadline, periodicity } = draft
  const errors: FieldError[] = []
  if (date !== null && date > today) errors.push({ field: 'date', code: 'date/in-future' })
  if (periodicity.kind === 'every' && date === null && deadline === null) errors.push(dateOrDeadline)
  if (subject.section === 'ppe' && !isPieces(subject.quantity))
    errors.push({ field: 'quantity', code: 'quantity/invalid' })
  return errors.length > 0 ? fieldErrors(...errors) : null
}

export const dateOrDeadline: FieldError = { field: 'date', code: 'obligation/date-or-deadline' }

function resultsOf({ section }: Subject): readonly string[] {
  const { isDated, findings } = rulesOf(section)
  return isDated ? ['passed', 'failed'] : findings.filter((result) => result !== 'notAssessed')
}

const isPieces = (quantity: number): boolean => Number.isInteger(quantity) && quantity >= 1
