import type { EmployeeId } from '../employees/employee.ts'
import type { Role } from '../norms/responsibilities.ts'
import { type Input, readFields } from '../shared/field-reader.ts'
import { identifier } from '../shared/identifier.ts'
import { type FieldErrors, fieldErrors } from '../shared/refusals.ts'
import type { Result } from '../shared/result.ts'
import { type OrderLink, parseOrderLink } from './order-link.ts'
import type { Appointment } from './responsibility.ts'

/**
 * Reads `employeeId` and `orderLink` of an appointment. Where the law ties the role to an order, its number and date are
 * mandatory: `order-link/required`.
 */
export function readAppointment(role: Role | null, input: Input): Result<Appointment, FieldErrors> {
  const { read, refuse, finish } = readFields(input)
  const employeeId = read('employeeId', employee)
  const orderLink = read('orderLink', parseOrderLink)
  if (isOrderMissing(role, orderLink)) refuse('orderLink', { code: 'order-link/required' })
  return finish(() => ({ employeeId, orderLink }) as Appointment)
}

/** The same of an appointment that has been read, and whether there is such a role; null when all is well. */
export function checkOrder(role: Role | null, orderLink: OrderLink): FieldErrors | null {
  if (!role) return fieldErrors({ field: 'roleId', code: 'role/unknown' })
  return isOrderMissing(role, orderLink)
    ? fieldErrors({ field: 'orderLink', code: 'order-link/required' })
    : null
}

const isOrderMissing = (role: Role | null, orderLink: OrderLink | undefined): boolean =>
  role?.orderRequired === true && orderLink?.kind === 'not-required'

const employee = identifier<EmployeeId>({ required: 'employee/required', unknown: 'employee/unknown' })
