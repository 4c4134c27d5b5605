import { makeAutoObservable, observableRef } from 'mobx'
import type { ChangeEvent } from 'react'
import type { Messages } from './refused-fields.ts'

type Values<Field extends string> = Readonly<Record<Field, string>>

/** What is typed into a form's fields, and what is wrong with it: what is said of a field goes as soon as it is typed into. */
export class TypedFields<Field extends string> {
  values: Values<Field>
  messages: Messages = {}
  readonly #blank: Values<Field>

  constructor(blank: Values<Field>) {
    this.#blank = blank
    this.values = blank
    makeAutoObservable(this, { values: observableRef, messages: observableRef }, { autoBind: true })
  }

  set(field: Field, value: string): void {
    this.values = { ...this.values, [field]: value }
    const { [field]: _, ...others } = this.messages
    this.messages = others
  }

  clear(): void {
    this.values = this.#blank
    this.messages = {}
  }

  refuse(messages: Messages): void {
    this.messages = messages
  }
}

/** What an input of a form is told of its field. */
export const bindTyped = <Field extends string>(
  { values, messages, set }: TypedFields<Field>,
  field: NoInfer<Field>,
) => ({
  id: field,
  value: values[field],
  error: messages[field],
  'aria-invalid': messages[field] !== undefined,
  onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement>) => set(field, currentTarget.value),
})
