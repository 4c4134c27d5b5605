import type { CommandsOf } from '../commands/command.ts'
import type { ActivityRequest } from '../companies/parse-activity-request.ts'
import type { Instant } from '../shared/dates/instant.ts'
import type { Listed, PageQuery } from '../shared/page.ts'
import { type FieldErrors, fieldErrors } from '../shared/results/refusals.ts'
import { err, ok, type Result } from '../shared/results/result.ts'
import { handle } from './handle.ts'
import type { Asker, KeptRequest } from './kept-request.ts'

/** Which requests an operator wants to see. */
export const requestFilters = ['new', 'all'] as const
export type RequestFilter = (typeof requestFilters)[number]

export type RequestQuery = PageQuery & { readonly filter: RequestFilter }

/** A request as an operator sees it. */
export type DeskRequest = Omit<KeptRequest, 'askedBy' | 'companyId' | 'handled'> & {
  /** Of the account that asked; null of a visitor, and where the account is gone. */
  readonly account: string | null
  readonly company: { readonly name: string; readonly inn: string } | null
  readonly handledAt: Instant | null
}

/** What operators do about requests. */
export const requestCommands = { handle }
export type RequestCommands = CommandsOf<typeof requestCommands>

/** Port: requests for activities, as operators see them. */
export type RequestDesk = RequestCommands & {
  /** The latest first; `total` is exact. */
  list(query: RequestQuery): Promise<Listed<DeskRequest>>
}

/** Requests for activities as they are stored. */
export interface RequestShelf {
  /** @param asker null: a visitor */
  add(request: ActivityRequest, asker: Asker | null): Promise<Result<null, never>>
  list(query: RequestQuery): Promise<Listed<DeskRequest>>
}

/** None is `new`. */
export function parseRequestFilter(given: unknown): Result<RequestFilter, FieldErrors<'choice/unknown'>> {
  const filter = requestFilters.find((one) => one === (given || 'new'))
  return filter ? ok(filter) : err(fieldErrors({ field: 'filter', code: 'choice/unknown' }))
}
