import type { DepartmentId } from '../departments/department.ts'
import type { PositionId } from '../positions/position.ts'
import { addMonths, type LocalDate } from '../shared/dates/local-date.ts'
import { parseDay } from '../shared/dates/parse-day.ts'
import { parseEmail, parseInternalPhone, parsePhone } from '../shared/input/contacts.ts'
import {
  type Input,
  optional,
  type Parse,
  type ParseCode,
  type Parsed,
  readObject,
} from '../shared/input/field-reader.ts'
import { identifier } from '../shared/input/identifier.ts'
import { pick } from '../shared/input/pick.ts'
import type { FieldError, FieldErrors, ValueError } from '../shared/results/refusals.ts'
import { err, ok, type Result } from '../shared/results/result.ts'
import { parseText, type TextCode } from '../shared/texts/text.ts'
import {
  type EmployeeDetails,
  type EmployeeField,
  employeeFieldNames,
  type FieldKind,
  type FieldValues,
  mapFields,
  type Sex,
} from './employee-fields.ts'
import { parsePersonName } from './person-name.ts'
import type { EmployeeCode } from './refusal-codes.ts'
import { sizeParsers } from './sizes/parse-sizes.ts'
import type { Sizes } from './sizes/sizes.ts'
import { parseSnils } from './snils.ts'

/** From this age on a person may be employed. */
export const MIN_AGE_YEARS = 14

/** How far ahead a hiring or a dismissal may be entered. */
const MONTHS_AHEAD = 12

/** How a field of each kind is read; of the sizes each by its own rule. */
const parsersOfKinds = {
  name: parsePersonName,
  department: identifier<DepartmentId, 'department/required' | 'department/unknown'>({
    required: 'department/required',
    unknown: 'department/unknown',
  }),
  position: identifier<PositionId, 'position/required' | 'position/unknown'>({
    required: 'position/required',
    unknown: 'position/unknown',
  }),
  sex: parseSex,
  day: parseDay,
  snils: parseSnils,
  phone: parsePhone,
  extension: parseInternalPhone,
  email: parseEmail,
} as const satisfies { readonly [Kind in FieldKind]?: Parse<FieldValues[Kind]> }

type ValueCode = ParseCode<typeof parsersOfKinds> | ParseCode<typeof sizeParsers> | TextCode

const parsers = mapFields((name, { kind, optional: mayLack, max = 0 }): Parse<unknown> => {
  if (kind === 'height' || kind === 'size') return sizeParsers[name as keyof Sizes]
  const parse: Parse<unknown> =
    kind === 'text' ? (value) => parseText(value, { max, required: true }) : parsersOfKinds[kind]
  return mayLack ? optional(parse) : parse
}) as { readonly [F in EmployeeField]: Parse<EmployeeDetails[F], ValueCode> }

type DayCode = 'birth-date/not-past' | 'birth-date/too-young' | 'date/too-far' | 'dismissal-date/before-hire'

/**
 * Reads an employee. Hiring and dismissal lie at most a year ahead of `today`.
 *
 * @returns every refusal at once. Unknown fields are not looked at.
 * Law: ТК РФ, ст. 63 (employment from 14 years). See docs/legal-sources.md.
 */
export function parseEmployeeDetails(
  input: Input,
  today: LocalDate,
): Result<EmployeeDetails, FieldErrors<EmployeeCode, EmployeeField>> {
  return readObject(input, parsers, (read) => checkDays(read, today))
}

/**
 * Reads a merge-patch of an employee: what it names replaces what is stored, null clears what may be blank.
 * Read-only and unknown fields are not looked at.
 *
 * @returns the employee as they would become, or every refusal of them.
 */
export function parseEmployeeChanges(
  current: EmployeeDetails,
  patch: Input,
  today: LocalDate,
): Result<EmployeeDetails, FieldErrors<EmployeeCode, EmployeeField>> {
  const standing = pickEmployeeDetails(current)
  const named = employeeFieldNames.filter((field) => patch[field] !== undefined)
  const given = pick(patch, named)
  const parsed = parseEmployeeDetails({ ...standing, ...given }, today)
  if (!parsed.ok) return parsed
  return ok({ ...standing, ...pick(parsed.value, named) })
}

/** What a person types of an employee, without what else the employee has. */
export const pickEmployeeDetails = (employee: EmployeeDetails): EmployeeDetails =>
  pick(employee, employeeFieldNames)

type DayField = 'birthDate' | 'hireDate' | 'dismissalDate'

function checkDays(
  { birthDate, hireDate, dismissalDate }: Partial<Parsed<typeof parsers>>,
  today: LocalDate,
): readonly FieldError<DayCode, DayField>[] {
  const errors: FieldError<DayCode, DayField>[] = []
  const latest = addMonths(today, MONTHS_AHEAD)
  if (birthDate && birthDate >= today) errors.push({ field: 'birthDate', code: 'birth-date/not-past' })
  else if (birthDate && hireDate && addMonths(birthDate, MIN_AGE_YEARS * 12) > hireDate)
    errors.push({ field: 'birthDate', code: 'birth-date/too-young' })
  if (hireDate && hireDate > latest) errors.push({ field: 'hireDate', code: 'date/too-far' })
  if (dismissalDate && dismissalDate > latest) errors.push({ field: 'dismissalDate', code: 'date/too-far' })
  else if (dismissalDate && hireDate && dismissalDate < hireDate)
    errors.push({ field: 'dismissalDate', code: 'dismissal-date/before-hire' })
  return errors
}

function parseSex(value: unknown): Result<Sex, ValueError<'sex/required'>> {
  return value === 'm' || value === 'f' ? ok(value) : err({ code: 'sex/required' })
}
