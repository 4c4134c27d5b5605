import { useState } from 'react'
import type { PendingChoices } from './pending-choices.ts'
import { type Choice, SelectField, type SelectFieldProps } from './SelectField.tsx'

const ADD = '+'

/** What became of a new choice: its value, or why there is none. */
export type Created<T> = { readonly value: T } | { readonly refused: string }

type Props<T extends string | number> = Omit<SelectFieldProps<T>, 'id' | 'error'> & {
  readonly id: string
  readonly error: string | undefined
  /** Of the form: what it sends waits for a new choice to be stored. */
  readonly pending: PendingChoices
  /** What offers to store what is typed: «Добавить отдел «Склад»». */
  readonly offer: (name: string) => string
  readonly create: (name: string) => Promise<Created<T>>
}

/**
 * One of many; what is typed and isn't there can be stored at once. Until it is, its name stands in the field, which says that it is
 * busy; what is refused stays typed, with the reason under it.
 */
export function CreatableField<T extends string | number>(props: Props<T>) {
  const { choices, value, onChange, error, pending, offer, create, ...others } = props
  const [typed, setTyped] = useState(choices.find((one) => one.value === value)?.label ?? '')
  const [stored, setStored] = useState<string | null>(null)
  const [refusal, setRefusal] = useState<string | null>(null)
  const name = typed.trim().replace(/\s+/g, ' ')
  const isNew = name !== '' && !choices.some(({ label }) => label.toLowerCase() === name.toLowerCase())
  const offered: readonly Choice<T | typeof ADD>[] = isNew
    ? [...choices, { value: ADD, label: offer(name) }]
    : choices
  const store = async (): Promise<string | null> => {
    setStored(name)
    onChange(null)
    const created = await create(name)
    setStored(null)
    setTyped(name)
    if ('value' in created) onChange(created.value)
    const refused = 'refused' in created ? created.refused : null
    setRefusal(refused)
    return refused
  }
  const pick = (picked: T | typeof ADD | null): void => {
    setRefusal(null)
    if (picked === ADD) pending.begin(others.id, store())
    else onChange(picked)
  }
  return (
    <SelectField
      {...others}
      loading={stored !== null}
      aria-busy={stored !== null}
      readOnly={stored !== null}
      choices={offered}
      value={value}
      error={refusal ?? error}
      searchValue={stored ?? typed}
      onSearchChange={setTyped}
      onBlur={() => refusal !== null && setTyped(typed)}
      onChange={pick}
    />
  )
}
