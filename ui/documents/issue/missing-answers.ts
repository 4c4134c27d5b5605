import type { Answers } from '@osh/core/documents/answers/answers.ts'
import { checkAnswers } from '@osh/core/documents/bounds/check-answers.ts'
import type { Template } from '@osh/core/documents/library/template.ts'
import { personNamed } from '@osh/core/documents/on-paper/person-on-paper.ts'
import type { LocalDate } from '@osh/core/shared/dates/local-date.ts'
import type { FieldError } from '@osh/core/shared/results/refusals.ts'

const somebody = personNamed('Работник', 'Работник')

/** What of a form's own values is missing or can't be taken, by the same rule by which papers are issued. */
export function missingAnswers(
  template: Template,
  answers: Answers,
  isEmployed: (id: number) => boolean,
  date: LocalDate | null,
): readonly FieldError[] {
  const checked = checkAnswers(template, answers, (id) => (isEmployed(id) ? somebody : null), date)
  return checked.ok ? [] : checked.error
}
