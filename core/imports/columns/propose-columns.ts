import { parseSnils } from '../../employees/snils.ts'
import { parseEmail } from '../../shared/input/contacts.ts'
import type { FactField } from '../done/fact-field.ts'
import { besides } from '../done/match-fact.ts'
import type { Columns, ImportField } from '../import-field.ts'
import type { Cell, Sheet } from '../sheet.ts'
import type { Header } from './find-header.ts'
import { matchTitle } from './known-titles.ts'
import { type Remembered, recallColumns } from './remembered.ts'

/** Why a column is what it is: it was so in an earlier file, its title tells it, or what stands in it. */
export type Why = 'before' | 'title' | 'values'

/** What the columns are, and why each of them. */
export type Proposed = { readonly columns: Columns; readonly why: ReadonlyMap<number, Why> }

/**
 * What each column is: as it was in the company's earlier files, the newest first (`recallColumns`), else by the title, else by what is in it. Of two that
 * would be the same the first is meant.
 */
export function proposeColumns(
  { rows }: Pick<Sheet, 'rows'>,
  { titles, last }: Header,
  before: readonly Remembered[] = [],
): Proposed {
  const columns = new Map<number, ImportField>()
  const why = new Map<number, Why>()
  const taken = new Set<ImportField>()
  const said = recallColumns(titles, before)
  const put = (column: number, field: ImportField | null | undefined, reason: Why): void => {
    if (!field || taken.has(field) || columns.has(column)) return
    columns.set(column, field)
    why.set(column, reason)
    taken.add(field)
  }
  said.forEach((field, column) => {
    put(column, field, 'before')
  })
  const told = titles.map(matchTitle)
  const there = new Set([...told, ...said])
  told.forEach((field, column) => {
    const others = field && besides[field as FactField]
    if (said[column] !== null && (!others || others.some((other) => there.has(other))))
      put(column, field, 'title')
  })
  const below = rows.slice(last + 1, last + 1 + LOOKED_AT)
  const width = Math.max(titles.length, ...below.map((row) => row.length))
  for (let column = 0; column < width; column++)
    if (said[column] !== null) put(column, guessByValues(below.flatMap((row) => row[column] ?? [])), 'values')
  return { columns: withPosition(columns), why }
}

const LOOKED_AT = 100
/** So many values at least, and this share of them. */
const [FEWEST, SHARE] = [3, 0.8] as const

function guessByValues(values: readonly NonNullable<Cell>[]): ImportField | null {
  if (values.length < FEWEST) return null
  const mostly = (fits: (text: string) => boolean): boolean =>
    values.filter((value) => fits(String(value))).length >= values.length * SHARE
  if (mostly((text) => /\d/u.test(text) && parseSnils(text).ok)) return 'snils'
  if (mostly((text) => text.includes('@') && parseEmail(text).ok)) return 'email'
  return mostly((text) => /^\S+ \S+ \S+(?:вич|вна|чна|шна|ьич|оглы|кызы)$/iu.test(text.trim()))
    ? 'fullName'
    : null
}

/** A list that words positions by the staffing table alone words positions. */
function withPosition(columns: Map<number, ImportField>): Columns {
  const fields = [...columns.values()]
  if (fields.includes('position') || !fields.includes('positionStaff')) return columns
  return new Map(
    [...columns].map(([column, field]) => [column, field === 'positionStaff' ? 'position' : field]),
  )
}
