import { parseEmail, parseInternalPhone, parsePhone } from '../shared/contacts.ts'
import { type FieldReader, type Input, optional, type Parse, readFields } from '../shared/field-reader.ts'
import { identifier } from '../shared/identifier.ts'
import { addMonths, type LocalDate } from '../shared/local-date.ts'
import { parseDay } from '../shared/parse-day.ts'
import type { FieldErrors, ValueError } from '../shared/refusals.ts'
import { err, ok, type Result } from '../shared/result.ts'
import { parseText } from '../shared/text.ts'
import type { EmployeeDetails, Sex } from './employee.ts'
import { parsePersonName } from './person-name.ts'
import { parseSnils } from './snils.ts'

/** From this age on a person may be employed. */
export const MIN_AGE_YEARS = 14

/** How far ahead a hiring or a dismissal may be entered. */
const MONTHS_AHEAD = 12

type Field = Exclude<keyof EmployeeDetails, 'departmentId'> | 'employeeGroupId'

const parsers: { readonly [F in Field]: Parse<unknown> } = {
  lastName: parsePersonName,
  firstName: parsePersonName,
  fatherName: optional(parsePersonName),
  employeeGroupId: identifier({ required: 'department/required', unknown: 'department/unknown' }),
  positionId: identifier({ required: 'position/required', unknown: 'position/unknown' }),
  positionStaff: optional((value) => parseText(value, { max: 255, required: true })),
  sex: parseSex,
  birthDate: parseDay,
  hireDate: parseDay,
  dismissalDate: optional(parseDay),
  snils: optional(parseSnils),
  personalPhone: optional(parsePhone),
  workMobilePhone: optional(parsePhone),
  workPhone: optional(parsePhone),
  internalPhone: optional(parseInternalPhone),
  email: optional(parseEmail),
  workEmail: optional(parseEmail),
}

/** The fields' names on the wire, in the order of the form. */
export const employeeFields = Object.keys(parsers) as readonly Field[]

/**
 * Reads an employee as the wire and the forms name the fields (`employeeGroupId` is the department).
 * Hiring and dismissal lie at most a year ahead of `today`.
 *
 * @returns every refusal at once. Unknown fields are not looked at.
 * Law: ТК РФ, ст. 63 (employment from 14 years). See docs/legal-sources.md.
 */
export function parseEmployeeDetails(input: Input, today: LocalDate): Result<EmployeeDetails, FieldErrors> {
  const fields = readFields(input)
  const found = Object.fromEntries(employeeFields.map((field) => [field, fields.read(field, parsers[field])]))
  const { employeeGroupId, ...rest } = found
  const details = { ...rest, departmentId: employeeGroupId } as Partial<EmployeeDetails>
  checkDays(details, today, fields)
  return fields.finish(() => details as EmployeeDetails)
}

/**
 * Reads a merge-patch of an employee: what it names replaces what stands, null clears what may be blank.
 * Read-only and unknown fields are not looked at.
 *
 * @returns the fields that the patch names, parsed; or every refusal of the employee as they would become.
 */
export function parseEmployeeChanges(
  current: EmployeeDetails,
  patch: Input,
  today: LocalDate,
): Result<Partial<EmployeeDetails>, FieldErrors> {
  const named = employeeFields.filter((field) => patch[field] !== undefined)
  const { departmentId, ...rest } = current
  const given = Object.fromEntries(named.map((field) => [field, patch[field]]))
  const parsed = parseEmployeeDetails({ ...rest, employeeGroupId: departmentId, ...given }, today)
  if (!parsed.ok) return parsed
  const keys = named.map((field) => (field === 'employeeGroupId' ? 'departmentId' : field))
  return ok(Object.fromEntries(keys.map((key) => [key, parsed.value[key]])))
}

function checkDays(
  { birthDate, hireDate, dismissalDate }: Partial<EmployeeDetails>,
  today: LocalDate,
  { refuse }: FieldReader,
): void {
  const latest = addMonths(today, MONTHS_AHEAD)
  if (birthDate && birthDate >= today) refuse('birthDate', { code: 'birth-date/not-past' })
  else if (birthDate && hireDate && addMonths(birthDate, MIN_AGE_YEARS * 12) > hireDate)
    refuse('birthDate', { code: 'birth-date/too-young' })
  if (hireDate && hireDate > latest) refuse('hireDate', { code: 'date/too-far' })
  if (!dismissalDate) return
  if (dismissalDate > latest) refuse('dismissalDate', { code: 'date/too-far' })
  else if (hireDate && dismissalDate < hireDate)
    refuse('dismissalDate', { code: 'dismissal-date/before-hire' })
}

function parseSex(value: unknown): Result<Sex, ValueError> {
  return value === 'm' || value === 'f' ? ok(value) : err({ code: 'sex/required' })
}
