import type { CodedItem } from '../../norms/classifiers.ts'
import { type LocalDate, parseLocalDate } from '../../shared/dates/local-date.ts'
import type { FieldErrorCode } from '../../shared/results/refusals.ts'
import { err, ok, type Result } from '../../shared/results/result.ts'
import { parseText } from '../../shared/texts/text.ts'
import { namesPeople, type Template, type ValueColumn, type ValueKind } from '../library/template.ts'
import { type PersonOnPaper, readPersonOnPaper } from '../on-paper/person-on-paper.ts'
import { type Answers, isRecord } from './answers.ts'
import type { FormRow, FormValue, FormValues } from './form-values.ts'
import type { MissingValue } from './missing-values.ts'
import { listPeopleNamed } from './people-in-answers.ts'

/** Finds an employee of the company; null for an id that is no one's. */
export type FindPerson = (employeeId: number) => PersonOnPaper | null

/** Letters in an answer of one line. */
export const LONGEST_LINE = 500
/** Letters in an answer of several lines: circumstances of an accident take pages. */
export const LONGEST_TEXT = 15_000
/** Rows of one table. */
export const MOST_ROWS = 1000

type Reading = Result<FormValue | null, FieldErrorCode>

/**
 * Reads the answers to a form. A line of a classifier is answered by its code; a person by an employee's id, or by `{fullName, position}` for one who is no
 * employee; a commission by `{chair, members, secretary}`; a period by `{from, to}`; rows by objects of texts.
 *
 * @returns every value that is missing or can't be taken, with its label; answers that no value asks for are left alone.
 */
export function fillValues(
  template: Template,
  answers: Answers,
  find: FindPerson,
): Result<FormValues, readonly MissingValue[]> {
  const { values, missing } = readAnswers(template, answers, find)
  return missing.length > 0 ? err(missing) : ok(values)
}

/** The same, with the values that could be read although others couldn't. */
export function readAnswers(
  template: Template,
  answers: Answers,
  find: FindPerson,
): { readonly values: FormValues; readonly missing: readonly MissingValue[] } {
  const missing: MissingValue[] = []
  const values: Record<string, FormValue> = {}
  for (const { name, label, kind, required } of template.values) {
    const read = readAnswer(kind, answers[name], find)
    const code = read.ok ? (required && read.value === null ? chooseRequiredCode(kind) : null) : read.error
    if (code !== null) missing.push({ name: `values.${name}`, label, code })
    else if (read.ok && read.value !== null) values[name] = read.value
  }
  return { values, missing }
}

const chooseRequiredCode = (kind: ValueKind): FieldErrorCode => {
  if (kind.type === 'date' || kind.type === 'period') return 'date/required'
  return namesPeople(kind) ? 'employee/required' : 'text/required'
}

function readAnswer(kind: ValueKind, answer: unknown, find: FindPerson): Reading {
  switch (kind.type) {
    case 'text':
    case 'place':
      return readText(answer, LONGEST_LINE)
    case 'longText':
      return readText(answer, LONGEST_TEXT)
    case 'choice':
      return readChoice(kind.options, answer)
    case 'classifier':
      return readCode(kind.items, answer)
    case 'number':
      return readNumber(answer)
    case 'date':
      return readDate(answer)
    case 'period':
      return readPeriod(answer)
    case 'employee':
    case 'responsible':
      return readPerson(answer, find)
    case 'employees':
      return readPeople(answer, find)
    case 'commission':
      return readCommission(answer, find)
    case 'rows':
      return readRows(kind.columns, answer)
  }
}

function readText(answer: unknown, max: number): Reading {
  const text = parseText(answer, { max, required: false })
  if (!text.ok) return err(text.error.code === 'text/too-long' ? chooseTooLongCode(max) : text.error.code)
  return isLeftBlank(text.value)
    ? err('text/required')
    : ok(text.value === '' ? null : { type: 'text', text: text.value })
}

const chooseTooLongCode = (max: number): FieldErrorCode =>
  max === LONGEST_LINE ? 'text/longer-than-line' : 'text/longer-than-pages'

/** A rule, dots, or a placeholder left as it was: a hole that only looks like an answer. */
const isLeftBlank = (text: string): boolean => /^[\s_.…\-–—]+$/u.test(text) || /\{\{|\}\}|_{3,}/u.test(text)

function readChoice(options: readonly string[], answer: unknown): Reading {
  if (isBlank(answer)) return ok(null)
  const chosen = options.find((option) => option === answer)
  return chosen === undefined ? err('choice/unknown') : ok({ type: 'text', text: chosen })
}

function readCode(items: readonly CodedItem[], answer: unknown): Reading {
  if (isBlank(answer)) return ok(null)
  const item = items.find(({ code }) => code === answer)
  return item === undefined ? err('choice/unknown') : ok({ type: 'coded', item })
}

