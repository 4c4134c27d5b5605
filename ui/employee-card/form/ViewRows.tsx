import type { Employee } from '@osh/core/employees/employee.ts'
import { isHiddenField } from '@osh/core/hiding/hidden-field.ts'
import { wordField } from '@osh/core/wording/refusals/fields.ts'
import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { useHidden } from '#ui/app/session/May.tsx'
import type { PlainField } from '#ui/employees/employee-input.ts'
import { DefinitionList, DefinitionRow } from '#ui/kit/page/DefinitionList.tsx'
import { Hidden } from '#ui/kit/states/Hidden.tsx'
import { describeShown } from './shown-fields.ts'

type Props = {
  readonly employee: Employee
  readonly fields: readonly PlainField[]
  /** Rows before them. */
  readonly children?: ReactNode
}

/** The values under their names; what is hidden from the person says so, whether there is a value or not. */
export const ViewRows = observer(function ViewRows({ employee, fields, children }: Props) {
  const hidden = useHidden()
  return (
    <DefinitionList>
      {children}
      {fields.map((field) => (
        <DefinitionRow key={field} term={wordField(field)}>
          {isHiddenField(field, hidden) ? <Hidden /> : describeShown(employee, field)}
        </DefinitionRow>
      ))}
    </DefinitionList>
  )
})
