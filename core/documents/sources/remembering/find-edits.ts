import type { FactEdit, FactEdits } from '../../../facts/fact-edits.ts'
import type { FactRow } from '../../../facts/fact-records.ts'
import { isRecord } from '../../answers/answers.ts'
import { compareRows } from '../../answers/compare-rows.ts'
import { type FactPlace, factTables, findFactQuestion } from './fact-place.ts'

/**
 * What an answer says that the company's facts don't: of a table its rows that were typed or changed.
 *
 * @param seen what the records filled the value with, as the person had it before them
 * @returns null where there is nothing to remember, or no list takes it
 */
export function findEdits(source: string | undefined, seen: unknown, answer: unknown): FactEdits | null {
  const place = factTables[source ?? '']
  const edits = place ? compareTables(place, seen, answer) : []
  if (place) return edits.length > 0 ? { list: place.list, edits } : null
  const question = findFactQuestion(source ?? '')
  const said = printCell(answer)
  if (!question || said === '' || said === printCell(seen)) return null
  return { list: question.list, edits: [{ before: null, after: { [question.column]: said } }] }
}

function compareTables({ columns }: FactPlace, seen: unknown, answer: unknown): readonly FactEdit[] {
  const asked = new Set(listRows(answer).flatMap(Object.keys))
  const given = Object.fromEntries(Object.entries(columns).filter(([name]) => asked.has(name)))
  const taken = (rows: unknown) => listRows(rows).map((row) => takeCells(given, row))
  return compareRows(taken(seen), taken(answer).filter(isSaid)).flatMap((one) => {
    if (one.is === 'same' || one.is === 'removed') return []
    return [{ before: one.is === 'changed' ? pickLike(one.known, one.row) : null, after: one.row }]
  })
}

const listRows = (rows: unknown) => (Array.isArray(rows) ? rows.filter(isRecord) : [])

const takeCells = (columns: FactPlace['columns'], row: Readonly<Record<string, unknown>>): FactRow =>
  Object.fromEntries(
    Object.entries(columns).flatMap(([name, column]) =>
      Object.hasOwn(row, name) ? [[column, printCell(row[name])]] : [],
    ),
  )

const isSaid = (row: FactRow): boolean => Object.values(row).some((cell) => cell !== '')

/** The cells of the records that the table has too. */
const pickLike = (known: FactRow, row: FactRow): FactRow =>
  Object.fromEntries(Object.keys(row).map((name) => [name, known[name] ?? '']))

const printCell = (cell: unknown): string =>
  typeof cell === 'string' || typeof cell === 'number' ? String(cell).trim().replace(/\s+/gu, ' ') : ''
