import { type Employee, type EmployeeId, isDismissed, joinFullName } from '../../employees/employee.ts'
import type { LocalDate } from '../../shared/dates/local-date.ts'
import { parseDay } from '../../shared/dates/parse-day.ts'
import { type Input, readChanges, readObject } from '../../shared/input/field-reader.ts'
import { identifier } from '../../shared/input/identifier.ts'
import type { FieldErrors, ValueError } from '../../shared/results/refusals.ts'
import { err, ok, type Result } from '../../shared/results/result.ts'
import { type LineCode, parseText, type TextCode } from '../../shared/texts/text.ts'
import type { MeasureDetails } from '../measure.ts'
import type { MeasureCode } from '../refusal-codes.ts'

const LONGEST_MEASURE = 1000
export const LONGEST_PROOF = 500

/** The employees of the company whom the details name, and the days that they are judged by. */
export type MeasureFacts = {
  readonly people: ReadonlyMap<EmployeeId, Employee>
  readonly today: LocalDate
  readonly decidedOn: LocalDate
}

export const parseResponsible = identifier<EmployeeId, 'employee/required' | 'employee/unknown'>({
  required: 'employee/required',
  unknown: 'employee/unknown',
})

/** Whom the details name, as far as they can be read. */
export function readResponsible(given: Input): readonly EmployeeId[] {
  const id = parseResponsible(given.employeeId)
  return id.ok ? [id.value] : []
}

type Responsible = Pick<MeasureDetails, 'employeeId' | 'responsible'>

/** A line that has to be there. */
export const line =
  (max: number) =>
  (value: unknown): Result<string, ValueError<TextCode>> =>
    parseText(value, { max, required: true })

/** A line that may be blank. */
export const lineOrNone =
  (max: number) =>
  (value: unknown): Result<string, ValueError<LineCode>> =>
    parseText(value, { max, required: false })

/** Parsers of what is planned. A term that was over when it was decided on is refused. */
const makeMeasureParsers = ({ people, today, decidedOn }: MeasureFacts) => ({
  what: line(LONGEST_MEASURE),
  employeeId: (value: unknown): Result<Responsible, ValueError<MeasureCode>> => {
    const id = parseResponsible(value)
    if (!id.ok) return id
    const employee = people.get(id.value)
    if (!employee) return err({ code: 'employee/unknown' })
    return isDismissed(employee, today)
      ? err({ code: 'employee/dismissed' })
      : ok({ employeeId: id.value, responsible: joinFullName(employee) })
  },
  dueOn: (value: unknown): Result<LocalDate, ValueError<MeasureCode>> => {
    const day = parseDay(value)
    return day.ok && day.value < decidedOn ? err({ code: 'measure/due-before-decided' }) : day
  },
  shownBy: line(LONGEST_PROOF),
})

/** Reads what is planned: what, who, by when and what will show it. */
export function readMeasure(
  given: Input,
  facts: MeasureFacts,
): Result<Omit<MeasureDetails, 'answer'>, FieldErrors<MeasureCode>> {
  const read = readObject(given, makeMeasureParsers(facts))
  if (!read.ok) return read
  const { employeeId: who, ...others } = read.value
  return ok({ ...others, ...who })
}

/** Reads those that a patch names. */
export function readMeasureChanges(
  patch: Input,
  facts: MeasureFacts,
): Result<Partial<MeasureDetails>, FieldErrors<MeasureCode>> {
  const parsers = { ...makeMeasureParsers(facts), answer: lineOrNone(LONGEST_MEASURE) }
  const read = readChanges(patch, parsers)
  if (!read.ok) return read
  const { employeeId: who, ...others } = read.value
  return ok({ ...others, ...who })
}
