import type { FormEvent } from 'react'

/** Runs the form's action; what it refused puts the cursor into the first of the fields that is marked wrong. */
export function handleSubmit(act: () => void | Promise<void>, ...fields: readonly string[]) {
  return (event: FormEvent): void => {
    event.preventDefault()
    void Promise.resolve(act()).then(() => requestAnimationFrame(() => focusFirstWrong(fields)))
  }
}

function focusFirstWrong(fields: readonly string[]): void {
  const inputs = fields.map((id) => document.getElementById(id))
  inputs.find((input) => input?.getAttribute('aria-invalid') === 'true')?.focus()
}