function readNumber(answer: unknown): Reading {
  if (isBlank(answer)) return ok(null)
  const number = typeof answer === 'string' ? Number(answer.trim().replace(',', '.')) : answer
  return typeof number === 'number' && Number.isFinite(number) && number >= 0
    ? ok({ type: 'number', number })
    : err('number/invalid')
}

function readDate(answer: unknown): Reading {
  if (isBlank(answer)) return ok(null)
  const date = readAnsweredDay(answer)
  return date === null ? err('date/invalid') : ok({ type: 'date', date })
}

function readPeriod(answer: unknown): Reading {
  if (isBlank(answer)) return ok(null)
  if (!isRecord(answer)) return err('date/invalid')
  if (isBlank(answer.from) && isBlank(answer.to)) return ok(null)
  const [from, to] = [readAnsweredDay(answer.from), readAnsweredDay(answer.to)]
  return from === null || to === null || to < from ? err('date/invalid') : ok({ type: 'period', from, to })
}

function readPerson(answer: unknown, find: FindPerson): Reading {
  if (isBlank(answer)) return ok(null)
  const person = readAnsweredPerson(answer, find)
  return person === null ? err('employee/unknown') : ok({ type: 'person', person })
}

function readPeople(answer: unknown, find: FindPerson): Reading {
  if (isBlank(answer)) return ok(null)
  const people = readAnsweredPeople(answer, find)
  if (people === null) return err('employee/unknown')
  if (namesTwice(answer)) return err('person/twice')
  return ok(people.length === 0 ? null : { type: 'people', people })
}

function readCommission(answer: unknown, find: FindPerson): Reading {
  if (isBlank(answer)) return ok(null)
  if (!isRecord(answer)) return err('list/invalid')
  if (isBlank(answer.chair)) return ok(null)
  const chair = readAnsweredPerson(answer.chair, find)
  const members = readAnsweredPeople(answer.members ?? [], find)
  const secretary = isBlank(answer.secretary) ? null : readAnsweredPerson(answer.secretary, find)
  if (chair === null || members === null || (secretary === null && !isBlank(answer.secretary)))
    return err('employee/unknown')
  if (namesTwice({ chair: answer.chair, members: answer.members })) return err('person/twice')
  if (secretary !== null && namesTwice([answer.chair, answer.secretary])) return err('person/twice')
  return members.length === 0
    ? err('employee/required')
    : ok({ type: 'commission', commission: { chair, members, secretary } })
}

/** One who is chair and member at once, or is in a list twice: fewer people than it seems. */
function namesTwice(answer: unknown): boolean {
  const named = listPeopleNamed(answer)
  return new Set(named).size < named.length
}

/** A row with nothing in it is dropped; one with a gap is refused, but for cells that may be left out. */
function readRows(columns: readonly ValueColumn[], answer: unknown): Reading {
  if (isBlank(answer)) return ok(null)
  if (!Array.isArray(answer) || answer.length > MOST_ROWS || !answer.every(isRecord))
    return err('list/invalid')
  const rows: FormRow[] = []
  for (const given of answer) {
    if (columns.every(({ name }) => isBlank(given[name]))) continue
    const row: Record<string, string> = {}
    for (const { name, optional = false } of columns) {
      const read = readText(given[name], LONGEST_LINE)
      if (!read.ok) return read
      if (read.value?.type !== 'text' && !optional) return err('text/required')
      row[name] = read.value?.type === 'text' ? read.value.text : ''
    }
    rows.push(row)
  }
  return ok(rows.length === 0 ? null : { type: 'rows', rows })
}

function readAnsweredPerson(answer: unknown, find: FindPerson): PersonOnPaper | null {
  if (typeof answer === 'number') return find(answer)
  if (!isRecord(answer)) return null
  const name = parseText(answer.fullName, { max: LONGEST_LINE, required: true })
  const position = parseText(answer.position, { max: LONGEST_LINE, required: true })
  return name.ok && position.ok ? readPersonOnPaper(name.value, position.value) : null
}

function readAnsweredPeople(answer: unknown, find: FindPerson): readonly PersonOnPaper[] | null {
  if (!Array.isArray(answer)) return null
  const people = answer.map((one) => readAnsweredPerson(one, find)).filter((one) => one !== null)
  return people.length === answer.length ? people : null
}

const readAnsweredDay = (answer: unknown): LocalDate | null => {
  const day = typeof answer === 'string' ? parseLocalDate(answer) : null
  return day?.ok ? day.value : null
}

const isBlank = (answer: unknown): boolean =>
  answer === undefined || answer === null || (typeof answer === 'string' && answer.trim() === '')
