type Row = Readonly<Record<string, unknown>>

/** A row of a table beside what the records have for it: as it is there, changed, added by hand, or removed. */
export type ComparedRow<R extends Row> =
  | { readonly is: 'same'; readonly at: number; readonly row: R; readonly known: R }
  | { readonly is: 'changed'; readonly at: number; readonly row: R; readonly known: R }
  | { readonly is: 'added'; readonly at: number; readonly row: R }
  /** `at`: before which row it was. */
  | { readonly is: 'removed'; readonly at: number; readonly known: R }

/**
 * How a table differs from what the records have, in its own order: a row is the one of the records that it shares most cells with, of those
 * between the same unchanged rows.
 */
export function compareRows<R extends Row>(
  known: readonly R[],
  rows: readonly R[],
): readonly ComparedRow<R>[] {
  const compared: ComparedRow<R>[] = []
  let [from, at] = [0, 0]
  for (const [k, r] of [...findAlike(known, rows), [known.length, rows.length] as const]) {
    compared.push(...compareGap(known.slice(from, k), rows.slice(at, r), at))
    const [same, row] = [known[k], rows[r]]
    if (same && row) compared.push({ is: 'same', at: r, row, known: same })
    from = k + 1
    at = r + 1
  }
  return compared
}

/** Rows that are alike in both, by their places: each next one is the first that is still to come. */
function findAlike(known: readonly Row[], rows: readonly Row[]): readonly (readonly [number, number])[] {
  const places = new Map<string, number[]>()
  for (const [k, row] of known.entries()) places.set(print(row), [...(places.get(print(row)) ?? []), k])
  const alike: [number, number][] = []
  let next = 0
  for (const [r, row] of rows.entries()) {
    const place = places.get(print(row))?.find((k) => k >= next)
    if (place === undefined) continue
    alike.push([place, r])
    next = place + 1
  }
  return alike
}

/** Rows between two that are alike: each by hand takes the one that it is most like, and was not taken. */
function compareGap<R extends Row>(known: readonly R[], rows: readonly R[], first: number): ComparedRow<R>[] {
  const left = [...known]
  const compared: ComparedRow<R>[] = []
  for (const [i, row] of rows.entries()) {
    const at = first + i
    const best = left.toSorted((a, b) => countShared(b, row) - countShared(a, row))[0]
    if (!best || countShared(best, row) === 0) {
      compared.push({ is: 'added', at, row })
      continue
    }
    const passed = left.splice(0, left.indexOf(best) + 1).slice(0, -1)
    compared.push(...passed.map((gone) => ({ is: 'removed', at, known: gone }) as const))
    compared.push({ is: 'changed', at, row, known: best })
  }
  const at = first + rows.length
  return [...compared, ...left.map((gone) => ({ is: 'removed', at, known: gone }) as const)]
}

const countShared = (a: Row, b: Row): number =>
  Object.keys(b).filter((name) => String(b[name] ?? '') !== '' && a[name] === b[name]).length

const print = (row: Row): string =>
  JSON.stringify(
    Object.entries(row)
      .filter(([, cell]) => String(cell ?? '') !== '')
      .toSorted(([a], [b]) => (a < b ? -1 : 1)),
  )

export const countDifferent = (compared: readonly ComparedRow<Row>[]): number =>
  compared.filter(({ is }) => is !== 'same').length
