import type { Template } from '@osh/core/documents/library/template.ts'
import type { FieldError } from '@osh/core/shared/results/refusals.ts'
import { describeFieldError } from '@osh/core/wording/refusals/errors.ts'
import type { Messages } from '#ui/kit/forms/refused-fields.ts'

/** Why nothing was issued. */
export type RefusedIssue = {
  /** By the dialog's own fields: `documentNumber`, `documentDate`, `employeeIds`, `values.place`. */
  readonly messages: Messages
  /** Numbers offered in place of a taken one. */
  readonly free: readonly string[]
  /** What the dialog has no field for: gaps in the company's data and in those of employees, failures. */
  readonly others: readonly string[]
  readonly lacksOfCompany: boolean
  readonly lacksOfEmployees: boolean
}

export const nothingRefused: RefusedIssue = {
  messages: {},
  free: [],
  others: [],
  lacksOfCompany: false,
  lacksOfEmployees: false,
}

const own = ['documentNumber', 'documentDate', 'employeeIds']

/** Sorts errors to the dialog's fields; `values.head.snils` is about a person, not about the answer. */
export function refusedIssue(template: Template, errors: readonly FieldError[]): RefusedIssue {
  const fields = new Set([...own, ...template.values.map(({ name }) => `values.${name}`)])
  const messages: Record<string, string> = {}
  const others = new Set<string>()
  for (const error of errors) {
    const said = describeFieldError(error)
    if (fields.has(error.field)) messages[error.field] ??= said
    else others.add(said)
  }
  const lacks = (roots: RegExp) => errors.some(({ field }) => !fields.has(field) && roots.test(field))
  return {
    messages,
    free: errors.flatMap((error) => (error.code === 'document-number/taken' ? error.free : [])),
    others: [...others],
    lacksOfCompany: lacks(/^(?:company|director)\b/),
    lacksOfEmployees: lacks(/^(?:employee|employees|values)\./),
  }
}
