import type { FactField } from '../done/fact-field.ts'
import { besides } from '../done/match-fact.ts'
import type { Columns, ImportField } from '../import-field.ts'
import { foldTitle } from './fold-title.ts'
import { matchTitle } from './known-titles.ts'

/**
 * What the columns of one file were, by their titles (`foldTitle`) in the order of the file; null for one that was not brought in. The second of two equal
 * titles is «дата (2)», which no folded title is. Files that were loaded before have one of equal titles.
 */
export type Remembered = Readonly<Record<string, ImportField | null>>

/** A longer title is not kept. */
export const MOST_OF_TITLE = 200

/** Under what each column is kept; null for one without a title, or with a very long one. */
function nameColumns(titles: readonly string[]): readonly (string | null)[] {
  const counts = new Map<string, number>()
  return titles.map((title) => {
    const folded = foldTitle(title)
    const count = (counts.get(folded) ?? 0) + 1
    counts.set(folded, count)
    const name = count === 1 ? folded : nameNext(folded, count)
    return folded === '' || name.length > MOST_OF_TITLE ? null : name
  })
}

const nameNext = (folded: string, count: number): string => `${folded} (${count})`

/** What is kept of a file's columns: pairs of a name and a field. */
export const rememberColumns = (
  titles: readonly string[],
  columns: Columns,
): readonly (readonly [string, ImportField | null])[] =>
  nameColumns(titles).flatMap((name, column) =>
    name === null ? [] : [[name, columns.get(column) ?? null] as const],
  )

/**
 * What each column was in the company's files of before, the newest first: in the newest that was titled the same in the same order, else what was said
 * of its title alone (`recallTitle`). Undefined where nothing was.
 */
export function recallColumns(
  titles: readonly string[],
  before: readonly Remembered[],
): readonly (ImportField | null | undefined)[] {
  const names = nameColumns(titles)
  const shape = describeShape(
    Object.fromEntries(names.flatMap((name) => (name === null ? [] : [[name, null]]))),
  )
  const same = before.find((columns) => describeShape(columns) === shape)
  if (same) return names.map((name) => (name === null ? undefined : same[name]))
  const standsOnce = (name: string): boolean => !name.endsWith(')') && !names.includes(nameNext(name, 2))
  return names.map((name) => (name !== null && standsOnce(name) ? recallTitle(name, before) : undefined))
}

const describeShape = (columns: Remembered): string => JSON.stringify(Object.keys(columns))

/**
 * What a title was in the newest file in which it stood once. A column that was not brought in because another one was the same, or because nothing was
 * known of it, says nothing of others; nor does one that was what its title tells.
 */
function recallTitle(name: string, before: readonly Remembered[]): ImportField | null | undefined {
  const told = matchTitle(name)
  for (const columns of before) {
    const said = Object.hasOwn(columns, name) ? columns[name] : undefined
    if (said === undefined || Object.hasOwn(columns, nameNext(name, 2))) continue
    if (said === null && !wasLeftOut(told, columns)) continue
    return said === told || (said === 'position' && told === 'positionStaff') ? undefined : said
  }
}

/** Whether what a title tells could have been brought in and was not. */
function wasLeftOut(told: ImportField | null, columns: Remembered): boolean {
  const there = new Set(Object.values(columns))
  const others = told && besides[told as FactField]
  return told !== null && !there.has(told) && (!others || others.some((other) => there.has(other)))
}
