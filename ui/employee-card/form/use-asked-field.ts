import type { Employee } from '@osh/core/employees/employee.ts'
import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { useMay } from '#ui/app/session/May.tsx'
import type { EmployeeFormStore } from '../employee-form-store.ts'

/** An address that ends with `#snils` asks for that field: the form opens with the cursor in it, for whoever may change the employee. */
export function useAskedField(form: EmployeeFormStore, employee: Employee, fields: readonly string[]): void {
  const { hash } = useLocation()
  const mayChange = useMay('change')
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked for once, however often the employee is stored meanwhile
  useEffect(() => {
    if (mayChange && fields.includes(hash.slice(1)) && !form.editing) form.edit(employee)
  }, [form, hash, mayChange])
}

/** The field that the address asks for, else the first. */
export function focusAsked(form: HTMLFormElement | null): void {
  const [first, ...others] = form?.querySelectorAll<HTMLElement>('input') ?? []
  const asked = [first, ...others].find((input) => input !== undefined && `#${input.id}` === location.hash)
  const field = asked ?? first
  if (asked) asked.scrollIntoView({ block: 'center' })
  field?.focus()
}
