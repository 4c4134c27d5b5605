import type { Employee } from '@osh/core/employees/employee.ts'
import { wordField } from '@osh/core/wording/refusals/fields.ts'
import type { ReactNode } from 'react'
import type { PlainField } from '#ui/employees/employee-input.ts'
import { DefinitionList, DefinitionRow } from '#ui/kit/page/DefinitionList.tsx'
import { describeShown } from './shown-fields.ts'

type Props = {
  readonly employee: Employee
  readonly fields: readonly PlainField[]
  /** Rows before them. */
  readonly children?: ReactNode
}

/** The values under their names. */
export const ViewRows = ({ employee, fields, children }: Props) => (
  <DefinitionList>
    {children}
    {fields.map((field) => (
      <DefinitionRow key={field} term={wordField(field)}>
        {describeShown(employee, field)}
      </DefinitionRow>
    ))}
  </DefinitionList>
)
