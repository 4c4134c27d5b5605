import { observer } from 'mobx-react-lite'
import { type ReactNode, useEffect, useRef } from 'react'
import { EmployeeInputField } from '#ui/employees/EmployeeInputField.tsx'
import type { PlainField } from '#ui/employees/employee-input.ts'
import type { EmployeeFormStore } from '../employee-form-store.ts'
import styles from './InPlace.module.css'
import { focusAsked } from './use-asked-field.ts'

type Props = {
  readonly store: EmployeeFormStore
  readonly fields: readonly PlainField[]
  /** Fields that are no plain ones. */
  readonly children?: ReactNode
}

/** The inputs in the places of the values, under the same names; the form's first one gets the cursor. */
export const InPlaceFields = observer(function InPlaceFields({ store, fields, children }: Props) {
  const rows = useRef<HTMLDivElement>(null)
  useEffect(() => focusAsked(rows.current?.closest('form') ?? null), [])
  const { input, messages, today, type } = store
  return (
    <div ref={rows} className={styles.rows}>
      {children}
      {fields.map((field) => (
        <EmployeeInputField key={field} {...{ input, messages, today, field }} onChange={type} />
      ))}
    </div>
  )
})
