import { ErrorSummary, focusRefused } from '#ui/kit/forms/ErrorSummary.tsx'
import type { Messages } from '#ui/kit/forms/refused-fields.ts'
import { blankEmployee, listWrongFields } from './employee-input.ts'

/** Why an employee was not stored: links to the fields, and what is about none of them. */
export function EmployeeErrors({ messages }: { readonly messages: Messages }) {
  const others = Object.keys(messages).filter((field) => !(field in blankEmployee))
  const said = others.map((field) => messages[field]).join(' ')
  return <ErrorSummary {...(said === '' ? {} : { title: said })} fields={listWrongFields(messages)} />
}

/** Puts the cursor into the first field that has a message, or on what is said of the whole form. */
export function focusFirstWrong(messages: Messages): void {
  const [first] = listWrongFields(messages)
  focusRefused(first?.id)
}
