import { type PlaceToMend, placeToMend } from '@osh/core/documents/issuing/place-to-mend.ts'
import type { Template } from '@osh/core/documents/library/template.ts'
import type { EmployeeId } from '@osh/core/employees/employee.ts'
import type { FieldError } from '@osh/core/shared/results/refusals.ts'
import { describeFieldError } from '@osh/core/wording/refusals/refusals.ts'
import type { Messages } from '#ui/kit/forms/refused-fields.ts'

/** What is in the way, and the place where it is put right; null where there is none but this dialog. */
export type Lack = { readonly said: string; readonly place: PlaceToMend | null }

/** One of those asked for, who can't be issued for. */
export type Refused = { readonly employeeId: EmployeeId; readonly lacks: readonly Lack[] }

/** Why nothing was issued. */
export type RefusedIssue = {
  /** By the dialog's own fields: `documentNumber`, `documentDate`, `parseEmployeeIds`, `values.place`. */
  readonly messages: Messages
  /** Numbers offered in place of a taken one. */
  readonly free: readonly string[]
  /** What is in the way of every paper and the dialog has no field for: gaps in the company's data, failures. */
  readonly others: readonly Lack[]
  /** Everyone of those asked for who lacks something himself. */
  readonly people: readonly Refused[]
}

export const nothingRefused: RefusedIssue = { messages: {}, free: [], others: [], people: [] }

/** What the dialog has no field for. */
export const makeRefusedIssue = (said: string): RefusedIssue => ({
  ...nothingRefused,
  others: [{ said, place: null }],
})

const own = ['documentNumber', 'documentDate', 'employeeIds']

/**
 * Sorts errors to the dialog's fields and to the people asked for; `values.head.snils` is about a person, not about the answer.
 *
 * @param ids whom the papers were asked for; the rows of the errors count in it
 */
export function sortRefusedIssue(
  template: Template,
  errors: readonly FieldError[],
  ids: readonly EmployeeId[] = [],
): RefusedIssue {
  const fields = new Set([...own, ...template.values.map(({ name }) => `values.${name}`)])
  const messages: Record<string, string> = {}
  const others = new Map<string, Lack>()
  const people = new Map<EmployeeId, Lack[]>()
  for (const error of errors) {
    const said = describeFieldError(error)
    const employeeId = error.row === undefined ? undefined : ids[error.row]
    const lack = { said, place: placeToMend(error) }
    if (employeeId !== undefined) people.set(employeeId, [...(people.get(employeeId) ?? []), lack])
    else if (fields.has(error.field)) messages[error.field] ??= said
    else others.set(said, lack)
  }
  return {
    messages,
    free: errors.flatMap((error) => (error.code === 'document-number/taken' ? error.free : [])),
    others: [...others.values()],
    people: [...people].map(([employeeId, lacks]) => ({ employeeId, lacks })),
  }
}
