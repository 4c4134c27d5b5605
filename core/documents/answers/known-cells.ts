import type { Template } from '../library/template.ts'
import { type Answers, isRecord } from './answers.ts'

/**
 * The answers with the cells that they leave out of a table, as the records know them: row by row, where both have the same rows. A cell that is given
 * blank is blank.
 */
export function withKnownCells(
  { values }: Pick<Template, 'values'>,
  known: Answers,
  given: Answers,
): Answers {
  const filled = values.flatMap(({ name, kind }) => {
    const [rows, own] = [known[name], given[name]]
    if (kind.type !== 'rows' || !Array.isArray(rows) || !Array.isArray(own)) return []
    if (rows.length !== own.length) return []
    return [[name, own.map((row, i) => (isRecord(row) ? { ...Object(rows[i]), ...row } : row))] as const]
  })
  return { ...given, ...Object.fromEntries(filled) }
}
