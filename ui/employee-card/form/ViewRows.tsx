import type { Employee } from '@osh/core/employees/employee.ts'
import { fieldLabel } from '@osh/core/wording/refusals/fields.ts'
import type { ReactNode } from 'react'
import { DefinitionList, DefinitionRow } from '#ui/kit/page/DefinitionList.tsx'
import { type Shown, shownValue } from './shown-fields.ts'

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
      <DefinitionRow key={shown.field} term={fieldLabel(shown.field)}>
        {shownValue(employee, shown)}
      </DefinitionRow>
    ))}
  </DefinitionList>
)
