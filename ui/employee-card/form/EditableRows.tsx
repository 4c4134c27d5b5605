import type { Employee } from '@osh/core/employees/employee.ts'
import { observer } from 'mobx-react-lite'
import { Suspense } from 'react'
import type { PlainField } from '#ui/employees/employee-input.ts'
import { makeLazyPart } from '#ui/kit/connection/fetch-part.ts'
import type { EmployeeFormStore } from '../employee-form-store.ts'
import { ViewRows } from './ViewRows.tsx'

const InPlaceFields = makeLazyPart(async () => ({
  default: (await import('./InPlaceFields.tsx')).InPlaceFields,
}))

type Props = {
  readonly form: EmployeeFormStore
  readonly employee: Employee
  readonly fields: readonly PlainField[]
}

/** The values, or inputs in their places; the values stay until the inputs have come. */
export const EditableRows = observer(function EditableRows({ form, employee, fields }: Props) {
  const values = <ViewRows employee={employee} fields={fields} />
  if (!form.editing) return values
  return (
    <Suspense fallback={values}>
      <InPlaceFields store={form} fields={fields} />
    </Suspense>
  )
})
