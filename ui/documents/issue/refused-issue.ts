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
  /** The first field of «Сведения об организации» that the paper lacks; null when it lacks none. */
  readonly lacksOfCompany: string | null
  readonly lacksOfEmployees: boolean
}

export const nothingRefused: RefusedIssue = {
  messages: {},
  free: [],
  others: [],
  lacksOfCompany: null,
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
    lacksOfCompany: companyFieldIn(errors),
    lacksOfEmployees: lacks(/^(?:employee|employees|values)\./),
  }
}

/** Paths of a paper that are not called like the field they are made from. */
const madeFrom: Readonly<Record<string, string>> = {
  'company.city': 'legalAddress',
  'director.position': 'directorPosition',
}

function companyFieldIn(errors: readonly FieldError[]): string | null {
  const lacking = errors.find(({ field }) => /^(?:company|director)\b/.test(field))
  if (lacking === undefined) return null
  const [root, member = ''] = lacking.field.split('.')
  return madeFrom[lacking.field] ?? (root === 'director' ? 'directorName' : member)
}
