import { type Answers, fillValues } from '@osh/core/documents/answers/fill-values.ts'
import type { Template } from '@osh/core/documents/library/template.ts'
import { personNamed } from '@osh/core/documents/on-paper/person-on-paper.ts'
import type { FieldError } from '@osh/core/shared/refusals.ts'

const somebody = personNamed('Работник', 'Работник')

/** What of a form's own values is missing or can't be taken, by the same rule by which papers are filled. */
export function missingAnswers(
  template: Template,
  answers: Answers,
  isEmployed: (id: number) => boolean,
): readonly FieldError[] {
  const filled = fillValues(template, answers, (id) => (isEmployed(id) ? somebody : null))
  if (filled.ok) return []
  return filled.error.map(({ name, label, code }) => ({
    field: name,
    code: 'document/value-missing',
    label,
    reason: code,
  }))
}
