import { sizeFields } from '@osh/core/employees/sizes/sizes.ts'
import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import type { PendingChoices } from '#ui/kit/forms/pending-choices.ts'
import { DepartmentField } from './DepartmentField.tsx'
import styles from './EmployeeFields.module.css'
import { EmployeeInputField, type Typing } from './EmployeeInputField.tsx'
import { fieldGroups } from './employee-input.ts'
import { FoldedSizes, sizeExamples } from './FoldedSizes.tsx'
import { PositionField } from './PositionField.tsx'
import type { StaffChoices } from './staff-choices.ts'
import { employeeTexts as texts } from './texts.ts'

type Props = Typing & {
  /** Opened by the form that holds it. */
  readonly choices: StaffChoices
  /** What the form waits for before it saves. */
  readonly pending: PendingChoices
}

/** The fields of a new employee. */
export const EmployeeFields = observer(function EmployeeFields({ choices, pending, ...typing }: Props) {
  const { input, messages, onChange } = typing
  return (
    <div className={styles.fields}>
      <Group title={texts.groups.person}>
        {fieldGroups.person.map((field) => (
          <EmployeeInputField key={field} {...typing} field={field} autofocus={field === 'lastName'} />
        ))}
      </Group>
      <Group title={texts.groups.work}>
        {fieldGroups.work.map((field) => {
          if (field === 'departmentId')
            return (
              <DepartmentField
                key={field}
                choices={choices}
                pending={pending}
                value={input.departmentId}
                message={messages.departmentId}
                onChange={(departmentId) => onChange({ departmentId })}
              />
            )
          if (field === 'positionId')
            return (
              <PositionField
                key={field}
                choices={choices}
                pending={pending}
                value={input.positionId}
                message={messages.positionId}
                onChange={(positionId) => onChange({ positionId })}
              />
            )
          return <EmployeeInputField key={field} {...typing} field={field} />
        })}
      </Group>
      <Group title={texts.groups.contacts}>
        {fieldGroups.contacts.map((field) => (
          <EmployeeInputField key={field} {...typing} field={field} />
        ))}
      </Group>
      <FoldedSizes opened={false}>
        <div className={styles.grid}>
          {sizeFields.map((field) => (
            <EmployeeInputField key={field} {...typing} field={field} placeholder={sizeExamples[field]} />
          ))}
        </div>
      </FoldedSizes>
    </div>
  )
})

const Group = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <fieldset className={styles.group}>
    <legend className={styles.legend}>{title}</legend>
    <div className={styles.grid}>{children}</div>
  </fieldset>
)
