import type { EmployeeId } from '../employees/employee.ts'
import type { Role } from '../norms/responsibilities.ts'
import { type Input, readFields } from '../shared/field-reader.ts'
import { identifier } from '../shared/identifier.ts'
import type { FieldErrors } from '../shared/refusals.ts'
import type { Result } from '../shared/result.ts'
import { parseOrderLink } from './order-link.ts'
import type { Appointment } from './responsibility.ts'

/**
 * Reads `employeeId` and `orderLink` of an appointment. Where the law ties the role to an order, its number and date are
 * mandatory: `order-link/required`.
 */
export function readAppointment(
  { orderRequired }: Pick<Role, 'orderRequired'>,
  input: Input,
): Result<Appointment, FieldErrors> {
  const { read, refuse, finish } = readFields(input)
  const employeeId = read('employeeId', employee)
  const orderLink = read('orderLink', parseOrderLink)
  if (orderRequired && orderLink?.kind === 'not-required')
    refuse('orderLink', { code: 'order-link/required' })
  return finish(() => ({ employeeId, orderLink }) as Appointment)
}

const employee = identifier<EmployeeId>({ required: 'employee/required', unknown: 'employee/unknown' })
