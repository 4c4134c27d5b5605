import { addMonths, type LocalDate } from '../../shared/dates/local-date.ts'
import { parseDay } from '../../shared/dates/parse-day.ts'
import { type Input, optional, type Parse, type Parsed, readObject } from '../../shared/input/field-reader.ts'
import {
  type FieldError,
  type FieldErrors,
  fieldErrors,
  type ValueError,
} from '../../shared/results/refusals.ts'
import { err, ok, type Result } from '../../shared/results/result.ts'
import type { EmployeeDetails } from '../employee.ts'
import type { AbsenceCode } from '../refusal-codes.ts'
import {
  type Absence,
  type AbsenceDetails,
  type AbsenceKind,
  absenceKinds,
  haveCommonDay,
} from './absence.ts'

/** How far ahead an absence may begin, and how long one may be that has an end. */
const MONTHS_AHEAD = 12
const LONGEST_MONTHS = 60

const parsers = {
  kind: parseKind,
  from: parseDay,
  to: optional(parseDay),
} as const satisfies { readonly [F in keyof AbsenceDetails]: Parse<unknown> }

type DayCode =
  | 'date/too-far'
  | 'absence/ends-before-start'
  | 'absence/before-hire'
  | 'absence/after-dismissal'
  | 'absence/overlaps'

/** What the days of an absence are judged by. */
export type AbsenceFacts = {
  readonly employee: Pick<EmployeeDetails, 'hireDate' | 'dismissalDate'>
  /** The employee's others. */
  readonly others: readonly Absence[]
  readonly today: LocalDate
}

/** Reads an absence of an employee; every refusal at once, but for an overlap, which is told of right days alone. */
export function readAbsence(
  input: Input,
  { employee, others, today }: AbsenceFacts,
): Result<AbsenceDetails, FieldErrors<AbsenceCode>> {
  const read = readObject(input, parsers, (days) => checkDays(days, employee, today))
  if (!read.ok) return read
  const overlapping = others.some((other) => haveCommonDay(other, read.value))
  return overlapping ? err(fieldErrors({ field: 'from', code: 'absence/overlaps' })) : read
}

/** Reads a merge-patch of an absence; a null `to` opens it. */
export function readAbsenceChanges(
  current: AbsenceDetails,
  patch: Input,
  facts: AbsenceFacts,
): Result<AbsenceDetails, FieldErrors<AbsenceCode>> {
  const given = Object.fromEntries(Object.entries(patch).filter(([, value]) => value !== undefined))
  return readAbsence({ ...pickAbsenceDetails(current), ...given }, facts)
}

/** What a person types of an absence, without what else it has. */
export const pickAbsenceDetails = ({ kind, from, to }: AbsenceDetails): AbsenceDetails => ({ kind, from, to })

function checkDays(
  { from, to }: Partial<Parsed<typeof parsers>>,
  { hireDate, dismissalDate }: AbsenceFacts['employee'],
  today: LocalDate,
): readonly FieldError<DayCode, 'from' | 'to'>[] {
  const errors: FieldError<DayCode, 'from' | 'to'>[] = []
  if (from && from > addMonths(today, MONTHS_AHEAD)) errors.push({ field: 'from', code: 'date/too-far' })
  else if (from && from < hireDate) errors.push({ field: 'from', code: 'absence/before-hire' })
  else if (from && dismissalDate && from > dismissalDate)
    errors.push({ field: 'from', code: 'absence/after-dismissal' })
  if (from && to && to < from) errors.push({ field: 'to', code: 'absence/ends-before-start' })
  else if (from && to && to > addMonths(from, LONGEST_MONTHS))
    errors.push({ field: 'to', code: 'date/too-far' })
  else if (to && dismissalDate && to > dismissalDate)
    errors.push({ field: 'to', code: 'absence/after-dismissal' })
  return errors
}

function parseKind(value: unknown): Result<AbsenceKind, ValueError<'absence-kind/required'>> {
  const kind = absenceKinds.find((known) => known === value)
  return kind ? ok(kind) : err({ code: 'absence-kind/required' })
}
