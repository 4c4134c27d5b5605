import { command, type Decision } from '../commands/command.ts'
import { parseLocalDate } from '../shared/dates/local-date.ts'
import type { CompanyId } from '../shared/identity.ts'
import type { Input as Given } from '../shared/input/field-reader.ts'
import {
  type FieldError,
  type FieldErrors,
  fieldErrors,
  type Stale,
  stale,
} from '../shared/results/refusals.ts'
import { err, ok, type Result } from '../shared/results/result.ts'
import { parseText } from '../shared/texts/text.ts'
import { type FactCode, type FactColumn, type FactList, MOST_FACTS } from './fact-list.ts'
import { findFactList } from './fact-lists.ts'
import { type CompanyFactWrite, type FactRow, lockFacts } from './fact-records.ts'
import { writeFacts } from './write-facts.ts'

type Input = {
  readonly companyId: CompanyId
  /** `list` (its code), `rows`, and the `version` that was seen: 0 for none. */
  readonly details: Given
}

const LONGEST_CELL = 500

/** Keeps what a company says of a list (изменить сведения), all of its rows at once. */
export const keepFacts = command({
  name: 'facts/keep',
  *gather({ companyId, details }: Input) {
    const list = findFactList(details.list)
    if (list === null) return err(fieldErrors({ field: 'list', code: 'choice/unknown' }))
    const rows = readRows(list, details.rows)
    if (!rows.ok) return rows
    const before = yield* lockFacts({ companyId, list: list.code })
    return ok({ list, rows: rows.value, before })
  },
  decide(
    { list, rows, before },
    { companyId, details },
    entered,
  ): Result<Decision<null, CompanyFactWrite>, FieldErrors<FactCode> | Stale> {
    const seen = before?.version ?? 0
    if (details.version !== seen) return err(stale)
    return ok({ ...writeFacts({ companyId, list, before }, rows, entered), answer: null })
  },
})

/** Rows that say something; each refusal is told of its column and row. */
function readRows(
  { columns, isSingle }: FactList,
  given: unknown,
): Result<readonly FactRow[], FieldErrors<FactCode>> {
  if (!Array.isArray(given)) return err(fieldErrors({ field: 'rows', code: 'list/invalid' }))
  if (given.length > (isSingle ? 1 : MOST_FACTS))
    return err(fieldErrors({ field: 'rows', code: 'facts/too-many' }))
  const errors: FieldError<FactCode>[] = []
  const rows = given.map((row: unknown, i) =>
    Object.fromEntries(
      columns.map((column) => {
        const cell = readCell(column, Object(row)[column.name])
        if (!cell.ok) errors.push({ field: column.name, row: i, ...cell.error })
        return [column.name, cell.ok ? cell.value : '']
      }),
    ),
  )
  if (errors.length > 0) return err(fieldErrors(...errors))
  return ok(rows.filter((row) => Object.values(row).some((cell) => cell !== '')))
}

/** A cell as it is kept: without blanks around, a day as ISO writes it. */
export function readCell({ type, options }: FactColumn, given: unknown) {
  const text = parseText(given, { max: LONGEST_CELL, required: false })
  if (!text.ok || text.value === '') return text
  if (options && !options.includes(text.value)) return err({ code: 'choice/unknown' as const })
  if (type === 'number' && !/^\d{1,12}(?:[.,]\d{1,2})?$/u.test(text.value))
    return err({ code: 'number/invalid' as const })
  if (type !== 'date') return text
  const day = parseLocalDate(text.value)
  return day.ok ? ok<string>(day.value) : err({ code: 'date/invalid' as const })
}
