import type { EmployeeId } from '../employees/employee.ts'
import type { Role, RoleId } from '../norms/responsibilities.ts'
import { type Input, type ParseCode, readObject } from '../shared/input/field-reader.ts'
import { identifier } from '../shared/input/identifier.ts'
import { type FieldErrors, fieldErrors } from '../shared/results/refusals.ts'
import type { Result } from '../shared/results/result.ts'
import { type OrderLink, parseOrderLink } from './order-link.ts'
import { parseRoleId, type RoleIdCode } from './parse-role-id.ts'
import type { Appointment } from './responsibility.ts'

export const appointmentFields = {
  employeeId: identifier<EmployeeId, 'employee/required' | 'employee/unknown'>({
    required: 'employee/required',
    unknown: 'employee/unknown',
  }),
  orderLink: parseOrderLink,
}

export type AppointmentCode = ParseCode<typeof appointmentFields>

/**
 * Reads `employeeId` and `orderLink` of an appointment. Where the law ties the role to an order, its number and date are
 * mandatory: `order-link/required`.
 */
export const readAppointment = (
  role: Role | null,
  input: Input,
): Result<Appointment, FieldErrors<AppointmentCode>> =>
  readObject(input, appointmentFields, ({ orderLink }) =>
    isOrderMissing(role, orderLink) ? [orderMissing] : [],
  )

const orderMissing = { field: 'orderLink', code: 'order-link/required' } as const

export type NewAppointment = Appointment & { readonly roleId: RoleId }

/** Reads an appointment before it is known whether there is such a role. */
export const readNewAppointment = (
  input: Input,
): Result<NewAppointment, FieldErrors<AppointmentCode | RoleIdCode>> =>
  readObject(input, { roleId: parseRoleId, ...appointmentFields })

/** The same of an appointment that has been read, and whether there is such a role; null when all is well. */
export function checkOrder(
  role: Role | null,
  orderLink: OrderLink,
): FieldErrors<'role/unknown' | 'order-link/required'> | null {
  if (!role) return fieldErrors({ field: 'roleId', code: 'role/unknown' })
  return isOrderMissing(role, orderLink) ? fieldErrors(orderMissing) : null
}

const isOrderMissing = (role: Role | null, orderLink: OrderLink | undefined): boolean =>
  role?.orderRequired === true && orderLink?.kind === 'not-required'
