import type { Template, ValueSpec } from '../library/template.ts'
import { isOfCompany } from '../sources/incident/keep-said.ts'
import type { Answers } from './answers.ts'
import { listEmployeesInAnswers } from './people-in-answers.ts'

/**
 * What of the answers to one paper the next paper of the form begins with. Days, periods and holders of roles are each paper's own.
 * What the records fill is asked of them each time, and so is what the company says of itself, if only it has said it.
 * An answer that names someone who is no longer employed goes as a whole.
 */
export function carryOver(
  template: Pick<Template, 'values'>,
  answers: Answers,
  isEmployed: (employeeId: number) => boolean,
): Answers {
  const kept = template.values.filter((spec) => {
    const answer = answers[spec.name] ?? ''
    return (
      isLasting(spec) &&
      answer !== '' &&
      listEmployeesInAnswers({ values: [spec] }, answers).every(isEmployed)
    )
  })
  return Object.fromEntries(kept.map(({ name }) => [name, answers[name]]))
}

const isLasting = ({ kind: { type }, source }: ValueSpec): boolean =>
  (source === undefined || isOfCompany(source) || source.startsWith('facts.')) &&
  type !== 'date' &&
  type !== 'period' &&
  type !== 'responsible'
