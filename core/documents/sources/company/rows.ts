import { formatCount } from '../../../shared/texts/plural.ts'
import { MOST_ROWS } from '../../answers/fill-values.ts'
import type { KnownAnswer } from '../source.ts'
import { cutToCells } from '../table-cell.ts'

export type Row = Readonly<Record<string, string>>

/** Rows of a table with where they are from: none where the records have none; too many are not cut, they are left out and said. */
export function tellRows(rows: readonly Row[], from: string): KnownAnswer | null {
  if (rows.length === 0) return null
  if (rows.length > MOST_ROWS)
    return {
      value: [],
      from: `${from}; строк больше ${MOST_ROWS}: возьмите меньший период или подразделение`,
    }
  return { value: rows.map(cutToCells), from }
}

export const countRows = (rows: readonly unknown[]): string =>
  formatCount(rows.length, ['запись', 'записи', 'записей'])

export const countPosts = (posts: readonly unknown[]): string =>
  formatCount(posts.length, ['должность', 'должности', 'должностей'])

export const countPeople = (people: number): string =>
  formatCount(people, ['работник', 'работника', 'работников'])
