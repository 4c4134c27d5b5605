import type { DepartmentId } from '@osh/core/departments/department.ts'
import { wordField } from '@osh/core/wording/refusals/fields.ts'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { SelectField } from '#ui/kit/forms/SelectField.tsx'
import type { PendingChoice } from './pending-choice.ts'
import type { StaffChoices } from './staff-choices.ts'
import { employeeTexts as texts } from './texts.ts'

const ADD = 0

type Props = {
  readonly choices: StaffChoices
  /** Of the form: it is told when one begins to be added. */
  readonly choosing: PendingChoice
  readonly value: DepartmentId | null
  readonly onChange: (value: DepartmentId | null) => void
  readonly message: string | undefined
}

/** A department; what is typed and isn't there can be added at once. */
export const DepartmentField = observer(function DepartmentField({
  choices,
  choosing,
  value,
  onChange,
  message,
}: Props) {
  const [typed, setTyped] = useState('')
  const { departments, departmentMessage } = choices
  const known = departments.map(({ id, name }) => ({ value: id as number, label: name }))
  const name = typed.trim().replace(/\s+/g, ' ')
  const isNew = name !== '' && !departments.some((one) => one.name.toLowerCase() === name.toLowerCase())
  const add = async (): Promise<boolean> => {
    const added = await choices.addDepartment(name)
    if (added) onChange(added.id)
    return added !== null
  }
  const pick = (picked: number | null) =>
    picked === ADD ? choosing.begin(add()) : onChange(picked as DepartmentId | null)
  return (
    <SelectField
      id="departmentId"
      label={wordField('departmentId')}
      maxDropdownHeight={350}
      choices={isNew ? [...known, { value: ADD, label: texts.addNewDepartment(name) }] : known}
      value={value as number | null}
      error={message ?? departmentMessage}
      onSearchChange={setTyped}
      onChange={pick}
    />
  )
})
