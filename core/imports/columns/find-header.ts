import type { Cell, Sheet } from '../sheet.ts'
import { isOfOthers, matchTitle } from './known-titles.ts'

/** Where the head of a table is, rows counted from 0, and what its columns are titled. */
export type Header = {
  readonly first: number
  readonly last: number
  readonly titles: readonly string[]
}

/** A head lies no further down: above it are a report's name and its filters. */
const MOST_ABOVE = 60

/**
 * The head of a staff table: of the first rows, or of two together where words stand one under another, the one that names most of what is
 * known, and a person among it; null where none does.
 */
export function findHeader({ rows }: Pick<Sheet, 'rows'>): Header | null {
  let best: { readonly header: Header; readonly count: number } | null = null
  for (let at = 0; at < Math.min(rows.length, MOST_ABOVE); at++) {
    const heads = mayJoin(rows, at)
      ? [headerAt(rows, at, at), headerAt(rows, at, at + 1)]
      : [headerAt(rows, at, at)]
    for (const header of heads) {
      const count = countKnown(header.titles)
      if (count > (best?.count ?? 1)) best = { header, count }
    }
  }
  return best?.header ?? null
}

/** A row that says one thing titles a report or a group, and is no line of a head. */
const mayJoin = (rows: Sheet['rows'], at: number): boolean =>
  [rows[at], rows[at + 1]].every((row = []) => row.filter((cell) => typeof cell === 'string').length > 1)

/** The rows as a head, whether or not they are one. */
export function headerAt(rows: Sheet['rows'], first: number, last: number): Header {
  const upper = readTitles(rows[first] ?? [])
  if (first === last) return { first, last, titles: upper }
  const lower = readTitles(rows[last] ?? [])
  const width = Math.max(upper.length, lower.length)
  let spread = ''
  const titles = Array.from({ length: width }, (_, i) => {
    const own = upper[i] ?? ''
    const under = lower[i] ?? ''
    // A cell that is joined over several has its words in the first of them.
    spread = own || (under ? spread : '')
    const both = [spread, under].filter(Boolean).join(' ')
    // «Контакты» over «Тел.»: the lower line says it alone.
    return matchTitle(both) || isOfOthers(both) || !matchTitle(under) ? both : under
  })
  return { first, last, titles }
}

const readTitles = (row: readonly Cell[]): readonly string[] =>
  row.map((cell) =>
    // «Табель-» over «ный номер» in one cell is a word that was broken.
    typeof cell === 'string'
      ? cell
          .replace(/(?<=\p{Ll})-\s*\n\s*(?=\p{Ll})/gu, '')
          .replace(/\s+/gu, ' ')
          .trim()
      : '',
  )

/** Distinct fields that the titles name; 0 without a person, unless there are so many that «Наименование» may be one. */
function countKnown(titles: readonly string[]): number {
  const fields = new Set(titles.flatMap((title) => matchTitle(title) ?? []))
  return fields.has('fullName') || fields.has('lastName') || fields.size >= 5 ? fields.size : 0
}
