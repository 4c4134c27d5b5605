import type { Listed, PageQuery } from '@osh/core/shared/page.ts'
import { type FieldErrors, fieldErrors } from '@osh/core/shared/results/refusals.ts'
import { err, ok, type Result } from '@osh/core/shared/results/result.ts'

/** A request's query string, as text. */
export type QueryText = Readonly<Record<string, string | undefined>>

/** Items of a screenful, at most and unless said otherwise. */
export const LARGEST_PAGE = 200
export const USUAL_PAGE = 50

export const TOTAL = 'x-total-count'
export const MORE = 'x-total-more'

/** Headers that tell how long the whole list is. */
export const writeTotalHeaders = ({
  total,
  more,
}: Pick<Listed<unknown>, 'total' | 'more'>): Record<string, string> => ({
  [TOTAL]: String(total),
  ...(more ? { [MORE]: '1' } : {}),
})

/** A screenful from its items and headers; without a total the items are all there is. */
export function readListed<T>(items: readonly T[], headers: Headers): Listed<T> {
  const total = Number(headers.get(TOTAL) ?? items.length)
  return {
    items,
    total: Number.isFinite(total) ? total : items.length,
    more: headers.get(MORE) === '1',
  }
}

export const writePageParams = ({ page, limit }: PageQuery): Record<string, string> => ({
  page: String(page),
  limit: String(limit),
})

export const pageCodes = ['page/invalid', 'page-size/invalid'] as const
export type PageCode = (typeof pageCodes)[number]

/** Page 1 of 50 unless said otherwise; `limit` is 1 to 200. */
export function readPage(query: QueryText): Result<PageQuery, FieldErrors<PageCode>> {
  const page = readCount(query.page, 1, Number.MAX_SAFE_INTEGER)
  const limit = readCount(query.limit, USUAL_PAGE, LARGEST_PAGE)
  if (page === null) return err(fieldErrors({ field: 'page', code: 'page/invalid' }))
  if (limit === null) return err(fieldErrors({ field: 'limit', code: 'page-size/invalid' }))
  return ok({ page, limit })
}

function readCount(text: string | undefined, usual: number, most: number): number | null {
  if (text === undefined || text === '') return usual
  const count = /^\d{1,15}$/.test(text) ? Number(text) : 0
  return count >= 1 && count <= most ? count : null
}
