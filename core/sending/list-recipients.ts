import type { Employee, EmployeeId } from '../employees/employee.ts'
import type { Sending } from './read-sending.ts'

type Addressee = Pick<Employee, 'email' | 'workEmail'>

/** Each address once; an employee's before one that was typed. */
export type Recipient = { readonly to: string; readonly employeeId: EmployeeId | null }

export function listRecipients(
  { to, employeeIds }: Pick<Sending, 'to' | 'employeeIds'>,
  employees: ReadonlyMap<EmployeeId, Addressee>,
): readonly Recipient[] {
  const people = employeeIds.flatMap((employeeId) => {
    const address = findAddress(employees.get(employeeId))
    return address === null ? [] : [{ to: address, employeeId }]
  })
  const typed = to.map((address) => ({ to: address, employeeId: null }))
  const all = [...people, ...typed]
  return all.filter(({ to: address }, i) => all.findIndex((one) => one.to === address) === i)
}

/** The address of work before the person's own. */
export const findAddress = (employee: Addressee | undefined): string | null =>
  employee?.workEmail ?? employee?.email ?? null
