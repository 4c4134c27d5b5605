import type { Employee } from '@osh/core/employees/employee.ts'
import { wordField } from '@osh/core/wording/refusals/fields.ts'
import type { ReactNode } from 'react'
import { DefinitionList, DefinitionRow } from '#ui/kit/page/DefinitionList.tsx'
import { describeShown, type Shown } from './shown-fields.ts'

type Props = {
  readonly employee: Employee
  readonly fields: readonly Shown[]
  /** Rows before them. */
  readonly children?: ReactNode
}

/** The values under their names. */
export const ViewRows = ({ employee, fields, children }: Props) => (
  <DefinitionList>
    {children}
    {fields.map((shown) => (
      <DefinitionRow key={shown.field} term={wordField(shown.field)}>
        {describeShown(employee, shown)}
      </DefinitionRow>
    ))}
  </DefinitionList>
)
