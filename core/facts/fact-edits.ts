import { type FactList, MOST_FACTS } from './fact-list.ts'
import type { FactRow } from './fact-records.ts'

/** A row of a list as a paper was answered with it: cells that the paper doesn't have aren't there. `before`: null for one that is new. */
export type FactEdit = { readonly before: FactRow | null; readonly after: FactRow }

/** What of a list (by its code) a paper has people remember, or had. */
export type FactEdits = { readonly list: string; readonly edits: readonly FactEdit[] }

export type EditedFacts = { readonly rows: readonly FactRow[]; readonly done: readonly FactEdit[] }

/**
 * The rows with what was typed: a row that is no more as it was seen, or never was there, is added; one that is there already is not. What a paper
 * leaves out stays.
 *
 * @returns null where the list would have too many rows
 */
export function editFacts(
  list: FactList,
  rows: readonly FactRow[],
  edits: readonly FactEdit[],
): EditedFacts | null {
  const edited = [...rows]
  const done: FactEdit[] = []
  for (const { before, after } of edits) {
    if (edited.some((row) => says(row, after))) continue
    const at = list.isSingle ? 0 : edited.findIndex((row) => before !== null && says(row, before))
    const was = edited[at]
    done.push({ before: was ? pickCells(was, after) : null, after })
    if (was) edited[at] = { ...was, ...after }
    else edited.push({ ...blank(list), ...after })
  }
  return edited.length > MOST_FACTS ? null : { rows: edited, done }
}

/** The rows without what was remembered, the last first; what somebody has changed since stays as they left it. */
export function takeBackFacts(
  list: FactList,
  rows: readonly FactRow[],
  edits: readonly FactEdit[],
): readonly FactRow[] {
  const left = [...rows]
  for (const { before, after } of edits.toReversed()) {
    const at = left.findIndex((row) => says(row, before === null ? { ...blank(list), ...after } : after))
    const row = left[at]
    if (row && before) left[at] = { ...row, ...before }
    else if (row) left.splice(at, 1)
  }
  return left.filter((row) => Object.values(row).some((cell) => cell !== ''))
}

const blank = ({ columns }: FactList): FactRow => Object.fromEntries(columns.map(({ name }) => [name, '']))

const says = (row: FactRow, cells: FactRow): boolean =>
  Object.entries(cells).every(([name, cell]) => (row[name] ?? '') === cell)

const pickCells = (row: FactRow, like: FactRow): FactRow =>
  Object.fromEntries(Object.keys(like).map((name) => [name, row[name] ?? '']))
