import { isTimeZone } from '../../companies/time-zones.ts'
import { type Employee, type EmployeeId, namePosition } from '../../employees/employee.ts'
import type { LocalDate } from '../../shared/dates/local-date.ts'
import { type LocalMoment, makeMoment, parseTime } from '../../shared/dates/local-moment.ts'
import { parseDay } from '../../shared/dates/parse-day.ts'
import { type Input, optional, readObject } from '../../shared/input/field-reader.ts'
import type { FieldError, FieldErrors, ValueError } from '../../shared/results/refusals.ts'
import { err, ok, type Result } from '../../shared/results/result.ts'
import { parseLine, parseText } from '../../shared/texts/text.ts'
import { readPerson, takeFields } from '../reading/read-person.ts'
import type { PersonCode, RecordCode } from '../reading/refusal-codes.ts'
import type { MicrotraumaDetails, NamedInRecord } from './microtrauma.ts'

const LONGEST_PLACE = 500
const LONGEST_CIRCUMSTANCES = 1000
const LONGEST_NOTE = 300

const note = (value: unknown) => parseText(value, { max: LONGEST_NOTE, required: true })

const parsers = {
  date: parseDay,
  time: parseTime,
  timeZone: optional((value: unknown) =>
    isTimeZone(value) ? ok(value) : err({ code: 'time-zone/unknown' as const }),
  ),
  place: (value: unknown) => parseLine(value, LONGEST_PLACE, 'place/required'),
  reportDate: parseDay,
  reportTime: parseTime,
  circumstances: (value: unknown) => parseText(value, { max: LONGEST_CIRCUMSTANCES, required: true }),
  injury: note,
  firstAid: note,
}

export type MicrotraumaFacts = {
  /** Those whom the input names that the company has. */
  readonly people: ReadonlyMap<EmployeeId, Employee>
  /** Used where no zone is named. */
  readonly timeZone: string
  readonly nowIn: (timeZone: string) => LocalMoment
}

/** Reads what a person types of a microtrauma; every refusal at once. */
export function readMicrotrauma(
  input: Input,
  { people, timeZone, nowIn }: MicrotraumaFacts,
): Result<MicrotraumaDetails, FieldErrors<RecordCode>> {
  const read = readObject(input, parsers, ({ date, time, reportDate, reportTime, timeZone: named }) => {
    const now = nowIn(named ?? timeZone)
    const [occurredAt, reportedAt] = [joinDayAndTime(date, time), joinDayAndTime(reportDate, reportTime)]
    const wrong: FieldError<RecordCode, keyof typeof parsers & string>[] = []
    if (occurredAt > now) wrong.push({ field: 'time', code: 'accident/in-future' })
    if (reportedAt > now) wrong.push({ field: 'reportTime', code: 'date/in-future' })
    else if (reportedAt !== '' && reportedAt < occurredAt)
      wrong.push({ field: 'reportTime', code: 'report/before-event' })
    return wrong
  })
  const injured = readInjured(input.injured, people)
  const reportedBy = namesNoOne(input.reportedBy) ? ok(null) : readNamed(input.reportedBy, people)
  const errors: readonly FieldError<RecordCode>[] = [
    ...(injured.ok ? [] : [{ field: 'injured', ...injured.error }]),
    ...(read.ok ? [] : read.error.errors),
    ...(reportedBy.ok ? [] : [{ field: 'reportedBy', ...reportedBy.error }]),
  ]
  if (!read.ok || !injured.ok || !reportedBy.ok) return err({ code: 'fields', errors })
  const { date, time, reportDate, reportTime, timeZone: named, ...texts } = read.value
  return ok({
    ...texts,
    injured: injured.value,
    occurredAt: makeMoment(date, time),
    timeZone: named ?? timeZone,
    reportedBy: reportedBy.value,
    reportedAt: makeMoment(reportDate, reportTime),
  })
}

/** Blank, which is before any moment, where the day or the time could not be read. */
export const joinDayAndTime = (day: LocalDate | undefined, time: string | undefined): LocalMoment | '' =>
  day && time ? makeMoment(day, time) : ''

const namesNoOne = (given: unknown): boolean => given === undefined || given === null || given === ''

function readInjured(
  given: unknown,
  people: ReadonlyMap<EmployeeId, Employee>,
): Result<NamedInRecord, ValueError<PersonCode | 'employee/required'>> {
  const { employeeId, fullName } = takeFields(given)
  return namesNoOne(employeeId) && namesNoOne(fullName)
    ? err({ code: 'employee/required' })
    : readNamed(given, people)
}

/** Someone by id or by name, as they are called now. */
export function readNamed(
  given: unknown,
  people: ReadonlyMap<EmployeeId, Employee>,
): Result<NamedInRecord, ValueError<PersonCode>> {
  const person = readPerson(given, 'post', people)
  if (!person.ok) return person
  const { employee, fullName, note: post } = person.value
  return ok({
    employeeId: employee?.id ?? null,
    fullName,
    post: employee ? namePosition(employee) : post,
  })
}
