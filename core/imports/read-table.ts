import type { EmployeeId } from '../employees/employee.ts'
import { type LocalDate, parseLocalDate } from '../shared/dates/local-date.ts'
import type { Input } from '../shared/input/field-reader.ts'
import { isId } from '../shared/input/identifier.ts'
import { type FieldErrors, fieldErrors } from '../shared/results/refusals.ts'
import { err, ok, type Result } from '../shared/results/result.ts'
import { parseText } from '../shared/texts/text.ts'
import { MOST_OF_TITLE, type Remembered } from './columns/remembered.ts'
import { type ImportField, type ImportRow, isImportField } from './import-field.ts'
import { keyPlace } from './places/places.ts'
import type { Choice, Decisions } from './plan/import-plan.ts'
import type { TableCode } from './refusal-codes.ts'
import { MOST_COLUMNS, MOST_ROWS } from './sheet.ts'

/** What someone sends to be loaded: the rows as the columns have them, what was decided, and the mark of the plan that was shown. */
export type TableToLoad = Decisions & {
  readonly fileName: string
  readonly fields: readonly ImportField[]
  readonly rows: readonly ImportRow[]
  readonly columns: Remembered
  readonly mark: string
}

/** A cell holds no more. */
const MOST_LETTERS = 1000

/**
 * Reads what is sent to be loaded: `fileName`, `fields`, `rows` (each the line and a text for every field, blank where there is none), `choices` (pairs of a
 * line and an employee's id, `new`, `job` or `skip`), `places` (a kind, a name of the file and the name that it is taken for), `dismissals` (pairs of an employee's id and their last day of work; none where it lacks), `columns` (pairs of a
 * title and a field, or null) and `mark`.
 */
export function readTable(given: Input): Result<TableToLoad, FieldErrors<TableCode>> {
  const fileName = parseText(given.fileName, { max: 200, required: true })
  if (!fileName.ok) return err(fieldErrors({ field: 'fileName', ...fileName.error }))
  const fields = readList(given.fields, MOST_COLUMNS, (one) => (isImportField(one) ? one : null))
  if (!fields || new Set(fields).size < fields.length) return refuse('fields')
  if (Array.isArray(given.rows) && given.rows.length > MOST_ROWS)
    return err(fieldErrors({ field: 'rows', code: 'sheet/too-many-rows' }))
  const rows = readList(given.rows, MOST_ROWS, (one) => readRow(one, fields))
  if (!rows || new Set(rows.map(({ line }) => line)).size < rows.length) return refuse('rows')
  const choices = readList(given.choices, MOST_ROWS, readChoice)
  if (!choices) return refuse('choices')
  const dismissals = readList(given.dismissals ?? [], MOST_ROWS, readDismissal)
  if (!dismissals || new Map(dismissals).size < dismissals.length) return refuse('dismissals')
  const places = readList(given.places ?? [], MOST_ROWS, readPlace)
  if (!places) return refuse('places')
  const columns = readList(given.columns, MOST_COLUMNS, readColumn)
  if (!columns) return refuse('columns')
  const mark = typeof given.mark === 'string' ? given.mark : ''
  const whole = { fileName: fileName.value, fields, rows, mark }
  return ok({
    ...whole,
    choices: new Map(choices),
    places: new Map(places),
    dismissals: new Map(dismissals),
    columns: Object.fromEntries(columns),
  })
}

const refuse = (field: string) => err(fieldErrors({ field, code: 'list/invalid' as const }))

/** Null unless each is read. */
function readList<T>(given: unknown, most: number, read: (one: unknown) => T | null): readonly T[] | null {
  if (!Array.isArray(given) || given.length > most) return null
  const all: T[] = []
  for (const one of given) {
    const value = read(one)
    if (value === null) return null
    all.push(value)
  }
  return all
}

function readRow(given: unknown, fields: readonly ImportField[]): ImportRow | null {
  if (!Array.isArray(given) || given.length > fields.length + 1) return null
  const [line, ...texts] = given
  if (!isId(line) || !texts.every((text) => typeof text === 'string' && text.length <= MOST_LETTERS))
    return null
  const values = fields.flatMap((field, i) => (texts[i] ? [[field, texts[i]]] : []))
  return { line, values: Object.fromEntries(values) }
}

function readChoice(given: unknown): readonly [number, Choice] | null {
  if (!Array.isArray(given)) return null
  const [line, choice] = given
  const isChoice = choice === 'new' || choice === 'job' || choice === 'skip' || isId(choice)
  return isId(line) && isChoice ? [line, choice as Choice] : null
}

function readPlace(given: unknown): readonly [string, string] | null {
  if (!Array.isArray(given)) return null
  const [kind, name, taken] = given
  const isRight = [name, taken].every((text) => typeof text === 'string' && text.length <= MOST_LETTERS)
  return (kind === 'department' || kind === 'position') && isRight ? [keyPlace(kind, name), taken] : null
}

function readDismissal(given: unknown): readonly [EmployeeId, LocalDate] | null {
  if (!Array.isArray(given)) return null
  const [id, text] = given
  const day = typeof text === 'string' ? parseLocalDate(text) : null
  return isId(id) && day?.ok ? [id as EmployeeId, day.value] : null
}

function readColumn(given: unknown): readonly [string, ImportField | null] | null {
  if (!Array.isArray(given)) return null
  const [title, field] = given
  const isRight = typeof title === 'string' && title !== '' && title.length <= MOST_OF_TITLE
  return isRight && (field === null || isImportField(field)) ? [title, field] : null
}
