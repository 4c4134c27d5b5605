import type { Listed } from '@osh/core/shared/page.ts'

type Added<T> = {
  /** Those that are shown and those of the page, none twice. */
  readonly rows: readonly T[]
  /** As many came meanwhile as a page has, and moved the others on: what was asked for is on the next page. */
  readonly isPassed: boolean
  /** None follow. What came meanwhile stands before the first, and is shown when the list is read again. */
  readonly isLast: boolean
}

/** The rows that are shown with those of a further page. */
export function addPage<T>(
  shown: readonly T[],
  { items, total, more }: Listed<T>,
  idOf: (row: T) => unknown,
  size: number,
): Added<T> {
  const ids = new Set(shown.map(idOf))
  const rows = [...shown, ...items.filter((row) => !ids.has(idOf(row)))]
  const isFull = items.length === size
  return {
    rows,
    isPassed: isFull && rows.length === shown.length,
    isLast: !isFull || (!more && rows.length >= total),
  }
}
