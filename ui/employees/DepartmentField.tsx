import type { DepartmentId } from '@osh/core/departments/department.ts'
import { wordField } from '@osh/core/wording/refusals/fields.ts'
import { observer } from 'mobx-react-lite'
import { CreatableField } from '#ui/kit/forms/CreatableField.tsx'
import type { PendingChoices } from '#ui/kit/forms/pending-choices.ts'
import type { StaffChoices } from './staff-choices.ts'
import { employeeTexts as texts } from './texts.ts'

type Props = {
  readonly choices: StaffChoices
  /** Of the form. */
  readonly pending: PendingChoices
  readonly value: DepartmentId | null
  readonly onChange: (value: DepartmentId | null) => void
  readonly message: string | undefined
}

/** A department; what is typed and isn't there can be added at once. */
export const DepartmentField = observer(function DepartmentField(props: Props) {
  const { choices, pending, value, onChange, message } = props
  return (
    <CreatableField
      id="departmentId"
      label={wordField('departmentId')}
      maxDropdownHeight={350}
      choices={choices.departments.map(({ id, name }) => ({ value: id, label: name }))}
      pending={pending}
      offer={texts.addNewDepartment}
      create={choices.addDepartment}
      value={value}
      error={message}
      onChange={onChange}
    />
  )
})
