import type { PageQuery } from '../shared/page.ts'
import type { FieldErrors } from '../shared/results/refusals.ts'
import { fieldErrors } from '../shared/results/refusals.ts'
import { err, ok, type Result } from '../shared/results/result.ts'

/** Which news a person wants to see; `off` is all of it. */
export const newsFilters = ['off', 'unread', 'important'] as const
export type NewsFilter = (typeof newsFilters)[number]

export type NewsQuery = PageQuery & { readonly filter: NewsFilter }

/** How many pieces of news are read at once. */
export const NEWS_PAGE = 10

/** None is `off`. */
export function parseNewsFilter(given: unknown): Result<NewsFilter, FieldErrors<'choice/unknown'>> {
  const filter = newsFilters.find((one) => one === (given || 'off'))
  return filter ? ok(filter) : err(fieldErrors({ field: 'filter', code: 'choice/unknown' }))
}
