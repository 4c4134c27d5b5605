/** Which screenful of a list is asked for; `page` counts from 1, `limit` is 1 to 200. */
export type PageQuery = { readonly page: number; readonly limit: number }

/** A screenful. `total` is exact up to 1,000; above that it is 1,000 with `more: true`. */
export type Listed<T> = { readonly items: readonly T[]; readonly total: number; readonly more: boolean }

/** Where counting stops: a longer count would cost more than it tells. */
export const COUNTED_TO = 1000

/** Cuts a screenful out of a whole list; for adapters that hold everything in memory. */
export function pageOf<T>(all: readonly T[], { page, limit }: PageQuery): Listed<T> {
  const from = (page - 1) * limit
  return {
    items: all.slice(from, from + limit),
    total: Math.min(all.length, COUNTED_TO),
    more: all.length > COUNTED_TO,
  }
}
