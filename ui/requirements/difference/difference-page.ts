import type { Difference, DifferenceCounts } from '@osh/core/requirements/difference/difference.ts'

/** As many rows of a difference are read and shown at once. */
export const PAGE_ROWS = 50

/** All rows of a difference, those too that stay as they are: more than a list counts. */
export const countRows = ({ assign, change, close, held, withoutSection }: DifferenceCounts): number =>
  assign + change + close + held + withoutSection

/** Where a page's rows are among all of them. */
export function placePage({ counts, rows }: Pick<Difference, 'counts' | 'rows'>, page: number) {
  const from = (page - 1) * PAGE_ROWS
  return { from: from + 1, to: from + rows.items.length, all: countRows(counts) }
}
