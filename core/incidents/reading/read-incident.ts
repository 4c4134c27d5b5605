import { isTimeZone } from '../../companies/time-zones.ts'
import type { EmployeeId } from '../../employees/employee.ts'
import {
  type Degree,
  degrees,
  deriveSeverity,
  isGroup,
  type Severity,
  severities,
} from '../../norms/accidents/degree.ts'
import { type LocalMoment, makeMoment, parseTime } from '../../shared/dates/local-moment.ts'
import { parseDay } from '../../shared/dates/parse-day.ts'
import { type Input, optional, readObject } from '../../shared/input/field-reader.ts'
import { type FieldErrors, fieldErrors, type ValueError } from '../../shared/results/refusals.ts'
import { err, ok, type Result } from '../../shared/results/result.ts'
import { parseLine, parseText } from '../../shared/texts/text.ts'
import type { IncidentDetails, Injured, OutsiderCard } from '../incident.ts'
import { keyPerson, type NamedEmployee, readNamedEmployees, readPerson, takeFields } from './read-person.ts'
import type { IncidentCode, PersonCode } from './refusal-codes.ts'

const MOST_INJURED = 200
const LONGEST_PLACE = 500
const LONGEST_POSITION = 255
const LONGEST_DESCRIPTION = 2000

const parsers = {
  degree: parseDegree,
  date: parseDay,
  time: parseTime,
  timeZone: optional((value: unknown) =>
    isTimeZone(value) ? ok(value) : err({ code: 'time-zone/unknown' as const }),
  ),
  place: (value: unknown) => parseLine(value, LONGEST_PLACE, 'place/required'),
  description: (value: unknown) => parseText(value, { max: LONGEST_DESCRIPTION, required: false }),
}

type InjuredCode = 'injured/required' | 'injured/too-many' | 'person/twice' | PersonCode

export type IncidentFacts = {
  /** The employees among the injured that the company has. */
  readonly people: ReadonlyMap<EmployeeId, NamedEmployee>
  /** Of those in the commission, whoever holds safety in a department of someone injured; known where a commission is that does not say who it is. */
  readonly inCharge?: readonly EmployeeId[]
  /** Used where no zone is named. */
  readonly timeZone: string
  /** What the clock shows now in a zone. */
  readonly nowIn: (timeZone: string) => LocalMoment
}

/** The employees that the input names as injured. */
export const readInjuredEmployees = (given: unknown): readonly EmployeeId[] =>
  readNamedEmployees(Array.isArray(given) ? given.slice(0, MOST_INJURED) : [])

/** Reads what a person types of an accident; every refusal at once. */
export function readIncident(
  input: Input,
  { people, timeZone, nowIn }: IncidentFacts,
): Result<IncidentDetails, FieldErrors<IncidentCode>> {
  const read = readObject(input, parsers, (fields) => {
    const zone = fields.timeZone ?? timeZone
    const late = fields.date && fields.time && makeMoment(fields.date, fields.time) > nowIn(zone)
    return late ? [{ field: 'time', code: 'accident/in-future' }] : []
  })
  const usual = read.ok ? deriveSeverity(read.value.degree) : 'easy'
  const injured = readInjured(input.injured, people, usual)
  if (!read.ok)
    return injured.ok
      ? read
      : err({ code: 'fields', errors: [...read.error.errors, ...injured.error.errors] })
  if (!injured.ok) return injured
  const { degree, date, time, place, description } = read.value
  if (isGroup(degree) !== injured.value.length > 1)
    return err(
      fieldErrors({
        field: 'degree',
        code: isGroup(degree) ? 'degree/one-injured' : 'degree/several-injured',
      }),
    )
  return ok({
    injured: injured.value,
    occurredAt: makeMoment(date, time),
    timeZone: read.value.timeZone ?? timeZone,
    place,
    description,
  })
}

function parseDegree(value: unknown): Result<Degree, ValueError<'degree/required'>> {
  const degree = degrees.find((known) => known === value)
  return degree ? ok(degree) : err({ code: 'degree/required' })
}

/** One may have a severity of their own, else that of the accident. */
function readInjured(
  given: unknown,
  people: ReadonlyMap<EmployeeId, NamedEmployee>,
  usual: Severity,
): Result<readonly Injured[], FieldErrors<InjuredCode>> {
  if (!Array.isArray(given) || given.length === 0)
    return err(fieldErrors({ field: 'injured', code: 'injured/required' }))
  if (given.length > MOST_INJURED) return err(fieldErrors({ field: 'injured', code: 'injured/too-many' }))
  const injured = new Map<string, Injured>()
  for (const [row, one] of given.entries()) {
    const person = readPerson(one, 'employer', people)
    if (!person.ok) return err(fieldErrors({ field: 'injured', row, ...person.error }))
    const { employee, fullName, note: employer } = person.value
    const severity = severities.find((known) => known === takeFields(one).severity) ?? usual
    const card = employee ? ok(null) : readCard(takeFields(one))
    if (!card.ok) return err(fieldErrors({ field: 'injured', row, ...card.error }))
    const named = { employeeId: employee?.id ?? null, fullName, employer, severity }
    const read: Injured = card.value ? { ...named, card: card.value } : named
    const mark = keyPerson(read, employer)
    if (injured.has(mark)) return err(fieldErrors({ field: 'injured', row, code: 'person/twice' }))
    injured.set(mark, read)
  }
  return ok([...injured.values()])
}

/** What is said of an outsider beside the name; null where nothing is. */
function readCard(given: Input): Result<OutsiderCard | null, ValueError<PersonCode>> {
  const position = parseText(given.position, { max: LONGEST_POSITION, required: false })
  if (!position.ok) return position
  const birthDate = optional(parseDay)(given.birthDate)
  if (!birthDate.ok) return birthDate
  const sex = given.sex === 'm' || given.sex === 'f' ? given.sex : null
  return ok(
    position.value === '' && birthDate.value === null && sex === null
      ? null
      : { position: position.value, birthDate: birthDate.value, sex },
  )
}
